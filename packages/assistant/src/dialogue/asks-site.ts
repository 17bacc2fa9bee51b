import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { foldText } from '@manzil/query-language/language/fold'
import type { MoneyDraft } from '../money-draft.ts'
import { asksOfFraud } from '../passages/asks-of-fraud.ts'
import { asksOfUnbuilt, asksRule } from '../passages/asks-rule.ts'
import { isGuideOfPlace, isOfAnotherPlace } from '../passages/guide-of-place.ts'
import type { Passage } from '../passages/passage.ts'
import { subjectOf } from '../passages/points-asked.ts'
import { filledSlots, type Intent } from '../state.ts'
import type { AssistantTools } from '../tools/tools.ts'
import { answeredShare, shareOf, type TurnKindGuess } from '../turn-kind/turn-kind.ts'
import { asksChequeDiscount } from '../understanding/money/asks-cheque-discount.ts'
import { asksHowMade } from '../understanding/money/how-made.ts'
import { looksWithLeft, spendsLeftOfSale } from '../understanding/money/left-of-sale.ts'
import { isOwnSum, missingIn } from '../understanding/money/signs.ts'
import type { Understanding } from '../understanding/understanding.ts'
import { changesSearch, namesCriteriaAlone, repeatsChanged } from './changes-search.ts'
import { comparesPlaces, isOfEmirates } from './compares-places.ts'
import { goesOnSearching, isHardlySearch } from './hardly-search.ts'
import { looksInPlace } from './looks-in-place.ts'
import { opensWithProperty } from './opens-with-property.ts'
import { isRatherAsked } from './rather-asked.ts'

/** What the words of a question may be taken for. */
const takenFor: ReadonlySet<Intent> = new Set([
  'find_property',
  'search_location',
  'investment_advice',
])
/** What they are taken for less often; a text alone does not decide that they ask for it. */
const takenForToo: ReadonlySet<Intent> = new Set([
  'compare_properties',
  'estimate_value',
  'request_callback',
  'book_viewing',
  'out_of_scope',
])
/** Besides, where it is the very question of a text. */
const takenForSame: ReadonlySet<Intent> = new Set([
  'estimate_value',
  'request_callback',
  'ask_question',
  'out_of_scope',
])
/** What has an answer of its own; a passage is quoted instead where its question was as good as asked. */
const bounded = ['inject', 'abuse'] as const
const certain = { kind: 0.85, score: 0.4, lead: 0.2 }
/** 'Is that legal?' behind what a text tells of; its note says who is to be asked. */
const told = { kind: 0.8, score: 0.4, lead: 0.08 }
/** A text that is so far ahead needs less of the kind: 'is that legal? they fined my friend' */
const toldAhead = { kind: 0.5, score: 0.5, lead: 0.3 }
/** What has one whatever texts say. */
const closed = ['steer', 'human'] as const
/** A warranty is no promise of a price. */
const noPromise = 0.7

/** How much a question and that of a text have to be the same words. */
const theSame = 0.8
/** Else both have to speak for it, the kind of message and the text: long stories fit none. */
const likely = { kind: 0.65, score: 0.28 }
const likelier = { kind: 0.75, score: 0.2 }
/** A text that is far ahead makes up for a doubtful kind. */
const ahead = { kind: 0.5, score: 0.3, lead: 0.25 }
/** In the middle of a search, 'what about Mirdif?' goes on with it. */
const surest = { kind: 0.9, score: 0.35 }
/** There too, where it is a question that names nothing to look for: 'how do I list my flat here?' */
const farAhead = { kind: 0.65, score: 0.9, lead: 0.15 }
/** Hardly a search, whatever sum it names. */
const noSearch = { knowledge: 0.65, search: 0.05 }
/** Where it is taken for a request or a sum. */
const surely = { kind: 0.85, score: 0.25 }
const surelyAhead = { kind: 0.65, score: 0.4, lead: 0.35 }
/** Nothing else comes near the text, so that half a certainty of the kind is enough: 'who do you give my number to' */
const farthestAhead = { kind: 0.5, score: 1.2, lead: 0.5 }
/** Who asks for a right or a permission looks for no home, whatever is named beside it. */
const ruled = { search: 0.6, asksFor: 0.35, score: 0.25 }
/** What a developer owes who is late, or how to tell a scam, is no sum and no comparison. */
const ruledToo = { kind: 0.45, score: 0.4 }
/** 'Does a licence of Dubai count in Sharjah?' weighs no places. */
const asksOfRule = 0.35
/** Nothing else is nearly as likely, whatever its words look like. */
const nothingElse = { kind: 0.95, score: 0.4 }
/** Where nothing to look for is named, the text decides, and in the middle of a search the kind too. */
const general = { kind: 0.65, fit: 0.6 }

