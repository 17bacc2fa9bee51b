import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What may be named: titles and places of rows, and the visitor's own words. */
export interface KnownNames {
  /** Texts from which may be quoted. */
  quotable: readonly string[]
  /** Words of everything that may be named, in small letters. */
  words: ReadonlySet<string>
}

const everyday =
  'AED UAE I I’m I’d I’ll I’ve sqft ft BR BHK DLD ROI Dubai Abu Dhabi Sharjah Ajman Ras Al Khaimah Fujairah Umm Quwain United Arab Emirates Dirham Dirhams English Quadratfuß Sie Ihnen Ihr Ihre Ihren Ihrer'

export function knownNames(quotable: readonly string[]): KnownNames {
  const words = [...quotable, everyday].flatMap((text) => text.match(/[\p{L}\p{M}’'-]+/gu) ?? [])
  return { quotable, words: new Set(words.map((word) => word.toLowerCase())) }
}

const quotePattern = /[“«„"「『]([^“”«»„"「」『』\n]{2,})[”»“"」』]/gu

/** Whether everything in quotation marks is a title, a name, the visitor's own words or those of a text. */
export const quotesAreKnown = (
  text: string,
  { quotable }: KnownNames,
  sayings: readonly { text: string }[] = [],
): boolean =>
  [...text.matchAll(quotePattern)].every(([, quoted = '']) => {
    const clean = quoted.replace(/[.,!?،。，]+$/u, '').toLowerCase()
    const known = [...quotable, ...sayings.map((saying) => saying.text)]
    return known.some((each) => each.toLowerCase().includes(clean))
  })

/** Words that begin a sentence before a name, and are no part of it. */
const starters: ReadonlySet<string> = new Set(
  'the in at a an all both this these some most with for from only another and but of on near homes apartments villas'.split(
    ' ',
  ),
)

/**
 * Names in Latin letters that no row and no visitor has said. Capitals tell a name; German writes
 * every noun with one, so there only two unknown ones side by side do.
 */
export function namesUnknown(text: string, language: LanguageCode, { words }: KnownNames): boolean {
  const least = language === 'de' ? 2 : 1
  for (const sentence of text.split(/(?<=[.!?:;•])\s+|\n/u)) {
    let run = 0
    const found = sentence.match(/[\p{L}\p{M}’'-]+/gu) ?? []
    for (const [index, word] of found.entries()) {
      const isName = /^\p{Lu}/u.test(word) && /\p{Script=Latin}/u.test(word)
      const isKnown = words.has(bare(word)) || (index === 0 && isStart(found, language))
      run = isName && !isKnown ? run + 1 : 0
      if (run >= least) return true
    }
  }
  return false
}

/** The first word of a sentence has a capital anyway, unless it begins a name. */
const isStart = ([first = '', next = '']: readonly string[], language: LanguageCode): boolean =>
  language === 'de' || !/^\p{Lu}\p{L}/u.test(next) || starters.has(first.toLowerCase())

const bare = (word: string): string => word.toLowerCase().replace(/['’]s?$/u, '')
