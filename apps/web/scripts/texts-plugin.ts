import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileTexts, type WrittenTexts } from '@manzil/i18n/compile-texts'
import type { Plugin } from 'vite'
import { firstTextsOf } from '../src/boot/first-texts.ts'
import { type Entrance, entrances } from '../src/routing/entrances.ts'

const locales = fileURLToPath(new URL('../../../packages/i18n/src/locales/', import.meta.url))

const read = (language: string, feature: string): string => {
  const texts: WrittenTexts = JSON.parse(
    readFileSync(path.join(locales, language, `${feature}.json`), 'utf8'),
  )
  return JSON.stringify(compileTexts(texts))
}

/** Texts as modules, by `<language>/<feature>.js`, and what each entrance needs of them in one. */
function builtTexts(): Map<string, string> {
  const files = readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  const each = files.toSorted().map((file): [string, string] => {
    const [language = '', feature = ''] = file.replace(/\.json$/, '').split(path.sep)
    return [`${language}/${feature}.js`, `export default ${read(language, feature)}\n`]
  })
  const languages = new Set(each.map(([name]) => name.replace(/\/.*/, '')))
  const first = [...languages].flatMap((language) =>
    Object.values(entrances).map(({ texts }: Entrance): [string, string] => {
      const features = ['common', ...texts]
      const lines = features.map(
        (feature) => `export const ${feature} = ${read(language, feature)}`,
      )
      return [`${language}/${firstTextsOf(features)}.js`, `${lines.join('\n')}\n`]
    }),
  )
  return new Map([...each, ...first])
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
 * Compiles each file of texts and writes it under an address that can be computed. As chunks they would need a map
 * of 84 hashed names in the first script, which a changed word in any language would change. The
 * texts of the first screen come in one file, which the boot script asks for and tells of; where it
 * does not come, each is asked for by itself.
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
  const first = window.manzilTexts
  if (first?.language === language && first.features.includes(feature)) {
    const texts = await import(/* @vite-ignore */ first.address).catch(() => undefined)
    if (texts) return texts[feature]
  }
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
