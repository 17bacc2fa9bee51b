import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const locales = fileURLToPath(new URL('../../../packages/i18n/src/locales/', import.meta.url))

/** Texts as modules, by `<language>/<feature>.js`. */
function builtTexts(): Map<string, string> {
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  return new Map(
    files.toSorted().map((file) => {
      const texts: unknown = JSON.parse(readFileSync(path.join(locales, file), 'utf8'))
      const name = file.replaceAll(path.sep, '/').replace(/\.json$/, '.js')
      return [name, `export default ${JSON.stringify(texts)}\n`]
    }),
  )
}

/** One hash stands for all texts, so that an address can be computed from language and feature. */
function folderOf(texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [name, code] of texts) hash.update(name).update(code)
  return `assets/texts-${hash.digest('base64url').slice(0, 8)}/`
}

/** Folder of the built texts below the site's root, ending in a slash. */
export const builtTextsFolder = (): string => folderOf(builtTexts())

/**
 * Writes each file of texts under an address that can be computed. As chunks they would need a map
 * of 84 hashed names in the first script, which a changed word in any language would change.
 */
export function textsPlugin(): Plugin {
  let base = '/'
  return {
    name: 'manzil-texts',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    load: {
      filter: { id: /\/i18n\/src\/load-texts\.ts$/ },
      handler: () => `export async function loadTexts(language, feature) {
  const address = ${JSON.stringify(base + builtTextsFolder())} + language + '/' + feature + '.js'
  return (await import(/* @vite-ignore */ address)).default
}`,
    },
    generateBundle() {
      const texts = builtTexts()
      const folder = folderOf(texts)
      for (const [name, source] of texts)
        this.emitFile({ type: 'asset', fileName: folder + name, source })
    },
  }
}
