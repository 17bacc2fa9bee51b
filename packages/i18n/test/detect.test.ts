import { describe, expect, it } from 'vitest'
import { detectLanguage } from '../src/detect.ts'

describe('detectLanguage', () => {
  it('takes the stored choice before the browser and the page', () => {
    expect(detectLanguage({ localStorage: 'ar', browser: ['en-GB'], page: 'en' })).toBe('ar')
  })

  it('takes the query string and the cookie before the stored choice', () => {
    expect(detectLanguage({ query: '?lng=en', localStorage: 'ar' })).toBe('en')
    expect(detectLanguage({ cookie: 'a=b; i18next=ar', localStorage: 'en' })).toBe('ar')
  })

  it('takes the first browser language that has texts, whatever its region', () => {
    expect(detectLanguage({ browser: ['fr-FR', 'ar-AE', 'en'] })).toBe('ar')
  })

  it('falls back on the page, then on English', () => {
    expect(detectLanguage({ browser: ['fr'], page: 'ar' })).toBe('ar')
    expect(detectLanguage({ browser: ['fr'], localStorage: 'nonsense' })).toBe('en')
    expect(detectLanguage({})).toBe('en')
  })
})
