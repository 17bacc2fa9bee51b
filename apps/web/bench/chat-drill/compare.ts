import type { SettledMessage } from '../../src/features/chat-assistant/conversation/conversation.ts'
import { type Asked, isAbout } from './questions.ts'

/** What went wrong with the messages of one conversation. */
export interface Faults {
  lost: number
  doubled: number
  outOfOrder: number
  unanswered: number
  answeredTwice: number
}

export const noFaults: Faults = {
  lost: 0,
  doubled: 0,
  outOfOrder: 0,
  unanswered: 0,
  answeredTwice: 0,
}

/** Holds a list of messages against what was asked, in the order in which it was asked. */
export function findFaults(asked: readonly Asked[], messages: readonly SettledMessage[]): Faults {
  const questions = messages.filter(({ role }) => role === 'user').map(({ message }) => message)
  const texts = messages.filter(({ role, type }) => role === 'bot' && type === 'text')
  const places = asked.map(({ text }) => questions.indexOf(text))
  const answers = asked.map(({ figure }) => texts.filter((text) => isAbout(text, figure)))
  const answerPlaces = answers.map(([first]) => (first ? messages.indexOf(first) : -1))
  // Of what is typed in two windows at once, nobody can say which is first.
  const windows = [...new Set(asked.map(({ window }) => window))]
  const placesIn = (window: number) => places.filter((_, index) => asked[index]?.window === window)
  const answersByQuestion = asked
    .map((_, index) => index)
    .sort((left, right) => (places[left] ?? 0) - (places[right] ?? 0))
    .map((index) => answerPlaces[index] ?? -1)
  const ids = messages.map(({ id }) => id)
  return {
    lost: places.filter((place) => place < 0).length,
    doubled: questions.length - new Set(questions).size + (ids.length - new Set(ids).size),
    outOfOrder:
      windows.reduce((sum, window) => sum + descents(placesIn(window)), 0) +
      descents(answersByQuestion) +
      descents(messages.map(({ seq }) => seq)) +
      answerPlaces.filter((place, index) => {
        const before = messages.findIndex(({ message }) => message === asked[index]?.text)
        return place >= 0 && place < before
      }).length,
    unanswered: answers.filter((found) => found.length === 0).length,
    answeredTwice: answers.filter((found) => found.length > 1).length + repeatedResults(messages),
  }
}

/** Results that follow no answer of their own. */
const repeatedResults = (messages: readonly SettledMessage[]): number =>
  messages.filter(
    ({ type }, index) => type === 'property_results' && messages[index - 1]?.type !== 'text',
  ).length

/** Places that come before the one that they should follow; what is missing counts elsewhere. */
function descents(places: readonly number[]): number {
  const present = places.filter((place) => place >= 0)
  return present.filter((place, index) => index > 0 && place <= (present[index - 1] ?? -1)).length
}

export function addFaults(left: Faults, right: Faults): Faults {
  return {
    lost: left.lost + right.lost,
    doubled: left.doubled + right.doubled,
    outOfOrder: left.outOfOrder + right.outOfOrder,
    unanswered: left.unanswered + right.unanswered,
    answeredTwice: left.answeredTwice + right.answeredTwice,
  }
}

export const countFaults = (faults: Faults): number =>
  Object.values(faults).reduce((sum: number, count: number) => sum + count, 0)
