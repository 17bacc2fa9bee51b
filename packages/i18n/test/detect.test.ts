import { describe, expect, it } from 'vitest'
import { detectLanguage, type LanguageSources } from '../src/detect.ts'

/** A language in each place where one may be found, from the first that counts to the last. */
const everywhere = {
  query: '?lng=ar',
  cookie: 'a=b; i18next=ru',
  localStorage: 'hi',
  sessionStorage: 'zh',
  browser: ['de-CH', 'en'],
  page: 'ar',
} satisfies LanguageSources

describe('detectLanguage', () => {
  it.each([
    ['ar', 'query string', []],
    ['ru', 'cookie', ['query']],
    ['hi', 'local storage', ['query', 'cookie']],
    ['zh', 'session storage', ['query', 'cookie', 'localStorage']],
    ['de', 'browser', ['query', 'cookie', 'localStorage', 'sessionStorage']],
    ['ar', 'page', ['query', 'cookie', 'localStorage', 'sessionStorage', 'browser']],
  ] as const)('takes %s of the %s where nothing before it speaks', (expected, _place, silent) => {
    const sources: LanguageSources = { ...everywhere }
    for (const place of silent) delete sources[place]
    expect(detectLanguage(sources)).toBe(expected)
  })

  it('takes the first browser language that has texts, whatever its region or script', () => {
    expect(detectLanguage({ browser: ['fr-FR', 'ar-AE', 'en'] })).toBe('ar')
    expect(detectLanguage({ browser: ['zh-Hans-CN'] })).toBe('zh')
    expect(detectLanguage({ browser: ['hi_IN'] })).toBe('hi')
  })

  it('passes over what it does not know, and ends with English', () => {
    expect(detectLanguage({ query: '?lng=tlh', browser: ['fr'], localStorage: 'nonsense' })).toBe(
      'en',
    )
    expect(detectLanguage({ browser: ['fr'], page: 'ar' })).toBe('ar')
    expect(detectLanguage({})).toBe('en')
  })
})
