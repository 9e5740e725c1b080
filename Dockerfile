# syntax=docker/dockerfile:1

# The guide as an image: the built site, the server, the packages that the server needs, and the Node of package-lock.json.
# It runs as nobody in particular, needs no place to write but /data, and that only for the embedded database. docs/deploy.md.
#
#   docker build --build-arg SITE_ORIGIN=https://guide.example --tag lofoten-guide:2 .

# Official images; npm run pin:images adds their digests (docs/deploy.md).
ARG NODE_IMAGE=node:26-bookworm-slim
ARG BASE_IMAGE=debian:bookworm-slim
# The image of the release before: the files that open pages still ask for are taken from it.
ARG PREVIOUS=${BASE_IMAGE}
FROM ${PREVIOUS} AS previous

# The Node of this image only runs npm; the packages bring the one that builds and serves.
FROM ${NODE_IMAGE} AS site
ENV ASTRO_TELEMETRY_DISABLED=1 npm_config_cache=/npm-cache
WORKDIR /guide
COPY package.json package-lock.json .npmrc ./
COPY scripts/setup scripts/setup
RUN --mount=type=cache,target=/npm-cache \
    node --input-type=module --eval "await (await import('/guide/scripts/setup/prepare.mjs')).prepareInstallation()"
COPY . .
# Pages carry these, so they belong to the build; the server gets the same below.
# Generated from contract/settings.ts by npm run generate:settings
ARG SITE_ORIGIN
ARG CONTENT_EVIDENCE=verified
ARG ANON_KEY=lofoten-guide-public-key
ARG TILE_URL=https://cache.kartverket.no/v1/wmts/1.0.0/topo/default/webmercator/{z}/{y}/{x}.png
ARG TOUR_STAND_IN=off
ARG MARKDOWN=on
ARG OPEN_DATA=on
ARG AGENTS_MAY=fetch,search
ARG MCP=on
ARG HOTEL_SOURCE=sample
ENV SITE_ORIGIN=${SITE_ORIGIN} \
    CONTENT_EVIDENCE=${CONTENT_EVIDENCE} \
    ANON_KEY=${ANON_KEY} \
    TILE_URL=${TILE_URL} \
    TOUR_STAND_IN=${TOUR_STAND_IN} \
    MARKDOWN=${MARKDOWN} \
    OPEN_DATA=${OPEN_DATA} \
    AGENTS_MAY=${AGENTS_MAY} \
    MCP=${MCP} \
    HOTEL_SOURCE=${HOTEL_SOURCE}
# End of generated settings
RUN test -n "$SITE_ORIGIN" || { echo 'Say --build-arg SITE_ORIGIN=https://…, the address that visitors see.'; exit 1; }
RUN npm run build && npm run --silent sbom > dist/sbom.cdx.json
RUN --mount=type=bind,from=previous,target=/previous \
    if [ -f /previous/guide/dist/serving.json ]; then npm run carry:files -- /previous/guide/dist; fi

FROM ${NODE_IMAGE} AS packages
ENV npm_config_cache=/npm-cache
WORKDIR /guide
COPY package.json package-lock.json .npmrc ./
# Of the Node package, only the executable is needed.
RUN --mount=type=cache,target=/npm-cache npm ci --omit=dev --include=optional --no-audit --no-fund \
 && rm -rf node_modules/node-*/include node_modules/node-*/share

FROM ${BASE_IMAGE}
# The one library of the pinned Node that this Debian does not bring along.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends libatomic1 \
 && rm -rf /var/lib/apt/lists/* \
 && install --directory --owner=10001 --group=10001 --mode=0700 /data
WORKDIR /guide
COPY --from=packages /guide/node_modules node_modules
COPY package.json LICENSE ./
COPY contract contract
COPY scripts scripts
COPY server server
COPY --from=site /guide/dist dist
# Generated from contract/settings.ts by npm run generate:settings
ARG SITE_ORIGIN
ARG CONTENT_EVIDENCE=verified
ARG ANON_KEY=lofoten-guide-public-key
ARG TILE_URL=https://cache.kartverket.no/v1/wmts/1.0.0/topo/default/webmercator/{z}/{y}/{x}.png
ARG TOUR_STAND_IN=off
ARG MARKDOWN=on
ARG OPEN_DATA=on
ARG AGENTS_MAY=fetch,search
ARG MCP=on
ARG HOTEL_SOURCE=sample
ENV SITE_ORIGIN=${SITE_ORIGIN} \
    CONTENT_EVIDENCE=${CONTENT_EVIDENCE} \
    ANON_KEY=${ANON_KEY} \
    TILE_URL=${TILE_URL} \
    TOUR_STAND_IN=${TOUR_STAND_IN} \
    MARKDOWN=${MARKDOWN} \
    OPEN_DATA=${OPEN_DATA} \
    AGENTS_MAY=${AGENTS_MAY} \
    MCP=${MCP} \
    HOTEL_SOURCE=${HOTEL_SOURCE}
# End of generated settings
ENV NODE_ENV=production \
    PATH=/guide/node_modules/.bin:/usr/bin:/bin \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Stops within ten seconds of a SIGTERM: docker stop --time 15.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --start-interval=1s --retries=3 \
  CMD ["node", "scripts/ask-readiness.ts"]
CMD ["node", "--max-old-space-size=384", "--max-semi-space-size=4", "server/main.ts"]
