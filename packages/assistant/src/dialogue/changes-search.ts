import type { Meaning } from '@manzil/query-language/grammar/meaning'
import { foldText } from '@manzil/query-language/language/fold'
import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import { sameSearchWords } from '@manzil/query-language/lexicon/same-search-words'
import { filledSlots } from '../state.ts'
import { aspectsIn } from '../understanding/asked-area.ts'
import { finderOf } from '../understanding/money/find-words.ts'
import type { Understanding } from '../understanding/understanding.ts'

/** 'And to rent?': in the middle of a search a few words change it, whatever texts they fit. */
export const changesSearch = (said: string, { before }: Pick<Understanding, 'before'>): boolean =>
  filledSlots(before).length > 0 && isShort(said)

/** 'The same but for rent' changes the search before, whatever texts its words fit. */
export const repeatsChanged = (
  said: string,
  { before, mentions, flags }: Pick<Understanding, 'before' | 'mentions' | 'flags'>,
): boolean =>
  filledSlots(before).length > 0 &&
  !flags.cues.has('question') &&
  mentions.some(({ criterion, stance }) => stance === 'want' && criterion.slot !== 'number') &&
  saysSame(foldText(said))

const saysSame = finderOf(Object.values(sameSearchWords).join('|'))

const isShort = (said: string): boolean =>
  /\p{Script=Han}/u.test(said) ? said.length <= 6 : said.trim().split(/\s+/u).length <= 3

/** 'A bit cheaper? And with parking': in the middle of a search, words that are all criteria of one, and none of a place. */
export const namesCriteriaAlone = (
  said: string,
  {
    before,
    mentions,
    confidence,
    spans,
    flags,
  }: Pick<Understanding, 'before' | 'mentions' | 'confidence' | 'spans' | 'flags'>,
): boolean =>
  filledSlots(before).length > 0 &&
  mentions.length > 0 &&
  confidence === 1 &&
  !flags.cues.has('question') &&
  aspectsIn(said).every((aspect) => ofPropertiesToo.has(aspect)) &&
  spans.every(({ kind }) => ofCriteria.has(kind))

/** What homes have as well as places. */
const ofPropertiesToo: ReadonlySet<AreaAspect> = new Set(['parking', 'pets', 'people', 'beach'])

const ofCriteria: ReadonlySet<Meaning['kind']> = new Set([
  'place',
  'type',
  'home',
  'amenity',
  'purpose',
  'completion',
  'furnished',
  'sort',
  'number',
  'scale',
  'amount',
  'currency',
  'period',
  'unit',
  'count',
  'bound',
  'until',
  'joint',
  'also',
  'about',
  'inside',
  'set',
])
