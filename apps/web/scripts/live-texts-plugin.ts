import path from 'node:path'
import { compileTexts, type WrittenTexts } from '@manzil/i18n/compile-texts'
import type { Plugin } from 'vite'
import { type ChangedTexts, changedTextsEvent } from '../src/language/live-texts.ts'

/** Language and feature of a file of texts. */
function namesOf(file: string): Pick<ChangedTexts, 'language' | 'feature'> | undefined {
  const match = /[\\/]locales[\\/](?<language>[a-z]+)[\\/](?<feature>[\w-]+)\.json$/.exec(file)
  const { language, feature } = match?.groups ?? {}
  return language && feature ? { language, feature } : undefined
}

/** Sends changed texts to the open page, which would be loaded anew and lose its state. */
export function liveTextsPlugin(): Plugin {
  return {
    name: 'manzil-live-texts',
    apply: 'serve',
    hotUpdate: {
      order: 'pre',
      async handler({ file, read }) {
        const names = namesOf(path.normalize(file))
        if (!names || this.environment.name !== 'client') return undefined
        const written: WrittenTexts = JSON.parse(await read())
        const changed: ChangedTexts = { ...names, texts: compileTexts(written) }
        this.environment.hot.send(changedTextsEvent, changed)
        return []
      },
    },
  }
}
