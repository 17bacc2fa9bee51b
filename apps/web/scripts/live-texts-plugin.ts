import path from 'node:path'
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
        const texts: ChangedTexts['texts'] = JSON.parse(await read())
        this.environment.hot.send(changedTextsEvent, { ...names, texts } satisfies ChangedTexts)
        return []
      },
    },
  }
}
