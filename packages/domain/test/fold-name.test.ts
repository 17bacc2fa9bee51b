import { describe, expect, it } from 'vitest'
import { foldName } from '../src/search/fold-name.ts'

describe('foldName', () => {
  it.each([
    ['Al-Barsha', 'al barsha'],
    ['The Greens', 'greens'],
    ["Za'abeel", 'zaabeel'],
    ['  Me’Aisem   First ', 'meaisem first'],
    ['DAMAC Maison Privé', 'damac maison prive'],
    ['أبو ظبي', 'ابو ظبي'],
    ['دُبــي مارينا', 'دبي مارينا'],
    ['الكرامة', 'الكرامه'],
    ['جبل على', 'جبل علي'],
    ['المرابع العربية ٢', 'المرابع العربيه 2'],
    ['बिज़नेस बे', 'बिजनेस बे'],
    ['Сёркл', 'серкл'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
  ])('folds %s', (text, folded) => {
    expect(foldName(text)).toBe(folded)
  })

  it.each(['المرابع العربية ٢', 'The Greens', 'बिज़नेस बे'])(
    'gives the same key for its key of %s',
    (name) => {
      expect(foldName(foldName(name))).toBe(foldName(name))
    },
  )
})
