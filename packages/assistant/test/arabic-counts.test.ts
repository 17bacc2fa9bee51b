import { expect, it } from 'vitest'
import { arabicTexts } from '../src/reply/texts/arabic.ts'

it.each([
  [1, 'وجدت لك عقارًا واحدًا.'],
  [2, 'وجدت لك عقارين.'],
  [3, 'وجدت لك 3 عقارات.'],
  [10, 'وجدت لك 10 عقارات.'],
  [11, 'وجدت لك 11 عقارًا.'],
  [94, 'وجدت لك 94 عقارًا.'],
  [100, 'وجدت لك 100 عقار.'],
  [102, 'وجدت لك 102 عقار.'],
  [103, 'وجدت لك 103 عقارات.'],
  [894, 'وجدت لك 894 عقارًا.'],
])('says how many properties were found as one says it: %i', (count, sentence) => {
  expect(arabicTexts.found(count, String(count), '')).toBe(sentence)
  expect(arabicTexts.found(count, String(count), 'فيلا')).toBe(sentence.replace(/\.$/, ': فيلا.'))
})