interface Asked {
  said: string
  language: LanguageCode
  understanding: Understanding
  /** It says something beside names of places and of homes. */
  saysMore: boolean
  /** It asks where: 'which area brings the most rent?' */
  asksWhere: boolean
  guess: TurnKindGuess
  tools: Pick<AssistantTools, 'passages'>
  gazetteer: Gazetteer
}

/**
 * Whether a message asks what a text of the site answers, although the words of properties in it look
 * like a search: 'Can I sell a home that is let?'
 */
export async function asksSite({
  said,
  language,
  understanding,
  saysMore,
  asksWhere,
  guess,
  tools,
  gazetteer,
}: Asked): Promise<boolean> {
  const { intent, words, flags, state, before } = understanding
  const isRule = asksRule(said) || asksOfUnbuilt(said) || asksOfFraud(said)
  if (isSum(state.money) && !(asksOfUnbuilt(said) && namesNoAmount(understanding))) return false
  const isTaken = takenFor.has(intent)
  // What a sale leaves is to be spent on a home, and no text tells which.
  if (isTaken && (looksWithLeft(said, state) || spendsLeftOfSale(foldText(said)))) return false
  const isTakenToo = takenForToo.has(intent)
  if (!isTaken && !isTakenToo && !takenForSame.has(intent)) return false
  const isQuestion = flags.question || flags.cues.has('question')
  if (state.request?.asked !== undefined && !(isQuestion && answeredShare(guess) >= surely.kind))
    return false
  if (Object.values(words).some((word) => word !== undefined)) return false
  if (understanding.restores || takesBack(understanding)) return false
  if (greetsAndLooks(understanding) || goesOnSearching(said, understanding)) return false
  if (asksChequeDiscount(said) && (isQuestion || understanding.before.purpose === 'rent'))
    return true
  if (isTaken && (await asksRuleOfTexts({ said, language, understanding, guess, tools })))
    return true
  // 'Do foreigners own for ever in Abu Dhabi, as in Dubai?' weighs no homes.
  const isOfTwo = (understanding.told.location?.length ?? 0) > 1
  if (isTakenToo && isRule && isOfTwo && isOfEmirates(understanding, gazetteer)) return true
  if (changesSearch(said, understanding) || looksForProperties(understanding)) return false
  if (namesCriteriaAlone(said, understanding) || repeatsChanged(said, understanding)) return false
  if (isTaken && looksInPlace(said, understanding, guess)) return false
  if (comparesPlaces(understanding))
    return (
      isOfEmirates(understanding, gazetteer) &&
      guess[0]?.kind === 'knowledge' &&
      guess[0].likelihood >= asksOfRule &&
      !flags.cues.has('compare')
    )
  if (isHardlySearch(said, understanding, guess)) return true
  if (asksWhere && intent === 'investment_advice') return false
  if (intent === 'investment_advice' && namesPurchase(understanding)) return false
  if (isTaken && isWholeSearch(understanding)) return false
  const [best] = await tools.passages(said, language)
  if (best === undefined || isOfAnotherPlace(best, understanding.told, gazetteer)) return false
  if (isGuideOfPlace(best.link) && opensWithProperty(understanding)) return false
  const share = answeredShare(guess)
  // The name of a place is far ahead in its guide whatever is asked.
  const ofNoPlace = share - shareOf('area', guess)
  const { score } = best
  if (intent === 'investment_advice' && asksHowMade(said)) return score >= ahead.score
  if (bounded.some((cue) => flags.cues.has(cue)))
    return share >= certain.kind && score >= certain.score && best.lead >= certain.lead
  const isSame = best.link.startsWith('/faqs') && best.likeness >= theSame
  if (isSame && (isTaken || takenForSame.has(intent) || comparesNothing(understanding))) return true
  // 'The owner sells the flat and we have to leave in a month, is that legal?' names no home to look for.
  if (flags.cues.has('law') && !isTaken)
    return [told, toldAhead].some((least) => fits(best, ofNoPlace, least))
  const isClosed =
    closed.some((cue) => flags.cues.has(cue)) ||
    (flags.cues.has('promise') && shareOf('knowledge', guess) < noPromise)
  if (isRule && !isTaken && !isClosed && state.refs.length === 0 && fits(best, ofNoPlace, ruledToo))
    return true
  if (isTakenToo) {
    if (isClosed) return false
    if (fits(best, ofNoPlace, nothingElse)) return true
    const isOfCard = state.refs.length > 0 || understanding.appointment !== undefined
    if (isOfCard) return false
    if (comparesNothing(understanding) && share >= likely.kind && score >= likely.score) return true
    if ([surelyAhead, farthestAhead].some((least) => fits(best, ofNoPlace, least))) return true
    return share >= surely.kind && score >= surely.score
  }
  if (!isTaken) return false
  const isSearching = filledSlots(before).length > 0
  const fit = best.fit
  if (asksInGeneral(understanding) && fit >= general.fit)
    return !isSearching || share >= general.kind
  if (!saysMore) return false
  if (isSearching && namesNoCriterion(understanding) && isFarAhead(best, share)) return true
  if (isSearching && asksOfSumAlone(understanding) && isNoSearch(guess)) return true
  if (isSearching && isRatherAsked(best, guess, understanding, gazetteer)) return true
  if (isSearching) return share >= surest.kind && score >= surest.score
  if (ofNoPlace >= ahead.kind && score >= ahead.score && best.lead >= ahead.lead) return true
  if (ofNoPlace >= likely.kind && score >= likely.score) return true
  return share >= likelier.kind && score >= likelier.score
}

