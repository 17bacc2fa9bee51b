import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import type { BootPlan } from '../src/boot/plan.ts'
import { filesOf, liveCalls, noCalls, pictures, skyIn, textsIn } from './boot-plan.ts'
import { builtTextsFolder } from './texts-plugin.ts'

const source = fileURLToPath(new URL('../src/boot/boot.ts', import.meta.url))
const placeholder = '/boot.js'

/** The boot script as one classic script: modules would run after the first paint. */
async function bundle(plan: BootPlan): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: { BOOT_PLAN: JSON.stringify(plan) },
    build: { write: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('The boot script was not built.')
  return chunk.code
}

/** Adds the boot script to the page: built on the fly in development, hashed in production. */
export function bootPlugin(apiBase: string): Plugin {
  let base = '/'
  return {
    name: 'manzil-boot',
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: placeholder }, injectTo: 'head-prepend' },
    ],
    configureServer(server) {
      const calls = server.config.mode === 'mock' ? noCalls : liveCalls
      server.middlewares.use(placeholder, (_request, response, next) => {
        bundle({ base: apiBase, ...calls, files: {}, pictures }).then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
    async generateBundle(_options, output) {
      const page = output['index.html']
      if (page?.type !== 'asset') throw new Error('index.html is not in the build.')
      const html = String(page.source)
      const chunks = Object.values(output).filter((file) => file.type === 'chunk')
      const code = await bundle({
        base: apiBase,
        ...liveCalls,
        files: filesOf(chunks, base, html),
        pictures,
        sky: skyIn(Object.keys(output), base),
        texts: textsIn(base + builtTextsFolder()),
      })
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      const fileName = `assets/boot-${hash}.js`
      this.emitFile({ type: 'asset', fileName, source: code })
      page.source = html.replace(placeholder, base + fileName)
    },
  }
}
