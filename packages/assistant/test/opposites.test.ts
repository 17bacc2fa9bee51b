import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'
import { boundSentences, furnishingSentences, type Parts, sums } from './opposites/parts.ts'

const languages: LanguageCode[] = ['en', 'ar', 'ru', 'hi', 'zh', 'de']
/** Enough for every refusal of a language to meet most of its verbs; the sentences are short. */
const runs = { numRuns: 150 }

function slotsAfter(turns: readonly string[], language: LanguageCode): SearchSlots {
  let state = newState()
  for (const text of turns) state = understand({ text, language, state, now }, knowledge).state
  return state.slots
}

/** One of the sentences that the parts make. */
const sentence = (parts: Parts): fc.Arbitrary<string> =>
  fc
    .constantFrom(...parts.frames)
    .chain((frame) =>
      fc
        .tuple(...frame.map((part) => fc.constantFrom(...(parts.words[part] ?? [part]))))
        .map((words) => words.filter((word) => word !== '').join(parts.space)),
    )

describe.each(languages)('what is refused in %s', (language) => {
  const { first, refused } = furnishingSentences[language]
  it('is never understood as wanted: furniture', () => {
    const after = fc.constantFrom(true, false)
    fc.assert(
      fc.property(sentence(refused), after, (text, isCorrection) => {
        const slots = slotsAfter(isCorrection ? [first, text] : [text], language)
        expect({ text, furnished: slots.furnished }).not.toEqual({ text, furnished: 'furnished' })
      }),
      runs,
    )
  })

  const { most, least } = boundSentences[language]
  it('turns its bound: a most that is refused as less, a least as more', () => {
    const told = fc
      .constantFrom('most', 'least')
      .chain((kind) =>
        fc.tuple(
          fc.constant(kind),
          sentence(kind === 'most' ? most : least),
          fc.constantFrom(...sums[language]),
        ),
      )
    fc.assert(
      fc.property(told, ([kind, pattern, [said, value]]) => {
        const text = pattern.replace('#', said)
        const { price_min, price_max } = slotsAfter([text], language)
        const expected = kind === 'most' ? { text, price_max: value } : { text, price_min: value }
        expect({
          text,
          ...(price_min !== undefined && { price_min }),
          ...(price_max !== undefined && { price_max }),
        }).toEqual(expected)
      }),
      runs,
    )
  })
})
