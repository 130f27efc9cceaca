# Promptfolio in one image: the site with its API, the API alone, and the commands (deploy/container/start.mjs).
# BASE needs Node 20.19 or later with npm; deploy/container/make-base.sh makes one where no registry can be reached.
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY . .
# Install scripts stay off (.npmrc); the build brings what the servers need at run time into one folder. Versions are the lock
# file's; npm installs what a workspace's development dependencies need even when it omits them, so they are taken out.
RUN npm ci --no-audit --no-fund --loglevel=error
RUN npm run build && npm run packages
RUN mkdir /out \
  && cp -r --parents package.json package-lock.json .npmrc deploy/container demo-collection \
     api/dist delivery/dist dist/kit shell/dist/release mfe-*/dist/release /out \
  && find . -name package.json -not -path '*/node_modules/*' -not -path '*/dist/*' -exec cp --parents {} /out \; \
  && cd /out \
  && npm pkg delete devDependencies --workspace api --workspace delivery \
  && npm install --prefer-offline --omit=dev --workspace api --workspace delivery --no-audit --no-fund --loglevel=error

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
WORKDIR /app
COPY --from=build /out /app
# The container writes only to /data and /tmp.
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin promptfolio \
  && mkdir -p /data && chown 10001:10001 /data && chmod 700 /data
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=4", "--wasm-num-compilation-tasks=1", \
  "deploy/container/start.mjs"]
CMD ["all"]
