import { describe, expect, it } from 'vitest'
import { againstNotice, type Duration, type NoticeRule } from '../../src/costs/notice-rules.ts'
import { dubai } from './dubai-rates.ts'

describe('againstNotice', () => {
  it.each<[NoticeRule, number, Duration['unit'], boolean]>([
    ['change', 45, 'day', false],
    ['change', 89, 'day', false],
    ['change', 90, 'day', true],
    ['change', 12, 'week', false],
    ['change', 13, 'week', true],
    ['change', 3, 'month', true],
    ['leave', 11, 'month', false],
    ['leave', 12, 'month', true],
    ['leave', 1, 'year', true],
    ['leave', 365, 'day', true],
    ['leave', 90, 'day', false],
    ['arrears', 2, 'week', false],
    ['arrears', 30, 'day', true],
  ])('of %s takes %d %s(s): %s', (rule, value, unit, isEnough) => {
    expect(againstNotice(rule, { value, unit }, dubai)).toMatchObject({ isEnough })
  })

  it('is not known without the table', () => {
    expect(againstNotice('change', { value: 45, unit: 'day' }, new Map())).toBeUndefined()
  })
})
