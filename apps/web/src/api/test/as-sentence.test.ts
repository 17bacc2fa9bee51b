import { expect, test } from 'vitest'
import { asSentence } from '../as-sentence.ts'

test.each([
  ['must be an https address', 'Must be an https address.'],
  ['Enter a name with at least one letter.', 'Enter a name with at least one letter.'],
  ['не удаётся прочитать: 5', 'Не удаётся прочитать: 5.'],
  ['无法读取：5', '无法读取：5。'],
  ['पढ़ा नहीं जा सकता', 'पढ़ा नहीं जा सकता।'],
  ['لا يمكن قراءته', 'لا يمكن قراءته.'],
  ['', ''],
])('“%s” stands as a sentence', (said, shown) => {
  expect(asSentence(said)).toBe(shown)
})
