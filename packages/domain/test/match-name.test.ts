import { describe, expect, test } from 'vitest'
import { bestFits, matchName } from '../src/search/match-name.ts'

describe('typed letters', () => {
  test.each([
    ['dubai marina', 'dubai marina', 0],
    ['dubai mar', 'dubai marina', 1],
    ['marina', 'dubai marina', 2],
    ['marinna', 'dubai marina', 3],
    ['jumeriah', 'palm jumeirah', 3],
    ['arina', 'dubai marina', undefined],
    ['mrn', 'dubai marina', undefined],
    ['', 'dubai marina', undefined],
  ])('"%s" fit "%s" as %s', (typed, name, fit) => {
    expect(matchName(typed, name)).toBe(fit)
  })

  test('are offered what has properties first, and slips only where nothing else fits', () => {
    const matches = [
      { id: 'beginning, empty', fit: 1, count: 0 },
      { id: 'inside', fit: 2, count: 9 },
      { id: 'slip', fit: 3, count: 500 },
      { id: 'inside, more', fit: 2, count: 40 },
      { id: 'itself, empty', fit: 0, count: 0 },
    ]
    expect(bestFits(matches).map(({ id }) => id)).toEqual([
      'itself, empty',
      'inside, more',
      'inside',
      'beginning, empty',
    ])
    expect(bestFits(matches.slice(2, 3))).toHaveLength(1)
  })
})
