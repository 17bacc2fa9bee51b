import { foldText } from '@manzil/query-language/language/fold'
import { requestNoteWords } from '@manzil/query-language/lexicon/request-note-words'
import type { Reading } from '@manzil/query-language/reading/reader'
import type { DialogueState } from '../state.ts'
import { hideDetails } from './hide-details.ts'
import { finderOf } from './money/find-words.ts'
import { findPhone } from './read-details.ts'
import { findEmail } from './read-request.ts'
import { seesIt } from './sees-it.ts'
import { readShortAnswer } from './short-answers.ts'
import { clausesIn } from './talk-mood.ts'
import { readFlags } from './turn-flags.ts'
import { nameSaid } from './written-name.ts'

/** The agent reads a request with a few sentences, no letter. */
const longest = 300

const saysNoCall = finderOf(requestNoteWords.noCall)
const saysWay = finderOf(requestNoteWords.way)
const saysWho = finderOf(requestNoteWords.who)
const saysBounds = finderOf(requestNoteWords.bounds)
const calledAgain = finderOf(requestNoteWords.calledAgain)
const saysVideo = finderOf(requestNoteWords.byVideo)
const saysSuits = finderOf(requestNoteWords.suits)
const saysElsewhere = finderOf(requestNoteWords.elsewhereTime)
const saysWhatsApp = finderOf(requestNoteWords.whatsApp)
const tellsAgent = finderOf(requestNoteWords.tellAgent)
const tellsThem = finderOf(requestNoteWords.tellThem)
const asksFor = finderOf(requestNoteWords.asksFor)
const asksOneself = finderOf(requestNoteWords.oneself)

/**
 * What a message asks of a request that is under way or that it makes, in the visitor's own words: not to be
 * called, by whom, within which hours, and what the agent is to be asked or told.
 */
export function requestNote(
  message: string,
  { request, shown }: Pick<DialogueState, 'request' | 'shown'>,
  read: (text: string) => Reading,
): string | undefined {
  const text = foldText(message)
  const ways = [saysNoCall, saysWay, saysWho, saysBounds, saysVideo, saysElsewhere]
  // Few messages tell a way to be reached, and whether clauses name days takes reading each of them.
  const tellsContact = tellsWay(message)
  const otherDays = tellsContact ? daysBeside(message, read) : []
  const suits = tellsContact && (saysSuits(text) || otherDays.length > 0)
  const asksSuch = suits || ways.some((says) => says(text))
  const isOfAgent = request !== undefined || shown.length > 0
  const isOfThem = isOfAgent && (tellsThem(text) || (tellsContact && asksFor(text)))
  const isMessage = (tellsAgent(text) || isOfThem) && !asksOneself(text)
  if (!asksSuch && !isMessage) return undefined
  if (request !== undefined && readShortAnswer(message) !== undefined) return undefined
  const clauses = clausesIn(message)
  // 'Don't call me at 7' asks for no call.
  const asking = clauses.filter((clause) => !saysNoCall(foldText(clause)))
  const asksCall = readFlags(read(asking.join(' ')).pieces).cues.has('callback')
  // 'Ask the agent to call me' is a call, and nothing else.
  if (isMessage && !(asksCall && clauses.length < 2)) return notedWords(message, () => true)
  const asksVideo = saysVideo(text) && (asksToVisit(message, read) || tellsContact)
  if (request === undefined && !asksCall && !tellsContact && !asksVideo) return undefined
  const asks = /[?？؟]/u.test(message)
  // 'A WhatsApp message counts as notice' wants no call.
  const saysHow = (each: string): boolean =>
    saysWay(each) && (request !== undefined || tellsContact)
  const isQuestion = asks && !asksCall && !tellsContact
  const saysWhen = (each: string): boolean => saysBounds(each) || saysElsewhere(each)
  const isNoted = (each: string): boolean =>
    (suits && (saysSuits(each) || otherDays.includes(each))) ||
    saysNoCall(each) ||
    saysHow(each) ||
    (asksVideo && saysVideo(each)) ||
    (!isQuestion && (saysWho(each) || saysWhen(each)))
  return suits || isNoted(text) ? notedWords(message, isNoted) : undefined
}

