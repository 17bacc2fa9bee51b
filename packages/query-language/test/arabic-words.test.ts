import { describe, expect, it } from 'vitest'
import { arabicBesideParts } from '../src/language/spoken-arabic.ts'

const shapes = (word: string): string[] =>
  arabicBesideParts(word).map(({ before, bare }) => [...before, bare.text].join(' '))

describe('an everyday Arabic word', () => {
  it.each([
    ['ميزدش', 'ما يزد'],
    ['مايزيدش', 'ما يزيد'],
    ['متعديش', 'ما تعدي'],
    ['مقدرش', 'ما اقدر'],
    ['معنديش', 'ما عندي'],
    ['ومبيعجبنيش', 'و ما يعجب'],
    ['حندفع', 'ندفع'],
    ['هيدفع', 'يدفع'],
    ['ميزانيتك', 'ميزانيه'],
    ['نعاينهم', 'نعاين'],
  ])('may be read by its parts: %s', (word, parts) => {
    expect(shapes(word)).toContain(parts)
  })

  it('of three letters has no parts', () => {
    expect(shapes('شقه')).toEqual([])
  })
})
