import type { Meaning } from '@manzil/query-language/grammar/meaning'
import { readQuantity } from '@manzil/query-language/grammar/read-quantity'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { sumPartRow } from '@manzil/query-language/lexicon/sum-parts/sum-part-row'
import { chequePlaces } from './cheques-in.ts'
import { durationsIn } from './durations.ts'
import { placesOfRow, type WordPlace } from './find-words.ts'
import { placeInFolded } from './place-in-folded.ts'
import { sharePlaces } from './shares.ts'
import type { MoneySaid } from './signs.ts'

/** What a figure is, by the word that stands nearest to it. */
export type FigureRole =
  | 'price'
  | 'bought'
  | 'sells'
  | 'rent'
  | 'running'
  | 'utilities'
  | 'owed'
  | 'shortLet'

/** An amount of a message in AED, before what is left out of it ('at 62') is added. */
export interface Figure extends WordPlace {
  value: number
  /** It was said as a whole: with its scale, its currency or all its digits. */
  isWhole: boolean
  perYear: number | undefined
  role: FigureRole | undefined
  /** Its thousands were left out. */
  inThousands?: true
}

const places: Readonly<Record<FigureRole, (text: string) => WordPlace[]>> = {
  price: placesOfRow(sumPartRow('price')),
  bought: placesOfRow(sumPartRow('bought')),
  sells: placesOfRow(sumPartRow('sells')),
  rent: placesOfRow(sumPartRow('rent')),
  running: placesOfRow(`${ownSumWords.running}|service|charge|сервис`),
  utilities: placesOfRow(sumPartRow('utilities')),
  owed: placesOfRow(sumPartRow('owed')),
  shortLet: placesOfRow(sumPartRow('shortLet')),
}
const roles = [
  'utilities',
  'running',
  'bought',
  'sells',
  'owed',
  'shortLet',
  'rent',
  'price',
] as const
const startPlaces = placesOfRow(sumPartRow('start'))

/** Signs between a figure and the word that says what it is; a comma keeps them apart like so many. */
const reach = 28
const comma = 18
const otherSide = 3
const thousand = 1000
const firstYear = 1950
const lastYear = 2100
/** Nobody names more figures of one sum; the work for a message stays in proportion to it. */
const mostFigures = 12

interface RoleWord extends WordPlace {
  role: FigureRole
}

/** The amounts of a message in their order, each with its role where a word beside it tells one. */
export function figuresIn(said: MoneySaid, text: string): Figure[] {
  const figures = bareFigures(said, text)
  const words = roleWords(text)
  const [first] = figures
  // Who begins with the word goes on so: 'sold for 1.8m and owed 600'.
  const wordsFirst = words.some(
    ({ start }) => first !== undefined && start < first.start && first.start - start <= reach,
  )
  const gap = (figure: Figure, word: RoleWord): number => {
    const isBefore = word.start < figure.start
    const [from, to] = isBefore ? [word.end, figure.start] : [figure.end, word.start]
    if (to <= from) return 0
    const isParted = to - from <= reach && /[,;.،؛，。；!?]/u.test(text.slice(from, to))
    // A bank that is named in another clause gets nothing of it.
    if (isParted && word.role === 'owed') return Number.POSITIVE_INFINITY
    return to - from + (isParted ? comma : 0) + (isBefore === wordsFirst ? 0 : otherSide)
  }
  const isBlocked = (figure: Figure, word: RoleWord): boolean => {
    const [from, to] =
      word.start < figure.start ? [word.end, figure.start] : [figure.end, word.start]
    return figures.some((other) => other !== figure && other.start >= from && other.end <= to)
  }
  const pairs = figures
    .flatMap((figure) => words.map((word) => ({ figure, word, gap: gap(figure, word) })))
    .filter(({ figure, word, gap: width }) => width <= reach && !isBlocked(figure, word))
    .sort((one, other) => one.gap - other.gap)
  const used = new Set<RoleWord>()
  for (const { figure, word } of pairs) {
    if (figure.role !== undefined || used.has(word)) continue
    figure.role = word.role
    used.add(word)
  }
  return figures
}

/** Of words that lie over each other the longest tells: 'service charge' is no charge. */
function roleWords(text: string): RoleWord[] {
  const found = roles.flatMap((role) => places[role](text).map((place) => ({ ...place, role })))
  const length = ({ start, end }: WordPlace): number => end - start
  return found.filter(
    (word, at) =>
      !found.some(
        (other, index) =>
          other !== word &&
          other.start < word.end &&
          word.start < other.end &&
          (length(other) > length(word) || (length(other) === length(word) && index < at)),
      ),
  )
}

const startsFigure: ReadonlySet<Meaning['kind']> = new Set(['number', 'scale', 'amount', 'part'])

/** What counts or measures something else is no amount: shares, years, cheques, rooms, 'day 1'. */
function bareFigures(said: MoneySaid, text: string): Figure[] {
  const { pieces } = said
  const placeOf = placeInFolded(said)
  const others = [
    ...sharePlaces(text),
    ...durationsIn(text),
    ...chequePlaces(text),
    ...startPlaces(text),
  ]
  const figures: Figure[] = []
  for (let at = 0; at < pieces.length && figures.length < mostFigures; at += 1) {
    const meaning = pieces[at]?.meaning
    if (meaning === undefined || !startsFigure.has(meaning.kind)) continue
    const quantity = readQuantity(pieces, at)
    if (quantity === undefined) continue
    const place = { ...placeOf({ first: at, last: quantity.last }) }
    const number = placeOf({ first: at, last: at })
    at = Math.max(at, quantity.last)
    const { low, scaled, unit, currency, perYear } = quantity
    const isOther = others.some(({ start, end }) => start < number.end && number.start < end)
    // '2,000' is no year.
    const isGrouped = /\d[.,٬]\d{3}/u.test(text.slice(number.start, number.end))
    const isYear =
      !isGrouped &&
      !scaled &&
      currency === undefined &&
      low >= firstYear &&
      low <= lastYear &&
      perYear !== 1
    const said = text.slice(place.start, place.end)
    // '2022年买的' is the year of a purchase, and 'a' of 'a flat' no amount.
    const isCounted = /^\d{4} ?年/u.test(said) || !(scaled || /\d/u.test(said))
    if (isOther || isYear || isCounted || unit !== undefined || currency === null) continue
    const value = low * (currency ?? 1)
    const isWhole = scaled || currency !== undefined || value >= thousand || perYear === 12
    figures.push({ ...place, value, isWhole, perYear, role: undefined })
  }
  return figures
}
