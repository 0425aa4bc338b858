# One container: page, server and database. docs/hosting.md says how to run it.
FROM node:24-bookworm-slim
WORKDIR /app
COPY . .
# Installs what the lock file names, and builds the page once.
RUN node scripts/bootstrap.mjs start && node -e "import('./web/build/page.ts').then(({ builtPage }) => builtPage('production', console.log))"
# Whoever runs it may write where it keeps matches and what it has built, and nowhere else; `siege` is found by its name.
RUN mkdir -p data node_modules/.cache \
  && chown -R node:node data web/dist node_modules/.cache \
  && ln -s /app/cli/bin/siege.mjs /usr/local/bin/siege
USER node
VOLUME /app/data
EXPOSE 4600
CMD ["node", "web/start.ts", "--host", "0.0.0.0"]
