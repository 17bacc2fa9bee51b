import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { withLatinDigits } from '@manzil/query-language/language/fold'
import { maxMessageLength } from '@manzil/query-language/language/tokens'
import type { AskedField } from '@manzil/query-language/lexicon/field-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { Reading } from '@manzil/query-language/reading/reader'
import {
  type Contact,
  type DialogueState,
  filledSlots,
  type Intent,
  newState,
  quickActions,
  type RequestDraft,
} from '../state.ts'
import { withMoney } from './about-money.ts'
import { shownAskedAbout } from './about-shown.ts'
import { takenOver, withAim, withAimSearched } from './aim-recalled.ts'
import { aimTold } from './aim-told.ts'
import { inAreaSpokenOf } from './area-spoken-of.ts'
import { fieldsIn } from './asked-fields.ts'
import { asksToSendOn } from './asks-recap.ts'
import { asksToBeTold } from './asks-to-be-told.ts'
import { withBareNumber } from './bare-card.ts'
import { boundedHour } from './bounded-hour.ts'
import { cardsNamed } from './cards-named.ts'
import { addsBack, earlierAfter, undone, withLeastSize, withSteps } from './changed-by.ts'
import { withComparisons } from './comparisons.ts'
import { correctedContact } from './corrected-contact.ts'
import { daySpanIn } from './day-span.ts'
import { doubtsLast } from './doubts-last.ts'
import { baseFor } from './fresh-start.ts'
import { hide, hideDetails } from './hide-details.ts'
import { decideIntent, topicOf } from './intent.ts'
import { criteriaFor } from './merge-lists.ts'
import { mergeTurn } from './merge-turn.ts'
import { amountsIn, withoutOtherAmounts } from './money/amounts.ts'
import { toldOfMoney } from './money/figures-told.ts'
import { looksWithLeft, withLeftAsAim } from './money/left-of-sale.ts'
import { findNamedDate } from './named-dates.ts'
import { namesCardsAlone, namesOrderAlone } from './names-cards-alone.ts'
import { ownPropertyAfter, withOwn, withoutSale } from './own-property-told.ts'
import { placesMeant } from './places-meant.ts'
import { besideQuestion, leftBy, pressed, withoutOwnSize, withoutQuestion } from './pressed.ts'
import { propertiesOf } from './properties-of.ts'
import { takesSmaller, withRoomLess } from './rather-smaller.ts'
import { searchesOn } from './rather-there.ts'
import { findPhone, readAppointment, readContact, readOrdinals } from './read-details.ts'
import { withoutName } from './read-name.ts'
import { findEmail, type RequestWords, readRequest } from './read-request.ts'
import { repairedCriteria } from './repaired-criteria.ts'
import { namesDay, withoutElsewhereTime } from './request-days.ts'
import { leavesHour, namesVideo, requestNote } from './request-note.ts'
import { restOfRequest } from './request-rest.ts'
import { asksTheSame, isRepeatable } from './same-question.ts'
import { seesIt, speaksOfVisit } from './sees-it.ts'
import { siteMatter } from './site-matter.ts'
import { confidenceOf, spansOf } from './spans.ts'
import { placesSpokenOf, stateAfter } from './state-after.ts'
import { forSumSpokenOf } from './sum-spoken-of.ts'
import { talkMood } from './talk-mood.ts'
import { talked } from './talked.ts'
import { readFlags, type TurnFlags } from './turn-flags.ts'
import type { Knowledge, Turn, Understanding } from './understanding.ts'
import { findUnknownPlace } from './unknown-place.ts'
import { writtenCriteria } from './unused-criteria.ts'
import { unusedOf } from './unused-of-message.ts'
import { withoutOffersCounted } from './without-offers-counted.ts'
import { withoutOthersDeals } from './without-others-deals.ts'
import { withoutSoldProperty } from './without-sold-property.ts'
import { withoutToldNumbers } from './without-told-numbers.ts'
import { nameSaid } from './written-name.ts'

