import type { Piece } from '@manzil/query-language/grammar/pieces'
import { fold, foldText } from '@manzil/query-language/language/fold'
import type { Token } from '@manzil/query-language/language/tokens'
import { budgetWords, buysWords } from '@manzil/query-language/lexicon/aim-words'
import {
  alikeWords,
  besideDislike,
  clauseBreaks,
  dislikeWords,
  elsewhereWords,
  familyWords,
  landlordWants,
  seekingBreaks,
  todayWords,
  wantWords,
} from '@manzil/query-language/lexicon/story-clause-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import { namesWorkplace } from './asks-where-to-live.ts'
import { isMadeOf } from './made-of.ts'
import { finderOf, placesOfRow, type WordPlace } from './money/find-words.ts'
import { tellsDealOfOther } from './tells-deal-of-other.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const breaksOf = placesOfRow(`${joined(clauseBreaks)}|${joined(seekingBreaks)}`)
const tellsOfToday = finderOf(joined(todayWords))
const tellsOfElsewhere = finderOf(joined(elsewhereWords))
const wantsIn = placesOfRow(joined(wantWords))
const landlordsIn = placesOfRow(joined(landlordWants))
const wantsAlike = finderOf(joined(alikeWords))
const dislikes = finderOf(joined(dislikeWords))
const dislikesIn = placesOfRow(joined(dislikeWords))
const asidesIn = placesOfRow(joined(besideDislike))
const buysIn = finderOf(joined(buysWords))
const namesBudget = finderOf(joined(budgetWords))
const countsChildren = finderOf(joined(familyWords))

/** A wish of whoever writes, and not of a landlord: 'and the owner wants 110k'. */
const wants = (text: string): boolean => {
  const others = landlordsIn(text)
  return wantsIn(text).some(
    ({ start, end }) => !others.some((other) => other.start <= start && other.end >= end),
  )
}

/** What is said of today, and of nobody's wish. */
export const tellsStory = (message: string): boolean => {
  const text = foldText(message)
  return (tellsOfToday(text) || tellsOfElsewhere(text)) && !wants(text)
}

/** What is said of a place that is left out. */
export const saysDislike = (words: string): boolean => dislikes(foldText(words))

/** Ends a clause; a comma inside a number does not. */
const stops = /[!?;\n،؛。，！？；।]|[.:](?=\s|$)|,(?!\d)/gu

interface Clause {
  /** Folded, and where it begins and ends in the NFC form of the message and in its folded text. */
  text: string
  start: number
  end: number
  folded: WordPlace
}

/**
 * Places and sums of a story are not wanted: 'we pay 160 in the Springs now', 'my wife starts in Media
 * City'. Only beside others that are: where nothing else is named, they are what is looked for.
 */
