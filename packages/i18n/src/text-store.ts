import type { Messages } from '@lingui/core'
import type { CompiledTexts } from './compile-texts.ts'
import { flatTexts } from './flat-texts.ts'

/** Fetches the texts of one feature in one language; how is the app's affair. */
export type LoadTexts = (language: string, feature: string) => Promise<CompiledTexts>

const nameOf = (language: string, feature: string): string => `${language}/${feature}`

/** Texts that have come, by language and feature. Tells `onArrival` the language of any that comes. */
export function createTextStore(load: LoadTexts, onArrival: (language: string) => void) {
  const arrived = new Map<string, Messages>()
  const underWay = new Map<string, Promise<void>>()

  function put(language: string, feature: string, texts: CompiledTexts): void {
    arrived.set(nameOf(language, feature), flatTexts(feature, texts))
    onArrival(language)
  }

  const ask = async (language: string, feature: string): Promise<void> =>
    put(language, feature, await load(language, feature))

  return {
    put,
    has: (language: string, feature: string): boolean => arrived.has(nameOf(language, feature)),
    /** Fetches what is not there; what is under way is not fetched twice. */
    fetch(language: string, feature: string): Promise<void> {
      const name = nameOf(language, feature)
      if (arrived.has(name)) return Promise.resolve()
      const known = underWay.get(name)
      if (known) return known
      const coming = ask(language, feature).finally(() => underWay.delete(name))
      underWay.set(name, coming)
      return coming
    },
    /** Everything that has come in a language. */
    textsIn: (language: string): Messages =>
      Object.assign(
        {},
        ...[...arrived].map(([name, texts]) => (name.startsWith(`${language}/`) ? texts : {})),
      ),
  }
}
