import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readState } from '../src/dialogue/read-state.ts'
import { typingSteps } from '../src/reply/typing-steps.ts'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { arabicCases } from './cases/arabic.ts'
import { englishCases } from './cases/english.ts'
import { knowledge, now } from './knowledge.ts'

const languages: LanguageCode[] = ['en', 'ar', 'ru', 'hi', 'zh', 'de']
const words = [...englishCases, ...arabicCases].flatMap(([turns]) =>
  turns.flatMap((turn) => turn.split(' ')),
)

/** Words of real messages in any order, and any characters at all. */
const message = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((chosen) => chosen.join(' ')),
)

describe('understanding', () => {
  it('never throws, and leaves a state that can be stored', () => {
    fc.assert(
      fc.property(
        fc.array(message, { maxLength: 4 }),
        fc.constantFrom(...languages),
        (turns, language) => {
          let state = newState()
          for (const text of turns) {
            const understood = understand({ text, language, state, now }, knowledge)
            state = understood.state
            expect(understood.confidence).toBeGreaterThanOrEqual(0)
            expect(understood.confidence).toBeLessThanOrEqual(1)
          }
          expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state)
          for (const value of Object.values(state.slots)) {
            if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
          }
          const { price_min, price_max } = state.slots
          if (price_min !== undefined && price_max !== undefined)
            expect(price_min).toBeLessThanOrEqual(price_max)
        },
      ),
      { numRuns: 300 },
    )
  })

  it.each([
    ['a'.repeat(2000)],
    ['9'.repeat(2000)],
    ['1,'.repeat(1000)],
    ['from '.repeat(400)],
    ['not '.repeat(500)],
    ['بال'.repeat(660)],
    ['xqz '.repeat(500)],
    ['2 bed or '.repeat(220)],
    ['مليون و '.repeat(250)],
    // One character that becomes eight, and so a message of 16,000.
    ['ﷻ'.repeat(2000)],
    ['ǆ/'.repeat(1000)],
    ['1@a.'.repeat(500)],
    ['bhul\n'.repeat(400)],
    ['人'.repeat(2000)],
    ['अआ'.repeat(1000)],
  ])('takes a long message like %.12s in its stride', (text) => {
    const { state } = understand({ text, language: 'en', state: newState(), now }, knowledge)
    expect(state.slots).toBeDefined()
  })
})

describe('typing steps', () => {
  it('grow to the whole text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const steps = typingSteps(text)
        expect(steps.at(-1)).toBe(text)
        expect(steps.length).toBeLessThanOrEqual(13)
        for (const [index, step] of steps.entries()) {
          expect(text.startsWith(step)).toBe(true)
          expect(step.length).toBeGreaterThanOrEqual(steps[index - 1]?.length ?? 0)
        }
      }),
    )
  })
})
