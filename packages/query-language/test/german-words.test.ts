import { describe, expect, it } from 'vitest'
import { germanNumber } from '../src/language/german-numbers.ts'
import { textInFull } from '../src/language/spoken-german.ts'

describe('German words for numbers', () => {
  it.each([
    ['zwei', 2],
    ['zwoelf', 12],
    ['fuenfundachtzig', 85],
    ['hundertzehn', 110],
    ['zweihundertfuenfzig', 250],
    ['tausendfuenfhundert', 1500],
    ['fuenfundachtzigtausend', 85_000],
    ['hundertzehntausend', 110_000],
    ['anderthalb', 1.5],
    ['zweieinhalb', 2.5],
  ])('are read: %s', (word, value) => {
    expect(germanNumber(word)).toBe(value)
  })

  it.each(['wohnung', 'und', 'tausendschoen', 'zweig', ''])('are no others: %s', (word) => {
    expect(germanNumber(word)).toBeUndefined()
  })
})

it('puts short German words in full, and leaves others', () => {
  expect(textInFull('wie gross isse, hats nen balkon')).toBe(
    'wie gross ist sie, hat es einen balkon',
  )
  expect(textInFull('two beds in jvc')).toBe('two beds in jvc')
})