export function withoutStories(
  message: string,
  { tokens, pieces }: { tokens: readonly Token[]; pieces: readonly Piece[] },
  mentions: readonly Mention[],
): Mention[] {
  const clauses = clausesOf(message)
  if (clauses.length < 2) return [...mentions]
  const startOf = ({ first }: { first: number }): number => tokens[first]?.start ?? 0
  const clauseOf = (mention: Mention): number => {
    const start = tokens[pieces[mention.first]?.first ?? 0]?.start ?? 0
    return clauses.findIndex(({ end }) => start < end)
  }
  const piecesOf = ({ start, end }: Clause): Piece[] =>
    pieces.filter((piece) => startOf(piece) >= start && startOf(piece) < end)
  // 'Paying 110k for a 1 bed in JBR. Want a 1 bed in JLT': another clause has its own property.
  const looksElsewhere = (at: number): boolean =>
    clauses.some((clause, other) => {
      const within = piecesOf(clause)
      if (other === at || !within.some(isProperty)) return false
      return within.some(isSearch) || (wants(clause.text) && !tellsOfToday(clause.text))
    })
  // Beside a home the office is where somebody works.
  const isForLiving = pieces.some((piece) => isProperty(piece) && !isOffice(piece))
  const isSought = (piece: Piece): boolean => isProperty(piece) && !(isForLiving && isOffice(piece))
  const isStory = clauses.map((clause, at) => {
    const { text } = clause
    const within = piecesOf(clause)
    if (isDeal(clause)) return true
    if (within.some(isSearch)) return false
    if (tellsOfToday(text)) return !within.some(isProperty) || (!wants(text) && looksElsewhere(at))
    const isWanted = wants(text) || within.some((piece) => isSought(piece) || isPurpose(piece))
    return !isWanted && tellsOfElsewhere(text)
  })
  const refused = new Set(
    clauses.flatMap(({ text, start }, at) => {
      if (!dislikes(text)) return []
      const own = mentions.filter((mention) => isPlace(mention) && clauseOf(mention) === at)
      const names = own.map(({ first, last }) => ({
        start: (tokens[pieces[first]?.first ?? 0]?.start ?? 0) - start,
        end: (tokens[pieces[last]?.last ?? 0]?.end ?? 0) - start,
      }))
      // 'I don't like noise' is said of no place.
      if (!isMadeOf(text, [...dislikesIn(text), ...asidesIn(text), ...names])) return []
      return own.length > 0 ? [at] : [at - 1]
    }),
  )
  const settled = mentions.map(
    (mention): Mention =>
      isPlace(mention) && mention.stance === 'want' && refused.has(clauseOf(mention))
        ? { ...mention, stance: 'not' }
        : mention,
  )
  // 'My job is in Jebel Ali, need a studio': near it, and nowhere in particular.
  const isOfWork = (mention: Mention): boolean => {
    const at = clauseOf(mention)
    return (
      namesWorkplace(clauses[at]?.text ?? '') &&
      clauses.some((clause, other) => other !== at && piecesOf(clause).some(isProperty))
    )
  }
  // 'We pay 95k in Al Barsha, looking for 2 beds': neither is a wish, though nothing else is named.
  const others = clauses.filter((_, at) => isStory[at] === false)
  const besideStories = others.flatMap(piecesOf)
  const buys = others.some(({ text }) => buysIn(text))
  const namesBeside = mentions.some(
    (mention) =>
      isStory[clauseOf(mention)] === false && mention.stance === 'want' && !isPlace(mention),
  )
  const looks =
    (buys || besideStories.some(isSearch) || others.some(({ text }) => wants(text))) &&
    namesBeside &&
    !others.some(({ text }) => wantsAlike(text))
  const isHeld = (mention: Mention): boolean => {
    const clause = clauses[clauseOf(mention)]
    if (!looks || clause === undefined) return false
    if (isPlace(mention) && isOfWork(mention)) return true
    const isTold = isDeal(clause) || tellsOfToday(clause.text)
    return isTold && (isPlace(mention) || !namesBudget(clause.text))
  }
  const ofStory = new Set(
    told.flatMap((slot) => {
      const all = wanted(settled, slot)
      const stories = all.filter((mention) => isStory[clauseOf(mention)] === true)
      if (stories.length < all.length) return stories
      if (slot === 'location' && stories.every(isOfWork)) return stories
      // 'A friend bought for 1.8 and lets it for 130k' says what the friend does with it.
      if (slot === 'purpose') return buys ? stories : []
      return slot === 'location' || slot === 'price' ? stories.filter(isHeld) : []
    }),
  )
  // 'Two girls (7 and 9)': what is looked for stands elsewhere.
  const isLong = clauses.length >= longStory
  for (const mention of settled) {
    const clause = clauses[clauseOf(mention)]
    if (mention.criterion.slot === 'number' && clause !== undefined && isDeal(clause))
      ofStory.add(mention)
  }
  for (const mention of isLong ? settled.filter(countsPeople) : []) {
    const at = clauseOf(mention)
    if (countsChildren(clauses[at]?.text ?? '') || isInBrackets(message, clauses[at]))
      ofStory.add(mention)
  }
  return settled.map((mention): Mention => {
    const isAside = ofStory.has(mention) || mention.stance === 'aside'
    if (!isAside) return mention
    const isWorkplace = isPlace(mention) && isOfWork(mention)
    return { ...mention, stance: 'aside', ...(isWorkplace && { isWorkplace }) }
  })
}

/** 'A friend bought a studio for 850k', and wants nothing. */
const isDeal = ({ text }: Clause): boolean => tellsDealOfOther(text) && !wants(text)

/** 'Two girls (7 and 9)' */
const isInBrackets = (message: string, clause: Clause | undefined): boolean =>
  clause !== undefined && /\(\s*\d/u.test(message.slice(clause.start, clause.end))

const told = ['location', 'price', 'bedrooms', 'type', 'purpose'] as const
/** So many clauses tell more than what is looked for. */
const longStory = 4

const wanted = (mentions: readonly Mention[], slot: Mention['criterion']['slot']): Mention[] =>
  mentions.filter(({ criterion, stance }) => criterion.slot === slot && stance === 'want')

/** So many people of a family at most. */
const mostPeople = 12
const countsPeople = ({ criterion, stance }: Mention): boolean =>
  criterion.slot === 'number' &&
  stance === 'want' &&
  criterion.quantity.low <= mostPeople &&
  criterion.quantity.high === undefined &&
  criterion.quantity.bound === undefined

const isPlace = ({ criterion }: Mention): boolean => criterion.slot === 'location'

/** What is looked for stands in a clause with its place. */
const isProperty = ({ meaning }: Piece): boolean =>
  meaning.kind === 'type' ||
  meaning.kind === 'count' ||
  meaning.kind === 'home' ||
  (meaning.kind === 'unit' && (meaning.unit === 'bed' || meaning.unit === 'room'))

const isOffice = ({ meaning }: Piece): boolean =>
  meaning.kind === 'type' && meaning.types.every((type) => type === 'office')

const isSearch = ({ meaning }: Piece): boolean => meaning.kind === 'cue' && meaning.cue === 'search'

const isPurpose = ({ meaning }: Piece): boolean => meaning.kind === 'purpose'

/** The parts of a message that say something of their own. */
export function clausesOf(message: string): Clause[] {
  const { text, origins } = fold(message)
  const ends = [...text.matchAll(stops)].map(({ index, 0: sign }) => index + sign.length)
  const cuts = [...ends, ...breaksOf(text).map(({ start }) => start), text.length]
    .toSorted((one, other) => one - other)
    // Nothing stands between a comma and the word behind it.
    .filter((at, index, all) => text.slice(all[index - 1] ?? 0, at).trim() !== '')
  return cuts.map((end, at) => {
    const start = cuts[at - 1] ?? 0
    return {
      text: text.slice(start, end),
      start: origins[start] ?? 0,
      end: origins[end] ?? message.length,
      folded: { start, end },
    }
  })
}
