/// <reference types="vite/client" />
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import type { Loader } from '@storybook/react-vite'
import { isTaught, teach } from './words/spoken.ts'

interface Texts {
  [key: string]: string | Texts
}

const product = import.meta.glob<Texts>('../../i18n/src/locales/*/*.json', { import: 'default' })
const own = import.meta.glob<Record<string, string>>('./words/languages/*.json', {
  import: 'default',
})

/** Every text by its key. */
function* flat(texts: Texts, before = ''): Generator<[string, string]> {
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string') yield [`${before}${key}`, text]
    else yield* flat(text, `${before}${key}.`)
}

/** `{count} properties` as `{0} properties`: stories name their values otherwise. */
const patternOf = (message: CompiledMessage, names: readonly string[]): string =>
  message
    .map((token) => (typeof token === 'string' ? token : `{${names.indexOf(token[0])}}`))
    .join('')

const namesIn = (message: CompiledMessage): string[] =>
  message.flatMap((token) => (typeof token === 'string' ? [] : [token[0]]))

/** A text by its plural forms; under no name where it has none. */
function formsOf(text: string): Map<string, CompiledMessage> {
  const message = compileMessage(text)
  const [first] = message
  if (typeof first !== 'object' || first[1] !== 'plural') return new Map([['', message]])
  const forms = Object.entries(first[2] ?? {})
  return new Map(forms.filter(([, form]) => Array.isArray(form)))
}

/** What an English text says, and what another says in the same form. */
function pairsOf(said: string, meant: string): [string, string][] {
  const others = formsOf(meant)
  return [...formsOf(said)].flatMap(([form, message]): [string, string][] => {
    const other = others.get(form)
    const names = [...new Set(namesIn(message))]
    return other && namesIn(other).every((name) => names.includes(name))
      ? [[patternOf(message, names), patternOf(other, names)]]
      : []
  })
}

async function productWords(language: string): Promise<[string, string][]> {
  const english = Object.keys(product).filter((path) => path.includes('/locales/en/'))
  const files = english.map(async (path): Promise<[string, string][]> => {
    const other = product[path.replace('/en/', `/${language}/`)]
    const [said, meant] = await Promise.all([product[path]?.(), other?.()])
    if (!said || !meant) return []
    const words = new Map(flat(meant))
    return [...flat(said)].flatMap(([key, text]): [string, string][] => {
      const word = words.get(key)
      return word === undefined ? [] : pairsOf(text, word)
    })
  })
  return (await Promise.all(files)).flat()
}

/** English texts of the product and of stories in another language. */
export async function wordsOf(language: string): Promise<Map<string, string>> {
  const stories = own[`./words/languages/${language}.json`]
  const [words, more] = await Promise.all([productWords(language), stories?.()])
  return new Map([...words, ...Object.entries(more ?? {})])
}

/**
 * Before a story is drawn in a language that it has no words in: what the product says there, and
 * what stories alone say. Loaded when the language is chosen, so that others wait for nothing.
 */
export const loadWords: Loader = async ({ globals }) => {
  const language = String(globals.language)
  if (!isTaught(language)) teach(language, await wordsOf(language))
  return {}
}
