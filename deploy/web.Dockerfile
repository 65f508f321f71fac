# nginx with the configuration that is made from the gateway's table of routes, and, as a target of its own, the program
# that writes the files a deployment adds to the builds.
FROM node:24.21.0-bookworm-slim AS runtime-files
RUN install -d -o node -g node /srv/premise/runtime
WORKDIR /premise
COPY libs/contracts ./libs/contracts
COPY tools/gateway ./tools/gateway
# the gateway's writer needs the contracts and nothing else
RUN mkdir -p node_modules/@premise && ln -s ../../libs/contracts node_modules/@premise/contracts
USER node
CMD ["node", "--conditions=source", "--disable-warning=ExperimentalWarning", "tools/gateway/src/write-runtime.ts", "/srv/premise/runtime"]

FROM debian:12.12-slim AS web
RUN apt-get update \
    && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static curl \
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /var/www/html
COPY deploy/web/nginx.conf /etc/nginx/nginx.conf
COPY tools/gateway/nginx.conf /etc/nginx/premise.conf
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