/** Whether the kind of a message and a text are as sure as something asks for. */
const fits = (
  best: Pick<Passage, 'score' | 'lead'>,
  share: number,
  least: { kind: number; score: number; lead?: number },
): boolean => share >= least.kind && best.score >= least.score && best.lead >= (least.lead ?? 0)

/** Years of a delay are no months of a plan. */
const namesNoAmount = ({ mentions }: Understanding): boolean =>
  mentions.every(({ criterion }) => criterion.slot !== 'price')

/** 'Is it allowed to share the studio?' in the middle of a search for one. */
async function asksRuleOfTexts({
  said,
  language,
  understanding,
  guess,
  tools,
}: Pick<Asked, 'said' | 'language' | 'understanding' | 'guess' | 'tools'>): Promise<boolean> {
  const { flags, ordinals } = understanding
  const asks = flags.cues.has('search')
  // 'Is off-plan safe, and what can I get for 2 million?' wants homes, too.
  const isRule = asksRule(said) || (asksOfUnbuilt(said) && !asks)
  const isVisa = asksOfVisa(said, understanding) || (asksOfFraud(said) && !asks)
  if (ordinals.length > 0 || !(isRule || isVisa)) return false
  // 'Is there' and 'I want' ask for homes, and for much else.
  const most = asks ? ruled.asksFor : ruled.search
  if (!isVisa && shareOf('search', guess) >= most) return false
  const found = await tools.passages(said, language)
  return found.some(({ link, score }) => !isGuideOfPlace(link) && score >= ruled.score)
}

/** 'Would 900,000 give me the golden visa?' names a price, and no home. */
const asksOfVisa = (said: string, { told, flags }: Understanding): boolean =>
  subjectOf(said) === 'goldenVisa' &&
  (flags.question || flags.cues.has('question')) &&
  filledSlots(told).every((name) => ofPrice.has(name))

/** A price that only a purchase has tells what for. */
const ofPrice: ReadonlySet<string> = new Set(['purpose', 'price_max', 'price_min'])

/** 'I earn 25k and am tired of the noise. Want a 1 bed in JVC up to 90k': a whole search asks no text. */
function isWholeSearch({ told, flags }: Understanding): boolean {
  const isQuestion = flags.question || flags.cues.has('question')
  const names = (name: keyof typeof told): boolean => told[name] !== undefined
  if (isQuestion) return false
  // 'I would like to buy a two-bed in Dubai from 2 million, near the metro' names it all, whatever its verb.
  const isToldAll = told.purpose !== undefined && !flags.cues.has('mine')
  if (!flags.cues.has('search') && !(isToldAll && filledSlots(told).length > described))
    return false
  return filledSlots(told).length >= described || whole.every((either) => either.some(names))
}

