import { foldText } from '@manzil/query-language/language/fold'

/** What a text may say: the figures and links of its evidence, and what the visitor said. */
interface Grounds {
  /** Texts whose figures and links may be repeated. */
  claims: readonly string[]
  /** Texts whose links may be repeated; titles of advertisers are not among them. */
  links: readonly string[]
  /** Further figures that may stand there, like the visitor's own budget. */
  numbers: readonly number[]
  /** Texts from which words may be quoted: titles, the visitor's words, fixed sentences. */
  quotable: readonly string[]
}

interface GuardedText {
  text: string
  /** Sentences that were taken out. */
  refused: string[]
}

/** Smaller numbers are counts and rooms that every sentence may hold. */
const smallestFigure = 1000
/** Rounding between a figure and its text. */
const tolerance = 0.5

const linkPattern =
  /(?:https?:\/\/|www\.)\S+|\/[a-z][a-z-]*\?\S+|\b[a-z0-9-]+\.(?:com|ae|net|org|io|ru|cn)\b\S*/giu
// Groups of two digits too: 21,60,000 is how Hindi writes 2.16 million.
const numberPattern =
  /\d+(?:[.,\u00a0\u202f ]\d{2,3})*[.,\u00a0\u202f ]\d{3}(?:[.,]\d+)?|\d+(?:[.,]\d+)?/gu

/** Takes out every sentence with a figure of a thousand or more, a link or a quoted title that nothing supports. */
export function guardText(text: string, grounds: Grounds): GuardedText {
  const links = new Set(grounds.links.flatMap(linksIn))
  const numbers = [...grounds.numbers, ...grounds.claims.flatMap(figuresIn)]
  const refused: string[] = []
  const kept = text.split('\n').map((line) =>
    sentencesOf(line)
      .filter((sentence) => {
        const holds =
          linksIn(sentence).every((link) => links.has(link)) &&
          quotesIn(sentence).every((quote) =>
            grounds.quotable.some((text) => text.includes(quote)),
          ) &&
          figuresIn(sentence).every((figure) =>
            numbers.some((known) => Math.abs(known - figure) <= tolerance),
          )
        if (!holds) refused.push(sentence.trim())
        return holds
      })
      .join(''),
  )
  return { text: kept.join('\n').trim(), refused }
}

/** Sentences with the space behind them; a stop inside a number or an address does not end one. */
function sentencesOf(line: string): string[] {
  return line.match(/.+?(?:[.?!;؟।]+(?=\s|$)\s*|[。！？]+\s*|$)/gu) ?? []
}

/** What stands in quotation marks, as titles do. */
const quotesIn = (text: string): string[] =>
  [...text.matchAll(/[“«„]([^“”«»„]+)[”»“]/gu)].map(([, quoted = '']) => quoted)

function linksIn(text: string): string[] {
  return [...text.matchAll(linkPattern)].map(([link]) =>
    link.replace(/[.,;:!?)؛،؟।。，、；：！？）]+$/u, ''),
  )
}

function figuresIn(text: string): number[] {
  const withoutLinks = foldText(text.replace(linkPattern, ' '))
  return [...withoutLinks.matchAll(numberPattern)]
    .map(([digits]) => readFigure(digits))
    .filter((figure) => figure >= smallestFigure)
}

/** The largest reading of a written figure, so that no separator hides a thousand. */
function readFigure(digits: string): number {
  const parts = digits.split(/[.,\u00a0\u202f ]/u)
  const last = parts.at(-1) ?? ''
  const isGrouped = parts.length > 1 && parts.slice(1, -1).every(({ length }) => length >= 2)
  if (!isGrouped) return Number(digits)
  return last.length === 3
    ? Number(parts.join(''))
    : Number(`${parts.slice(0, -1).join('')}.${last}`)
}
