/* Lets a program's disk fail or pause: preloaded by tests/disk.py, which writes the file that says how. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

/* The number of an error to fail with, after a pause; 0: none. */
static int fault(const char *call, const char *path) {
    char name[4096], suffix[256];
    int number, milliseconds, times;
    static int done;
    const char *folder = getenv("FAULTS");
    if (!folder) return 0;
    snprintf(name, sizeof name, "%s/%s", folder, call);
    FILE *file = fopen(name, "r");
    if (!file) return 0;
    int found = fscanf(file, "%255s %d %d %d", suffix, &number, &milliseconds, &times);
    fclose(file);
    size_t length = strlen(path), ending = strlen(suffix);
    if (found != 4 || length < ending || strcmp(path + length - ending, suffix) || done >= times) return 0;
    if (number) done++;
    struct timespec pause = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    nanosleep(&pause, NULL);
    return number;
}

static int fault_of(const char *call, int handle) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return fault(call, path);
}

int fdatasync(int handle) {
    static int (*real)(int);
    if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
    int number = fault_of("fdatasync", handle);
    if (number) return errno = number, -1;
    return real(handle);
}

ssize_t pread64(int handle, void *bytes, size_t count, off64_t offset) {
    static ssize_t (*real)(int, void *, size_t, off64_t);
    if (!real) real = dlsym(RTLD_NEXT, "pread64");
    int number = fault_of("pread64", handle);
    if (number) return errno = number, -1;
    return real(handle, bytes, count, offset);
}

ssize_t pwrite64(int handle, const void *bytes, size_t count, off64_t offset) {
    static ssize_t (*real)(int, const void *, size_t, off64_t);
    if (!real) real = dlsym(RTLD_NEXT, "pwrite64");
    int number = fault_of("pwrite64", handle);
    if (number) return errno = number, -1;
    return real(handle, bytes, count, offset);
}

DIR *opendir(const char *path) {
    static DIR *(*real)(const char *);
    if (!real) real = dlsym(RTLD_NEXT, "opendir");
    int number = fault("opendir", path);
    if (number) return errno = number, NULL;
    return real(path);
}
