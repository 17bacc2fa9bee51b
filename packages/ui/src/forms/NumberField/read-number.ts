import { latinDigits } from '../RangeInputs/digits.ts'

/** What people write behind a number instead of its zeros, in the languages of our visitors. */
const multiples: readonly (readonly [factor: number, words: RegExp])[] = [
  [1e3, /^(?:k|thousand|th|tsd|ألف|الف|آلاف|тыс\.?|हज़ार|हजार|千)$/],
  [1e4, /^(?:万|萬)$/],
  [1e5, /^(?:lakhs?|lacs?|लाख)$/],
  [1e6, /^(?:m|mn|mio|mil|million|millions|مليون|ملايين|млн\.?)$/],
  [1e7, /^(?:cr|crores?|करोड़|करोड)$/],
  [1e8, /^(?:亿|億)$/],
  [1e9, /^(?:b|bn|billion|billions|مليار|млрд\.?)$/],
]

export interface NumberReading {
  /** Digits kept behind the decimal mark; 0 rounds to whole numbers. */
  decimals: number
  /** The decimal mark of the language: ',' or '.'. */
  mark: '.' | ','
  /** Understands 1.5m, 900k, ٣ مليون. */
  shorthand?: boolean
  /** Words to overlook before or behind the number, such as a currency. */
  overlook?: RegExp
}

/** Splits digits, points and commas into whole part and fraction; `null` if they make no sense. */
function splitFraction(body: string, mark: '.' | ',', whole: boolean): [string, string] | null {
  const marks = body.match(/[.,]/g) ?? []
  const last = body.search(/[.,]\d*$/)
  const grouped = body.slice(0, last)
  const head = grouped.replace(/[.,]/g, '')
  const tail = body.slice(last + 1)
  if (marks.length === 0) return [body, '']
  // Groups of two exist too: 12,34,567 is how India writes.
  if (marks.length > 1 && !/^\d{1,3}([.,])\d{2,3}(?:\1\d{2,3})*$/.test(grouped)) return null
  if (new Set(marks).size === 2) return [head, tail]
  if (marks.length > 1) return tail.length === 3 ? [head + tail, ''] : null
  // One mark: three digits behind the mark that is not decimal here are a group, and so they are
  // behind either mark where no fraction is wanted.
  const group = tail.length === 3 && head !== '' && (whole || body[last] !== mark)
  return group ? [head + tail, ''] : [head, tail]
}

/**
 * The number that somebody typed or pasted, in Latin, Arabic-Indic, Persian or Devanagari digits,
 * with or without separators. `null` for an empty text and for one that is no number.
 */
export function readNumber(text: string, options: NumberReading): number | null {
  const { decimals, mark, shorthand = false, overlook } = options
  const plain = latinDigits(text)
    .toLowerCase()
    // Marks of direction, which copied Arabic texts carry.
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/٬|،/g, ',')
    .replace(/٫/g, '.')
    .replace(/\u2212/g, '-')
    .replace(overlook ?? /^$/, ' ')
    .replace(/(\d)[\s'’_](?=\d)/g, '$1')
    .trim()
  const match = /^(-?)\s*([\d.,]+)\s*(\D*)$/.exec(plain)
  const [, sign = '', body = '', word = ''] = match ?? []
  if (!/\d/.test(body)) return null
  const factor = word === '' ? 1 : shorthand && multiples.find(([, words]) => words.test(word))?.[0]
  if (!factor) return null
  const parts = splitFraction(body, mark, decimals === 0 && factor === 1)
  if (parts === null) return null
  const scale = 10 ** decimals
  const scaled = Number(`${parts[0] || '0'}.${parts[1] || '0'}`) * factor * scale
  // The tiny term undoes binary fractions: 1.005 is stored as 1.00499…
  const number = Math.round(scaled + scaled * Number.EPSILON) / scale
  return Number.isSafeInteger(Math.round(number)) ? (sign ? -number || 0 : number) : null
}
