import { expect, it } from 'vitest'
import { languageOfTitle, localName, localPath, localTitle } from '../src/local-name.ts'

const dubai = { name: 'Dubai', name_ar: 'دبي', names: { ru: 'Дубай', zh: '迪拜' } }
const marina = { name: 'Dubai Marina', name_ar: 'دبي مارينا', names: { ru: 'Дубай Марина' } }

it('names a row in each language, in English where it has no name of its own', () => {
  expect(['en', 'ar', 'ru', 'zh', 'hi', 'de'].map((code) => localName(marina, code))).toEqual([
    'Dubai Marina',
    'دبي مارينا',
    'Дубай Марина',
    'Dubai Marina',
    'Dubai Marina',
    'Dubai Marina',
  ])
  expect(localName({ name: 'Dubai', name_ar: 'دبي' }, 'ru')).toBe('Dubai')
})

it('joins a path from the finest place up, with the commas of the language', () => {
  const path = [dubai, marina]
  expect(localPath(path, 'ru')).toBe('Дубай Марина, Дубай')
  expect(localPath(path, 'ar')).toBe('دبي مارينا، دبي')
  expect(localPath(path, 'zh')).toBe('Dubai Marina，迪拜')
})

it('takes titles alike', () => {
  const property = { title: 'Studio', title_ar: null, titles: { de: 'Studio in Dubai' } }
  expect(localTitle(property, 'de')).toBe('Studio in Dubai')
  expect(languageOfTitle(property, 'de')).toBe('de')
  expect(localTitle(property, 'ar')).toBe('Studio')
  expect(languageOfTitle(property, 'ar')).toBe('en')
  expect(languageOfTitle(property, 'ru')).toBe('en')
})
