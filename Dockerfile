# docker build -t harbourmaster .
# docker run -d --init --name harbourmaster --restart unless-stopped --log-opt max-size=10m --log-opt max-file=3 \
#     --env-file .env -v harbourmaster:/data harbourmaster
#
# The image says how it is at port 8138 inside the container; `docker ps` shows it.
FROM python:3.11-slim-bookworm

RUN useradd --system --uid 10001 harbourmaster && install -d -o harbourmaster /data
WORKDIR /app

# Some libraries have files for 64-bit machines only.
RUN case "$(dpkg --print-architecture)" in \
      amd64|arm64) ;; \
      *) echo "Harbourmaster's image needs a 64-bit machine: linux/amd64 or linux/arm64" >&2; exit 1 ;; \
    esac
COPY requirements-image.txt .
RUN pip install --no-cache-dir --require-hashes -r requirements-image.txt
COPY . .
RUN python -m compileall -q .

USER harbourmaster
VOLUME /data
ENV PYTHONUNBUFFERED=1 HARBOURMASTER_DATABASE=/data/harbourmaster.db HARBOURMASTER_HEALTH=8138
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["python", "-m", "service.probe"]
CMD ["python", "bot.py"]