/** 'I am abroad and want to buy a 1 bed up to 1.5 million to let' looks for it, and asks no text. */
const namesPurchase = ({ told, flags }: Understanding): boolean =>
  !flags.question &&
  !flags.cues.has('question') &&
  told.purpose === 'sale' &&
  (told.price_max ?? told.price_min) !== undefined &&
  (told.type ?? told.bedrooms_min) !== undefined

/** 'We don't need the garden actually' in the middle of a search asks nothing. */
const takesBack = ({ mentions, before, flags }: Understanding): boolean =>
  filledSlots(before).length > 0 &&
  !flags.question &&
  !flags.cues.has('question') &&
  mentions.length > 0 &&
  mentions.every(({ stance }) => stance === 'remove')

/** Who names so much leaves little open, whatever it is. */
const described = 4
/** Else: where, what, and for how much. */
const whole = [
  ['location'],
  ['type', 'bedrooms_min', 'bedrooms_max'],
  ['price_max', 'price_min', 'purpose'],
] as const

/** A sum whose figures is worked out. */
const isSum = (money: MoneyDraft | undefined): boolean =>
  money !== undefined &&
  (isOwnSum(money.kind) || (missingIn(money) === undefined && money.propertyId === undefined))

/** 'Ready or off-plan?' compares no homes and no places. */
const comparesNothing = ({ intent, state }: Understanding): boolean =>
  intent === 'compare_properties' &&
  state.shown.length === 0 &&
  (state.slots.location ?? []).length === 0

/** Who asks to see homes and says of what kind, where and how is answered with homes, whatever the story around it is. */
function looksForProperties({ told, flags, intent }: Understanding): boolean {
  const isSearch = intent === 'find_property' && flags.cues.has('search') && !flags.question
  const { purpose, location = [] } = told
  return (
    isSearch &&
    purpose !== undefined &&
    location.length > 0 &&
    tellsKind.some((name) => told[name] !== undefined)
  )
}

/** 'Good evening, can you help us find a flat?' begins to look for one. */
export const greetsAndLooks = ({ told, flags, spans }: Understanding): boolean =>
  flags.cues.has('greet') &&
  flags.cues.has('search') &&
  spans.every(({ kind }) => kind !== 'topic') &&
  filledSlots(told).every((name) => name === 'type' || name === 'purpose')

const tellsKind = ['type', 'bedrooms_min', 'bedrooms_max', 'price_max', 'price_min'] as const

/** 'How do I list my flat here?' names a kind of home at most. */
const namesNoCriterion = ({ told, flags }: Understanding): boolean =>
  (flags.question || flags.cues.has('question')) &&
  filledSlots(told).every((name) => name === 'type' || name === 'purpose')

/** 'He wants 5,000 before I have seen it, is that usual?' names a sum, and no budget. */
const asksOfSumAlone = ({ told, flags }: Understanding): boolean =>
  (flags.question || flags.cues.has('question')) &&
  !flags.cues.has('search') &&
  filledSlots(told).every((name) => name === 'price_max' || name === 'price_min')

const isNoSearch = (guess: TurnKindGuess): boolean =>
  shareOf('knowledge', guess) >= noSearch.knowledge && shareOf('search', guess) <= noSearch.search

const isFarAhead = ({ score, lead }: Pick<Passage, 'score' | 'lead'>, share: number): boolean =>
  share >= farAhead.kind && score >= farAhead.score && lead >= farAhead.lead

/** 'Which papers do I need to rent?' is a question, and names nothing to look for. */
function asksInGeneral({ told, flags }: Understanding): boolean {
  const isOwn = flags.cues.has('mine')
  // What is asked about a property of one's own is no property to look for.
  const silent = isOwn ? ['purpose', 'sort_by', 'type'] : ['purpose', 'sort_by']
  const isQuestion = flags.question || flags.cues.has('question')
  return (
    isQuestion &&
    !flags.cues.has('search') &&
    (told.purpose !== undefined || isOwn) &&
    filledSlots(told).every((name) => silent.includes(name))
  )
}