/** 'Thursday works, Friday too': the clauses that name further days, as they are folded. */
function daysBeside(message: string, read: (text: string) => Reading): string[] {
  const ofDays = wholeClausesIn(message).filter((clause) =>
    read(clause).pieces.some(({ meaning: { kind } }) => kind === 'weekday' || kind === 'day'),
  )
  return ofDays.slice(1).map((clause) => foldText(clause))
}

/** 'Can we see it by video?', 'a viewing per video call'. */
const asksToVisit = (message: string, read: (text: string) => Reading): boolean =>
  seesIt(message) || ['viewing', 'see'].some((cue) => hasCue(read(message), cue))

const hasCue = ({ pieces }: Reading, cue: string): boolean =>
  pieces.some(({ meaning }) => meaning.kind === 'cue' && meaning.cue === cue)

/** Hours of the place where somebody is are told as they were said: here they would be others. */
export const namesElsewhereTime = (message: string): boolean => saysElsewhere(foldText(message))

/** To be shown a home from afar. */
export const namesVideo = (note: string): boolean => saysVideo(foldText(note))

/** A note by whom and in which way leaves the hour beside it to be asked for; any other says when itself. */
export function leavesHour(note: string): boolean {
  const text = foldText(note)
  const saysOther = [saysNoCall, saysBounds, saysElsewhere, tellsAgent, tellsThem]
  return [saysVideo, saysSuits].some((says) => says(text)) && !saysOther.some((says) => says(text))
}

/** The clauses that say it where others tell who asks, else the message as it stands. */
function notedWords(message: string, isNoted: (folded: string) => boolean): string {
  const tellsContact = tellsWay(message)
  const clauses = wholeClausesIn(message).filter(
    (clause, at, all) =>
      isNoted(foldText(clause)) && (saysWay(foldText(clause)) || !isOfContact(clause, all[at + 1])),
  )
  const said = tellsContact && clauses.length > 0 ? clauses.join(' ') : message
  return hideDetails(said, findPhone(said))
    .replace(/\s+/gu, ' ')
    .replace(/(?<=[，、；]) /gu, '')
    .replace(/^[\s,،，;]+|[\s,.:،，。।；：;]+$/gu, '')
    .slice(0, longest)
}

/** The full stops of an address part nothing: 'anna.weber@mail.ae' stands in one clause. */
function wholeClausesIn(message: string): string[] {
  const email = findEmail(message)
  if (email === undefined) return clausesIn(message)
  const whole = email.replaceAll('.', '\u2024')
  return clausesIn(message.replace(email, whole)).map((clause) => clause.replace(whole, email))
}

const tellsWay = (clause: string): boolean =>
  findPhone(clause) !== undefined || findEmail(clause) !== undefined

/** 'Sorry,', 'its Sara Khan,', '050 123 4567,': who asks is told by the request itself. */
function isOfContact(clause: string, next: string | undefined): boolean {
  const words = clause.match(/\p{Script=Han}|[^\P{L}\p{Script=Han}][\p{L}\p{M}]*/gu)?.length ?? 0
  if (tellsWay(clause) || nameSaid(clause) !== undefined) return true
  const isAsked = /[?？؟\d]/u.test(clause)
  const isName = next !== undefined && tellsWay(next) && words <= mostNames && !isAsked
  return isName || (words <= 1 && !/\p{Script=Han}/u.test(clause))
}
const mostNames = 4

/** Notes of several messages, each once. */
export function withNote(before: string | undefined, note: string | undefined): string | undefined {
  if (note === undefined || before?.includes(note)) return before
  return before === undefined ? note : `${before}; ${note}`.slice(0, longest)
}

/** A request whose note asks for an answer there. */
export const wantsWhatsApp = (note: string | undefined): boolean =>
  note !== undefined && saysWhatsApp(foldText(note))

/** A note that is a message to the agent. */
export const isForAgent = (note: string): boolean =>
  [tellsAgent, tellsThem, asksFor].some((says) => says(foldText(note)))

/** A note that is a message to the agent, or says by whom and in which way to be answered. */
export const isMessage = (note: string): boolean =>
  isForAgent(note) ||
  [saysNoCall, saysWay, saysWho, saysBounds, saysElsewhere].some((says) => says(foldText(note)))

/** Calls were a nuisance before: regret is due. */
export const wasCalledAgain = (message: string): boolean => calledAgain(foldText(message))