/** A view that is asked for is none to come to: 'what view does the second one have'. */
function askedIn(message: string, { question }: TurnFlags): AskedField[] {
  const fields = fieldsIn(message)
  return question || fields.includes('view') ? fields : []
}

/** Reads one message. Never throws; takes time in proportion to the message's length. */
export function understand(said: Turn, { gazetteer, read: readWords }: Knowledge): Understanding {
  const turn = { ...said, text: withLatinDigits(said.text.slice(0, maxMessageLength)) }
  const action = quickActions.find((key) => key === turn.text.trim())
  if (action !== undefined) return pressed(action, turn)

  const { request } = turn.state
  const readings = new Map<string, Reading>()
  const readOnce = (text: string): Reading => {
    const reading = readings.get(text) ?? readWords(text, turn.language)
    readings.set(text, reading)
    return reading
  }
  const note = requestNote(turn.text, turn.state, readOnce)
  const corrected = request === undefined ? undefined : correctedContact(turn.text, request.phone)
  const mood =
    turn.asksSite === true ||
    note !== undefined ||
    corrected !== undefined ||
    namesDay(turn) ||
    siteMatter(turn.text) !== undefined ||
    asksToBeTold(turn.text)
      ? undefined
      : doubtsLast(turn.text, turn.state)
        ? 'doubts'
        : talkMood(turn.text, turn.state, readOnce)
  if (mood !== undefined) return talked(mood, turn)
  const phone = findPhone(turn.text)
  const { text, countsOffers } = withoutOffersCounted(
    withoutToldNumbers(hideDetails(turn.text, phone)),
  )
  const first = readOnce(text)
  const isAppointment =
    (request ?? phone) !== undefined ||
    asksAgent(readFlags(first.pieces)) ||
    seesCard(turn, first.pieces)
  const asking = { isAsked: request?.asked === 'time', isOpen: request !== undefined }
  const named = isAppointment ? findNamedDate(text, turn.now, asking) : undefined
  const meets = isAppointment || readOrdinals(first.pieces).length > 0
  const bounded = meets ? boundedHour(text, first.pieces, named !== undefined) : undefined
  const hidden = hide(hide(text, named?.words ?? ''), bounded?.words ?? '')
  const reading = hidden === text ? first : readOnce(hidden)
  const hasPhone = phone !== undefined || request?.asked === 'contact'
  const hasEmail = findEmail(turn.text) !== undefined
  const tellsName = hasEmail || (request !== undefined && nameSaid(turn.text) !== undefined)
  const readsContact = hasPhone || tellsName || readFlags(reading.pieces).cues.has('callback')
  const contact = corrected ?? (readsContact ? readContact(turn.text, reading) : undefined)
  const unnamed =
    contact?.name === undefined ? reading.pieces : withoutName(text, reading, contact.name)
  const pieces = withBareNumber(withComparisons(unnamed, turn.state), turn.state)
  const plainFlags = readFlags(pieces)
  const heard = { pieces, flags: plainFlags, language: reading.language, slots: turn.state.slots }
  const properties = propertiesOf(heard)
  const parsed = { tokens: reading.tokens, pieces }
  const found = placesMeant(text, parsed, properties, turn.state, gazetteer)
  const ownFlags = withOwn(plainFlags, pieces, turn.state)
  const addedFlags = addsBack(text, found) ? { ...ownFlags, also: true } : ownFlags
  const earns = turn.state.money?.kind === 'afford'
  const amounts = amountsIn({ text, tokens: reading.tokens, pieces }, found, earns)
  const flags = withoutSale(addedFlags, amounts, looksWithLeft(text, turn.state))
  const ofNext = withoutSoldProperty(found, amounts, { text, tokens: reading.tokens, pieces })
  const sized = withLeastSize(
    pieces,
    withoutOthersDeals(text, withoutOtherAmounts(ofNext, amounts, text), amounts),
  )
  const stepped = withSteps(text, parsed, sized, turn.state.slots)
  const movesRequest = request !== undefined && flags.corrects && namesOrderAlone(stepped)
  const isOfAgent = asksAgent(flags) || phone !== undefined || note !== undefined || movesRequest
  const cards = cardsNamed(turn.text, { text: hidden, ...parsed }, stepped, turn.state, isOfAgent)
  const { mentions, refs, ordinals } = cards
  const before = flags.cues.has('restart') ? { ...newState(), shown: turn.state.shown } : turn.state
  // A message that brings its search is about that one.
  const started = turn.search === undefined ? baseFor(before, mentions, flags) : before
  const placed = inAreaSpokenOf(turn.text, mentions, started, turn.state)
  const summed = forSumSpokenOf(turn.text, mentions, placed, turn.state)
  const { base, recalled } =
    turn.search === undefined
      ? withAim(turn.text, mentions, withLeftAsAim(text, summed))
      : { base: summed, recalled: {} }
  const read = readAppointment(pieces, turn.now, request?.date, named !== undefined)
  const heardTime = bounded === undefined ? read : { ...read, time: read?.time ?? bounded.time }
  const dated = named === undefined ? heardTime : { ...heardTime, date: named.date }
  const { sent } = turn.state
  const asksCall = flags.cues.has('callback')
  // 'Only after six' sets no hour.
  const isUntimed = note !== undefined && dated?.date === undefined && !leavesHour(note)
  const when = isUntimed ? undefined : withoutElsewhereTime(dated, turn.text)
  const { intent: last } = turn.state
  const wasBeside = last === 'ask_question' || last === 'out_of_scope'
  const at = { asksCall, wasSent: sent !== undefined, wasBeside, note }
  const words = {
    ...contactName(contact),
    ...readRequest(turn.text, reading, request, at),
    ...(corrected?.phone !== undefined && { phone: corrected.phone }),
  }
  const plain = mergeTurn(base, mentions, flags, gazetteer)
  const lessRoom = takesSmaller(turn.text) && criteriaFor(mentions, 'bedrooms').length === 0
  const merged = lessRoom ? { ...plain, slots: withRoomLess(plain.slots) } : plain
  const hasLessRoom = merged.slots.bedrooms_min !== plain.slots.bedrooms_min
  const about = shownAskedAbout({
    mentions,
    flags,
    ordinals,
    state: turn.state,
    atProperty: turn.atProperty === true,
  })
  const repeats =
    isRepeatable(turn.state.intent, turn.state.refs.length > 0) &&
    asksTheSame(pieces, mentions, flags)
  const wanted = decideIntent({
    pieces,
    repeats,
    mentions,
    flags,
    refs,
    slots: merged.slots,
    hasContact: contact?.phone !== undefined || (hasEmail && !asksToSendOn(turn.text)),
    hasAppointment: when !== undefined,
    hasDay: when?.date !== undefined,
    hasHour: when?.date !== undefined && (when.time ?? when.part) !== undefined,
    onlyEmirates: namesOnlyEmirates(mentions, gazetteer),
    pending: base.pending,
    before: base.intent,
    wasAboutCard: turn.state.refs.length > 0,
    fields: askedIn(turn.text, flags),
    movesRequest: movesRequest && cards.ordinals.length > 0,
    seesIt: seesIt(turn.text),
    looks: speaksOfVisit(turn.text),
    hasDays: daySpanIn(turn.text, turn.now) !== undefined,
    byVideo: note !== undefined && namesVideo(note),
    about,
    hasShown: base.shown.length > 0,
    request,
    words,
  })
  const restored = undone(turn.text, mentions, turn.state)
  // '3 or 4 offers will do' wants those of the search.
  const wantsOffers =
    countsOffers && mentions.length === 0 && hasSearch(base.slots) && talks.has(wanted)
  const changesRooms = hasLessRoom && (talks.has(wanted) || wanted === 'compare_properties')
  const toldAlone = mergeTurn(newState(), mentions, flags, gazetteer).slots
  const goesToThoseTwo = mentions.length === 0 && recalled.location !== undefined
  const goesOn =
    wantsOffers ||
    changesRooms ||
    (talks.has(wanted) &&
      (goesToThoseTwo ||
        searchesOn(turn.text, { pieces, mentions, flags, told: toldAlone, before: base.slots })))
  const heardAs = restored === undefined && !goesOn ? wanted : 'find_property'
  const intent = turn.asksSite === true ? 'ask_question' : heardAs
  const isLeadRequest = intent === 'book_viewing' || intent === 'request_callback'
  // A name that is also that of a place changes no search.
  const asked = isLeadRequest ? request?.asked : undefined
  const isOfCards = takesRefs.has(intent) && refs.length > 0 && namesCardsAlone(mentions)
  const judgesCard = intent === 'estimate_value' && flags.cues.has('fair') && about.length > 0
  // '5 pm, we are 2': beside a property that was chosen, a number alone chooses no other one.
  const isChosen = isLeadRequest && request?.propertyId !== undefined && !asksAgent(flags)
  const isNoted = isLeadRequest && note !== undefined
  // 'After half 5 about the first one': a card that is named as such is the one that is meant.
  const isNamed = isLeadRequest && ordinals.length > 0
  const ofCards = isNamed || isNoted || (isChosen && request.asked !== undefined) ? ordinals : refs
  // 'The last four are 3471' puts a number right.
  const chosen = corrected === undefined ? ofCards : []
  const keepsSearch =
    keepers.has(intent) ||
    judgesCard ||
    isOfCards ||
    isNoted ||
    (asked !== undefined && asked !== 'listing')
  const isAbout =
    judgesCard || (wanted === 'ask_question' && turn.asksSite !== true && about.length > 0)
  const topic = intent === 'ask_question' && !isAbout ? topicOf(pieces) : undefined
  const { purposeFrom, priceScale } = keepsSearch ? before : merged
  const slots = restored ?? (keepsSearch ? before.slots : merged.slots)
  const earlier =
    restored === undefined
      ? earlierAfter(turn.state, slots)
      : (turn.state.earlier ?? []).filter((each) => each !== restored)
  const stays = (draft: RequestDraft): RequestDraft => {
    if (isLeadRequest) return draft
    const asksBeside = intent === 'ask_question' || (intent === 'out_of_scope' && flags.question)
    return asksBeside && !flags.cues.has('inject') ? besideQuestion(draft) : withoutQuestion(draft)
  }
  // What goes along is said with the request, and not in every answer to what it asks back.
  const beginsRequest = request === undefined || words.phone !== undefined || hasEmail
  const rest =
    isLeadRequest && beginsRequest && corrected === undefined && words.answer === undefined
      ? restOfRequest(turn.text, readOnce, {
          name: words.name,
          hasTime: when !== undefined,
          hasCard: chosen.length > 0,
          noted: note,
        })
      : undefined
  const { tokens } = reading
  const parts = { text, tokens, pieces, mentions, amounts, flags, ordinals: cards.ofSum }
  const isMore = flags.cues.has('more') && mentions.length === 0
  const own = ownPropertyAfter({ ...parts, topic, before: turn.state }, toldAlone)
  const isSearch = intent === 'find_property' || intent === 'search_location'
  const figures = toldOfMoney({ ...parts, topic, before })
  const aim = aimTold({ text, amounts }, { ...before, ...figures })
  const state = stateAfter({
    turn,
    base,
    slots: intent === 'estimate_value' ? slots : withoutOwnSize(slots, base),
    intent,
    refs: isAbout ? about : takesRefs.has(intent) ? [...chosen] : [],
    isMore,
    purposeFrom,
    priceScale,
    keepsSearch,
    topic,
    contact: intent === 'request_callback' ? contact : undefined,
    when: isLeadRequest ? when : undefined,
    request: request && stays(request),
    own,
    aim,
    figures,
    earlier,
    repeats,
    ...placesSpokenOf(mentions, isSearch, before, gazetteer),
  })
  const lacksPlace = criteriaFor(mentions, 'location').length === 0
  // 'On the same day' of a viewing names no place.
  const wasAsked = base.asked === 'location' && !isLeadRequest
  // What is done with a property of one's own is done elsewhere.
  const asksOfOwn = flags.cues.has('mine') && (flags.question || flags.cues.has('question'))
  const unknownPlace =
    lacksPlace &&
    !goesToThoseTwo &&
    turn.asksSite !== true &&
    ((isSearch && !asksOfOwn) || wasAsked)
      ? findUnknownPlace(turn.text, reading, wasAsked)
      : undefined
  const understanding: Understanding = {
    language: reading.language,
    intent,
    state,
    confidence: confidenceOf(reading),
    spans: spansOf(reading),
    flags,
    mentions,
    words,
    appointment: when,
    rest,
    within: isLeadRequest && when?.date === undefined ? daySpanIn(turn.text, turn.now) : undefined,
    leftRequest: isLeadRequest || goesOnSearching(request, intent) ? undefined : leftBy(request),
    lastRefs: turn.state.refs,
    before: before.slots,
    below: keepsSearch ? undefined : merged.below,
    startedAfresh: started !== before && !keepsSearch,
    recalled: keepsSearch ? {} : takenOver(recalled, before.slots, slots, mentions),
    told: toldAlone,
    repeats,
    restores: restored !== undefined,
    unused: keepsSearch
      ? []
      : [
          ...writtenCriteria(merged.unused, pieces, mentions),
          ...unusedOf(turn, text, { ...parts, before: before.slots }),
        ],
    repaired: keepsSearch ? [] : repairedCriteria(text, { ...reading, pieces }, mentions),
    ordinals,
    unknownPlace,
  }
  const heardMoney =
    turn.asksSite === true ? understanding : withMoney(understanding, parts, turn.state)
  return withAimSearched(heardMoney)
}

