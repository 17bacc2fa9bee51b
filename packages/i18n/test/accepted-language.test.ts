import { describe, expect, it } from 'vitest'
import { acceptedLanguage } from '../src/accepted-language.ts'

describe('acceptedLanguage', () => {
  it.each([
    ['ru', 'ru'],
    ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
    ['en;q=0.3, zh-Hans-CN;q=0.8', 'zh'],
    ['fr, de;q=0.5', 'de'],
    ['hi;q=0, ar;q=0.1', 'ar'],
    // Refused, which is less than not wanted.
    ['fr, hi;q=0', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [null, 'en'],
    [';;;,q=x', 'en'],
  ])('reads %s as %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })
})
