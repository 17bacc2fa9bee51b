import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { namesakeIn } from '@manzil/query-language/gazetteer/namesakes'
import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import { foldText } from '@manzil/query-language/language/fold'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { Reading } from '@manzil/query-language/reading/reader'
import type { SearchSlots } from '../state.ts'

/** So many words may stand between a place and the emirate that it is said to be in. */
const reach = 2

/**
 * Of places that share a name, the one in the emirate that is named beside it or beside a place that it
 * is listed with, else in the emirate that was talked about: 'Al Nahda in Sharjah' is not the one in Dubai.
 */
export function settleNamesakes(
  mentions: readonly Mention[],
  { tokens, pieces }: Pick<Reading, 'tokens' | 'pieces'>,
  { before, emirate: spokenOf }: { before: SearchSlots; emirate: string | undefined },
  gazetteer: Gazetteer,
): Mention[] {
  const emirates = mentions.filter(
    ({ criterion }) =>
      criterion.slot === 'location' && gazetteer.place(criterion.slug)?.kind === 'emirate',
  )
  const places = mentions.filter(
    (each) => each.criterion.slot === 'location' && !emirates.includes(each),
  )
  const talkedAbout =
    before.location === undefined ? spokenOf : emirateOf(before.location, gazetteer)
  return mentions.map((mention) => {
    const { criterion } = mention
    if (criterion.slot !== 'location') return mention
    const { first = 0, last = 0 } = pieces[mention.first] ?? {}
    const words = tokens.slice(first, last + 1).map(({ text }) => text)
    const leavesOpen = !saysEmirate(words.join(''), criterion.slug, gazetteer)
    const besideIt = emirates.find((emirate) => isBeside(mention, emirate, pieces))
    const beside =
      besideIt ?? (leavesOpen ? besideList(mention, places, emirates, pieces) : undefined)
    const named =
      (beside?.criterion.slot === 'location' ? beside.criterion.slug : undefined) ??
      (leavesOpen ? emirateOfList(mention, places, { tokens, pieces }, gazetteer) : undefined)
    const isOpen = emirates.length === 0 && leavesOpen
    const emirate = named ?? (isOpen ? talkedAbout : undefined)
    const slug = emirate === undefined ? undefined : namesakeIn(criterion.slug, emirate, gazetteer)
    const isKnown = before.location?.includes(criterion.slug) === true
    return slug === undefined || isKnown
      ? mention
      : { ...mention, criterion: { ...criterion, slug } }
  })
}

/** The emirate that all of them are in. */
function emirateOf(slugs: readonly string[], gazetteer: Gazetteer): string | undefined {
  const [only, other] = new Set(slugs.map((slug) => gazetteer.pathOf(slug).at(-1)?.slug))
  return other === undefined ? only : undefined
}

/** Endings of cases are left off. */
const leastOfName = 2
const mostEnding = 1

/** 'Al Nahda Dubai' leaves nothing open. */
function saysEmirate(words: string, slug: string, gazetteer: Gazetteer): boolean {
  const emirate = gazetteer.pathOf(slug).at(-1)
  if (emirate === undefined) return false
  const names = [emirate.name, emirate.nameAr, ...Object.values(emirate.names ?? {})]
  return names.some((name = '') => {
    const folded = foldText(name).replaceAll(' ', '')
    return words.includes(folded.slice(0, Math.max(leastOfName, folded.length - mostEnding)))
  })
}

function isBeside(place: Mention, emirate: Mention, pieces: readonly Piece[]): boolean {
  if (place === emirate || place.stance !== emirate.stance) return false
  const [first, last] = place.first < emirate.first ? [place, emirate] : [emirate, place]
  const between = pieces.slice(first.last + 1, last.first)
  const joins = between.some(({ meaning: { kind } }) => kind === 'joint' || kind === 'also')
  return between.length <= reach && !joins && pieces[last.first]?.joined !== true
}

/** 'Sharjah, Al Majaz or Al Nahda': the emirate beside the place that this one is listed with. */
function besideList(
  place: Mention,
  places: readonly Mention[],
  emirates: readonly Mention[],
  pieces: readonly Piece[],
): Mention | undefined {
  const list = listOf(place, places, pieces)
  const beside = emirates.filter((emirate) => list.some((each) => isBeside(each, emirate, pieces)))
  return beside.length === 1 ? beside[0] : undefined
}

function listOf(place: Mention, places: readonly Mention[], pieces: readonly Piece[]): Mention[] {
  const list = new Set([place])
  // A set also visits what is added on the way.
  for (const each of list)
    for (const other of places) if (isListedWith(each, other, pieces)) list.add(other)
  return [...list]
}

/** 'Al Nahda or Al Majaz Sharjah': the emirate of the places that it is listed with, where those are nowhere else. */
function emirateOfList(
  place: Mention,
  places: readonly Mention[],
  { tokens, pieces }: Pick<Reading, 'tokens' | 'pieces'>,
  gazetteer: Gazetteer,
): string | undefined {
  const others = listOf(place, places, pieces).filter((each) => each !== place)
  const sure = others.flatMap((other) => {
    if (other.criterion.slot !== 'location') return []
    const { slug } = other.criterion
    const { first = 0, last = 0 } = pieces[other.first] ?? {}
    const words = tokens.slice(first, last + 1).map(({ text }) => text)
    const isOnly = emiratesOf(gazetteer).every(
      (emirate) => namesakeIn(slug, emirate, gazetteer) === undefined,
    )
    return isOnly || saysEmirate(words.join(''), slug, gazetteer) ? [slug] : []
  })
  return emirateOf(sure, gazetteer)
}

const emiratesOf = ({ places }: Gazetteer): string[] =>
  places.flatMap(({ kind, slug }) => (kind === 'emirate' ? [slug] : []))

const besidePlaces: ReadonlySet<Meaning['kind']> = new Set(['joint', 'mark', 'plain', 'inside'])

function isListedWith(place: Mention, other: Mention, pieces: readonly Piece[]): boolean {
  if (place === other || place.stance !== other.stance) return false
  const [first, last] = place.first < other.first ? [place, other] : [other, place]
  const between = pieces.slice(first.last + 1, last.first)
  return between.length <= reach && between.every(({ meaning }) => besidePlaces.has(meaning.kind))
}
