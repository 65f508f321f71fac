# One of the four front ends. The image holds a build and puts it into the volume that the web server reads: each app is
# delivered on its own, and open tabs still find the files of earlier builds.
#   docker build -f deploy/app.Dockerfile --build-arg APP=analyzer-mf -t premise/analyzer-mf:0.1.0 .
FROM node:24.21.0-bookworm-slim AS build
ARG APP
ENV NX_DAEMON=false NX_TUI=false CI=true
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
RUN npx nx run "@premise/${APP}:build"

FROM node:24.21.0-bookworm-slim AS run
ARG APP
# a new volume takes its owner from here
RUN install -d -o node -g node /site
COPY deploy/publish-build.mjs /premise/publish-build.mjs
COPY --from=build /src/apps/${APP}/dist /premise/build
WORKDIR /premise
USER node
CMD ["node", "publish-build.mjs", "/premise/build", "/site"]