/** Whoever was asked for a property looks for one. */
const goesOnSearching = (request: RequestDraft | undefined, intent: Intent): boolean =>
  request?.asked === 'listing' && (intent === 'find_property' || intent === 'search_location')

const talks: ReadonlySet<Intent> = new Set(['out_of_scope', 'smalltalk', 'ask_question'])
const hasSearch = (slots: DialogueState['slots']): boolean => filledSlots(slots).length > 0

/** Tasks about cards that were shown. */
const takesRefs: ReadonlySet<Intent> = new Set([
  'compare_properties',
  'book_viewing',
  'request_callback',
])

/** Talk that leaves the search as it is. */
const keepers: ReadonlySet<Intent> = new Set(['out_of_scope', 'smalltalk', 'ask_question'])

function namesOnlyEmirates(mentions: readonly Mention[], gazetteer: Gazetteer): boolean {
  const places = criteriaFor(mentions, 'location')
  return places.length > 0 && places.every(({ slug }) => gazetteer.place(slug)?.kind === 'emirate')
}

const contactName = (contact: Contact | undefined): Pick<RequestWords, 'name'> =>
  contact?.name === undefined ? {} : { name: contact.name }

/** 'Can I see the second one on the 16th?' of homes that are shown. */
function seesCard({ text, state, now }: Turn, pieces: Reading['pieces']): boolean {
  if (state.shown.length === 0) return false
  if (seesIt(text) || speaksOfVisit(text)) return true
  const isTimed = readFlags(pieces).cues.has('see') || readAppointment(pieces, now) !== undefined
  return isTimed && readOrdinals(pieces).length > 0
}

const asksAgent = ({ cues }: TurnFlags): boolean => cues.has('viewing') || cues.has('callback')
