# One container: page, server and database. docs/hosting.md says how to run it.
FROM node:24-bookworm-slim
WORKDIR /app
COPY . .
# Installs what the lock file names, and builds the page once.
RUN node scripts/bootstrap.mjs start && node -e "import('./web/build/page.ts').then(({ builtPage }) => builtPage('production', console.log))"
RUN mkdir -p data && chown -R node:node data web/dist node_modules/.cache
USER node
VOLUME /app/data
EXPOSE 4600
CMD ["node", "web/start.ts", "--host", "0.0.0.0"]
