import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Topic } from '@manzil/query-language/grammar/topics'
import type { Mention } from '@manzil/query-language/reading/mentions'
import { filledSlots, type Intent, type SearchSlots } from '../state.ts'
import { asksFair, asksWhich, asksWhichCard, seesTheProperty } from './asked-of-properties.ts'
import type { Evidenced } from './evidenced.ts'
import { isSearch, pendingTask } from './pending-task.ts'
import { namesProperty, requestGoingOn, visitsShown } from './request-goes-on.ts'

/** What the visitor wants: what the message says, or what it answers to. */
export function decideIntent(seen: Evidenced): Intent {
  const request = requestGoingOn(seen)
  if (request !== undefined) return request
  const intent = intentOfMessage(seen)
  if (intent === 'compare_properties' && seen.pending === 'investment_advice') return seen.pending
  if (isSearch(intent) && (seen.repeats || refinesEstimate(seen))) return seen.before
  return pendingTask(seen, intent) ?? intent
}

/** After an estimate, more about the property makes it more precise; a price or 'show me' ends it. */
function refinesEstimate({ before, wasAboutCard, mentions, flags }: Evidenced): boolean {
  if (before !== 'estimate_value' || wasAboutCard || flags.cues.has('search')) return false
  return mentions.length > 0 && mentions.every(({ criterion }) => criterion.slot !== 'price')
}

/** The most telling sign first. */
function intentOfMessage(seen: Evidenced): Intent {
  const { cues } = seen.flags
  if (cues.has('inject')) return 'out_of_scope'
  if (cues.has('steer')) return 'out_of_scope'
  const asksProperty = propertyMentions(seen.mentions).length > 0 && !isAboutEmirate(seen)
  if (cues.has('abuse') && !asksProperty && !cues.has('callback')) return 'out_of_scope'
  // Who names a time for it wants to be called, by a human.
  const isCall = cues.has('callback') && seen.hasAppointment
  if (cues.has('human') && !isCall && !seen.hasContact && !asksSearch(seen)) return 'smalltalk'
  if (cues.has('offTopic') && seen.about.length === 0 && !asksSearch(seen)) return 'out_of_scope'
  if (cues.has('callback')) return 'request_callback'
  if (seen.hasContact) return asksViewing(seen) ? 'book_viewing' : 'request_callback'
  const isBeyond = cues.has('law') || (cues.has('promise') && !cues.has('invest'))
  if (isBeyond && topicOf(seen.pieces) === undefined && !asksSearch(seen)) return 'out_of_scope'
  const task = taskOf(seen)
  if (task !== undefined) return task
  if (seen.about.length > 0) return 'ask_question'
  if (asksProperty || isRefinement(seen)) return searchIntent(seen.slots)
  if (topicOf(seen.pieces) !== undefined) return 'ask_question'
  if (seen.pieces.some(({ meaning }) => meaning.kind === 'home')) return searchIntent(seen.slots)
  return talkIntent(seen)
}

function taskOf(seen: Evidenced): Intent | undefined {
  const { cues } = seen.flags
  const topic = topicOf(seen.pieces)
  const strongTopic = topic !== undefined && isGeneralQuestion(seen)
  if (asksViewing(seen) && !strongTopic) return 'book_viewing'
  // 'Compare the first and the third by their price per foot' asks for no value.
  if (cues.has('compare') && seen.refs.length > 1 && seen.hasShown && !namesProperty(seen))
    return 'compare_properties'
  if (asksFair(seen)) return 'estimate_value'
  const asksValue = cues.has('value') || asksPriceOfOwn(seen)
  if (asksValue && !strongTopic && isValuation(seen)) return 'estimate_value'
  if (cues.has('invest') && !strongTopic) return 'investment_advice'
  if (cues.has('compare') && isComparison(seen)) return 'compare_properties'
  if (cues.has('beside') && seen.refs.length > 1 && !namesProperty(seen))
    return 'compare_properties'
  if (asksWhich(seen) || asksWhichCard(seen) || asksWhetherMore(seen)) return 'compare_properties'
  return strongTopic ? 'ask_question' : undefined
}

const asksViewing = (seen: Evidenced): boolean =>
  !asksForView(seen) && (seen.flags.cues.has('viewing') || meets(seen))

/** 'What view does the second one have?' */
const asksForView = ({ fields, hasAppointment, refs }: Evidenced): boolean =>
  fields.includes('view') && refs.length > 0 && !hasAppointment

/** 'The second one on Friday', 'can I see the first?' */
function meets(seen: Evidenced): boolean {
  const { cues } = seen.flags
  if (cues.has('callback')) return false
  // 'Let us see the first in Karama on Sunday, Olga, 052 …'
  if (visitsShown(seen)) return true
  // A number and an hour without a day are for a call.
  if (seen.hasContact && !seen.hasDay && !cues.has('see') && !seen.seesIt) return false
  if (seen.about.length > 0 && seen.hasAppointment) return true
  if (
    seen.seesIt &&
    !namesProperty(seen) &&
    (seen.wasAboutCard || seen.hasContact || isAllItAsks(seen))
  )
    return true
  if (cues.has('see') && (seen.hasHour || seesTheProperty(seen))) return true
  const namesCard = seen.pieces.some(({ meaning }) => meaning.kind === 'ordinal')
  return namesCard && !namesProperty(seen) && (seen.hasAppointment || cues.has('see'))
}

