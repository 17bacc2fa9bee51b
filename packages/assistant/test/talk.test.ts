import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'
import { talkCases } from './talk-cases.ts'

const cases = talkCases.map(([language, text, intent, topic]) => ({
  language,
  text,
  intent,
  topic,
}))

describe('what is not a search', () => {
  it.each(cases)('$language: $text → $intent', ({ language, text, intent, topic }) => {
    const { state } = understand({ text, language, state: newState(), now }, knowledge)
    expect([state.intent, state.topic]).toEqual([intent, topic])
  })
})
