# docker build -t harbourmaster .
# docker run -d --name harbourmaster --restart unless-stopped --env-file .env -v harbourmaster:/data harbourmaster
FROM python:3.11-slim-bookworm

RUN useradd --system --uid 10001 harbourmaster && install -d -o harbourmaster /data
WORKDIR /app

COPY requirements.txt .
RUN pip install --no-cache-dir -r requirements.txt
COPY . .

USER harbourmaster
VOLUME /data
ENV PYTHONUNBUFFERED=1 HARBOURMASTER_DATABASE=/data/harbourmaster.db
STOPSIGNAL SIGTERM
CMD ["python", "bot.py"]