/** 'Can I see it?' of no property that was spoken of: which one is asked for. */
function isAllItAsks({ pieces, mentions }: Evidenced): boolean {
  // 'When could my wife see it, we land on the 14th at 7 am': what is told behind it asks for nothing.
  const end = pieces.findIndex(({ meaning }) => meaning.kind === 'mark' && meaning.text === ',')
  const asking = end > 0 ? pieces.slice(0, end) : pieces
  return (
    mentions.every(({ criterion }) => criterion.slot === 'number') &&
    asking.length <= mostOfVisit &&
    asking.every(({ meaning }) => !elseSeen.has(meaning.kind))
  )
}

const mostOfVisit = 8
const elseSeen: ReadonlySet<Meaning['kind']> = new Set(['unknown', 'topic', 'noun', 'counted'])

/** 'How much can I sell my villa for?' */
function asksPriceOfOwn({ pieces, mentions, flags: { cues } }: Evidenced): boolean {
  if (!cues.has('mine')) return false
  // 'My budget is 80 thousand.'
  if (mentions.some(({ criterion }) => criterion.slot === 'price')) return false
  const namesPrice = pieces.some(({ meaning }) => isNounOfPrice(meaning))
  if (namesPrice) return true
  // 'May I rent out my flat on a website?' asks for more than a sum.
  const isPlain = pieces.every(({ meaning }) => meaning.kind !== 'unknown')
  return (
    isPlain &&
    cues.has('question') &&
    mentions.some(({ criterion }) => criterion.slot === 'purpose')
  )
}

const isNounOfPrice = (meaning: Meaning): boolean =>
  meaning.kind === 'noun' && meaning.slot === 'price'

/** 'worth' alone may praise; of one's own property or of a place it asks for a value. */
function isValuation({ pieces, flags, mentions }: Evidenced): boolean {
  // 'I have 1.5 million, what do I get for it?' asks for properties at that price.
  const namesPrice = mentions.some(({ criterion }) => criterion.slot === 'price')
  if (namesPrice && pieces.some(({ meaning }) => meaning.kind === 'cue' && meaning.ofIt))
    return false
  // 'Show me the price per square foot in Arjan' names no property to look for.
  const isOfPlace = mentions.every(({ criterion }) => criterion.slot === 'location')
  const namesProperties = pieces.some(({ meaning }) => meaning.kind === 'home')
  return (
    flags.cues.has('mine') ||
    flags.question ||
    !flags.cues.has('search') ||
    (isOfPlace && !namesProperties)
  )
}

function isComparison({ refs, mentions, flags }: Evidenced): boolean {
  const places = mentions.filter(({ criterion }) => criterion.slot === 'location').length
  const types = mentions.filter(({ criterion }) => criterion.slot === 'type').length
  return refs.length > 0 || places > 1 || types > 1 || !flags.cues.has('search')
}

/** 'Is JVC cheaper than JVT for a 2 bed?': a bound of a place or a kind, not of a number. */
function asksWhetherMore({ pieces, mentions, flags }: Evidenced): boolean {
  if (flags.cues.has('search') || !(flags.question || flags.cues.has('question'))) return false
  const named = pieces.findIndex(({ meaning }, at) => {
    const before = pieces.slice(0, at).findLast((piece) => !between.has(piece.meaning.kind))
    const isBound = before?.meaning.kind === 'bound' && before.meaning.side === 'before'
    return isBound && (meaning.kind === 'place' || meaning.kind === 'type')
  })
  const slot = pieces[named]?.meaning.kind === 'place' ? 'location' : 'type'
  return named !== -1 && mentions.filter(({ criterion }) => criterion.slot === slot).length > 1
}

const between: ReadonlySet<Meaning['kind']> = new Set(['inside', 'plain', 'unknown', 'number'])

/** Asks how something works, and names no property to look for. */
function isGeneralQuestion(seen: Evidenced): boolean {
  const { mentions, flags } = seen
  const asks = flags.cues.has('question')
  if (!asks && !flags.question && saysHowToPay(seen)) return false
  // 'Do I get a visa for a flat of 2 million?' tells a price and looks for nothing.
  const telling =
    asks && !flags.cues.has('search') ? propertyDetails : [...propertyDetails, ...measures]
  const specifics = mentions.filter(({ criterion }) => telling.includes(criterion.slot))
  return specifics.length === 0 && !(flags.cues.has('search') && !asks)
}

