/** What is said in English, by language; filled by load-words.ts before a story is drawn. */
const dictionaries = new Map<string, ReadonlyMap<string, string>>()
const translated = new WeakMap<object, Map<string, unknown>>()

/** Gives a language its words. What it has none for is said in English. */
export function teach(language: string, words: ReadonlyMap<string, string>): void {
  dictionaries.set(language, words)
}

/** Whether the words of a language are at hand; those of English and Arabic always are. */
export const isTaught = (language: string): boolean =>
  ['en', 'ar'].includes(language) || dictionaries.has(language)

/** The language for formats of figures and dates. */
export const languageTag = (language: string): string =>
  ['en', 'ar'].includes(language) ? `${language}-AE` : language

/** Texts of stories in the language of the toolbar. */
export function spoken<Texts extends object>(language: unknown, en: Texts, ar: Texts): Texts {
  if (language === 'ar') return ar
  const words = dictionaries.get(String(language))
  if (!words) return en
  const known = translated.get(en) ?? new Map<string, unknown>()
  translated.set(en, known)
  const before = known.get(String(language))
  const texts = isLike(before, en) ? before : Object.assign({}, en, translate(en, words))
  known.set(String(language), texts)
  return texts
}

/** What was translated has the shape of the English texts: only strings were replaced. */
const isLike = <Texts>(texts: unknown, _en: Texts): texts is Texts => texts !== undefined

type Maker = (...values: unknown[]) => unknown

const isMaker = (text: unknown): text is Maker => typeof text === 'function'

function translate(text: unknown, words: ReadonlyMap<string, string>): unknown {
  if (typeof text === 'string') return words.get(text) ?? text
  if (isMaker(text)) return filled(text, words)
  if (Array.isArray(text)) return text.map((part) => translate(part, words))
  if (!text || typeof text !== 'object') return text
  const parts = Object.entries(text).map(([key, part]) => [key, translate(part, words)])
  return Object.fromEntries(parts)
}

/** `(count) => …` in another language: its pattern is looked up as `{0} places`. */
function filled(make: Maker, words: ReadonlyMap<string, string>): Maker {
  return (...values) => {
    const said = make(...values)
    const pattern = make(...values.map((_, place) => `{${place}}`))
    const other = typeof pattern === 'string' ? words.get(pattern) : undefined
    return other?.replace(/\{(\d)\}/g, (_, place) => String(values[Number(place)])) ?? said
  }
}
