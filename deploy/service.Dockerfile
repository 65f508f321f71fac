# One of the three services: its HTTP program, its worker, its migrations and its commands are the same image.
#   docker build -f deploy/service.Dockerfile --build-arg SERVICE=auth -t premise/auth:0.1.0 .
FROM node:24.21.0-bookworm-slim AS build
ARG SERVICE
ENV NX_DAEMON=false NX_TUI=false CI=true
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
RUN npx nx run "@premise/${SERVICE}-service:build"

# The same folder with what runs alone. What only the tests of this service need is taken out by name: for npm it counts as
# needed, because tools of the workspace run on it.
FROM build AS production
ARG SERVICE
RUN --mount=type=cache,target=/root/.npm rm -rf node_modules \
    && npm pkg delete devDependencies --workspace "@premise/${SERVICE}-service" \
    && npm ci --ignore-scripts --omit=dev --workspace "@premise/${SERVICE}-service"

FROM node:24.21.0-bookworm-slim AS run
ARG SERVICE
ENV NODE_ENV=production HOST=0.0.0.0
COPY --from=production /src/package.json /premise/package.json
COPY --from=production /src/node_modules /premise/node_modules
COPY --from=production /src/libs /premise/libs
COPY --from=production /src/services/${SERVICE} /premise/services/${SERVICE}
# A volume that is mounted here begins as its owner's.
RUN install --directory --owner=node --group=node --mode=0700 /premise/files
WORKDIR /premise/services/${SERVICE}
USER node
EXPOSE 8080
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "dist/main.js"]