/** 'A villa in Mudon with a mortgage': a property and its place go before the way to pay for it. */
function saysHowToPay({ pieces, mentions, onlyEmirates }: Evidenced): boolean {
  const topic = pieces.findIndex(({ meaning }) => meaning.kind === 'topic')
  const subject = pieces[topic]?.meaning
  if (subject?.kind !== 'topic' || !waysToPay.has(subject.topic) || onlyEmirates) return false
  const named = mentions.filter(
    ({ criterion }) => criterion.slot === 'type' || criterion.slot === 'location',
  )
  const slots = new Set(named.map(({ criterion }) => criterion.slot))
  return slots.size === 2 && named.some(({ first }) => first < topic)
}

const waysToPay: ReadonlySet<Topic> = new Set(['mortgage', 'off_plan_process', 'cheques_deposit'])

const propertyDetails: readonly string[] = ['bedrooms', 'bathrooms', 'features', 'sort_by']
const measures: readonly string[] = ['price', 'size']

const mostUnknown = 2

/** 'Who rules Dubai?' asks for no property, 'Dubai' and 'homes in Dubai' do. */
function isAboutEmirate({ pieces, mentions, flags, onlyEmirates }: Evidenced): boolean {
  if (
    !onlyEmirates ||
    propertyMentions(mentions).some(({ criterion }) => criterion.slot !== 'location')
  )
    return false
  if (flags.cues.has('search') || flags.about) return false
  const unknown = pieces.filter(({ meaning }) => meaning.kind === 'unknown').length
  const namesProperty = pieces.some(({ meaning }) => meaning.kind === 'home')
  return !namesProperty && (unknown > mostUnknown || (flags.question && unknown > 0))
}

function propertyMentions(mentions: readonly Mention[]): Mention[] {
  return mentions.filter(
    ({ criterion }) => criterion.slot !== 'number' && criterion.slot !== 'clear',
  )
}

function asksSearch({ mentions, flags, pieces }: Evidenced): boolean {
  const named = new Set(propertyMentions(mentions).map(({ criterion }) => criterion.slot))
  const tellsRooms = named.has('bedrooms') && named.has('location')
  named.delete('location')
  named.delete('features')
  if (tellsRooms) return true
  const names = named.size > 0 || pieces.some(({ meaning }) => meaning.kind === 'home')
  return names && (flags.cues.has('search') || named.size > 1)
}

/** Changes the search before it: 'make it 3', 'cheaper', 'forget the budget'. */
function isRefinement({ mentions, flags, slots }: Evidenced): boolean {
  if (mentions.some(({ criterion }) => criterion.slot === 'clear')) return true
  const goesOn = mentions.length > 0 || flags.cues.has('more')
  return goesOn && filledSlots(slots).length > 0
}

function talkIntent({ flags, slots }: Evidenced): Intent {
  const { cues } = flags
  if (cues.has('restart')) return 'find_property'
  if (cues.has('abuse')) return 'out_of_scope'
  if (cues.has('greet') || cues.has('thanks') || cues.has('bye')) return 'smalltalk'
  if (cues.has('help')) return 'smalltalk'
  if (cues.has('search') && filledSlots(slots).length > 0) return searchIntent(slots)
  return 'out_of_scope'
}

function searchIntent(slots: SearchSlots): Intent {
  const filled = filledSlots(slots)
  return filled.length === 1 && filled[0] === 'location' ? 'search_location' : 'find_property'
}

/** The first subject named that is not too broad; fees beside a rent are those of renting. */
export function topicOf(pieces: readonly Piece[]): Topic | undefined {
  const named = pieces.flatMap(({ meaning }) => (meaning.kind === 'topic' ? [meaning.topic] : []))
  const topic = named.find((each) => !broad.has(each)) ?? named[0]
  const purposes = pieces.flatMap(({ meaning }) =>
    meaning.kind === 'purpose' ? [meaning.purpose] : [],
  )
  const isOfRent = purposes.includes('rent') && !purposes.includes('sale')
  if (topic === undefined && purposes.length > 0 && asksCosts(pieces))
    return isOfRent ? 'renting_fees' : 'buying_fees'
  return topic === 'buying_fees' && isOfRent ? 'renting_fees' : topic
}

const besideCosts: ReadonlySet<Meaning['kind']> = new Set([
  'purpose',
  'plain',
  'counted',
  'unknown',
  'mark',
  'noun',
  'cue',
  'about',
  'also',
  'joint',
  'inside',
])

/** Nothing but what one has to pay: 'what do I pay when I rent?' */
function asksCosts(pieces: readonly Piece[]): boolean {
  if (!pieces.every(({ meaning }) => besideCosts.has(meaning.kind))) return false
  const cues = pieces.flatMap(({ meaning }) => (meaning.kind === 'cue' ? [meaning.cue] : []))
  const onlyAsks =
    cues.includes('question') && cues.every((cue) => cue === 'question' || cue === 'owns')
  return onlyAsks && pieces.some(({ meaning }) => isNounOfPrice(meaning))
}

/** Words for these stand beside others: a mortgage for foreigners, the deposit for electricity. */
const broad: ReadonlySet<Topic> = new Set(['freehold_foreigners', 'buying_fees', 'cheques_deposit'])
