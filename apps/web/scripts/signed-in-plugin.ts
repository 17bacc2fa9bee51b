import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { interfaceLanguages } from '@manzil/i18n/languages'
import { build, type Plugin } from 'vite'

const fileOf = (name: string) => fileURLToPath(new URL(`../src/signed-in/${name}`, import.meta.url))

const html = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <meta name="robots" content="noindex" />
    <title>Manzil</title>
    <link rel="stylesheet" href="/signed-in.css" />
    <script defer src="/signed-in.js"></script>
  </head>
  <body><main></main></body>
</html>
`

/** The few sentences of the page in every language, so that it loads nothing else. */
function texts(): string {
  const entries = interfaceLanguages.map((language) => {
    const file = new URL(
      `../../../packages/i18n/src/locales/${language}/account.json`,
      import.meta.url,
    )
    const { waiting, nothing, home } = JSON.parse(readFileSync(file, 'utf8')).social
    return [language, { waiting, nothing, home }] as const
  })
  return JSON.stringify(Object.fromEntries(entries))
}

async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: { SIGNED_IN_TEXTS: texts() },
    build: {
      write: false,
      rolldownOptions: { input: fileOf('signed-in.ts'), output: { format: 'iife' } },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (chunk?.type !== 'chunk')
    throw new Error('The script of the page after a sign-in was not built.')
  return chunk.code
}

const files = {
  'signed-in.html': { type: 'text/html', make: async () => html },
  'signed-in.css': {
    type: 'text/css',
    make: async () => readFileSync(fileOf('signed-in.css'), 'utf8'),
  },
  'signed-in.js': { type: 'text/javascript', make: bundle },
}

/**
 * The page that identity providers send their popup to. Its addresses never change, since operators
 * register the page with providers; it needs nothing of the app.
 */
export function signedInPlugin(): Plugin {
  return {
    name: 'manzil-signed-in',
    configureServer(server) {
      for (const [name, { type, make }] of Object.entries(files))
        server.middlewares.use(`/${name}`, (_request, response, next) => {
          make().then((text) => {
            response.setHeader('content-type', `${type}; charset=utf-8`)
            response.end(text)
          }, next)
        })
    },
    async generateBundle() {
      for (const [fileName, { make }] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: await make() })
    },
  }
}
