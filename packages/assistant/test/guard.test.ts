import { describe, expect, it } from 'vitest'
import { guardText } from '../src/reply/guard.ts'

const claims = ['AED 1,850,000', '/property-details?id=7', 'Home by the sea']
const grounds = { claims, links: claims, numbers: [90_000], quotable: claims }

describe('the guard', () => {
  it.each([
    'It asks AED 1,850,000.',
    'It asks AED 1 850 000.',
    'Up to AED 90,000 a year.',
    'There are 12 of them with 3 bedrooms.',
    'See /property-details?id=7.',
    'The yield is 7.25 %.',
    'It is about “Home by the sea”.',
  ])('lets %j through', (text) => {
    expect(guardText(text, grounds)).toEqual({ text, refused: [] })
  })

  it.each([
    'It asks AED 1,900,000.',
    'Prices rose by 4000.',
    'Prices rose by 4.000.',
    'Pay 1,850,001 dirhams.',
    'Es kostet 21,60,000.',
    'السعر ٤٥٠٠٠٠٠.',
    'See https://evil.example/pay.',
    'See www.evil.example.',
    'Write to evil.com.',
    'See /property-details?id=8.',
    'It is about “Palace of dreams”.',
  ])('takes out %j', (text) => {
    expect(guardText(text, grounds)).toEqual({ text: '', refused: [text] })
  })

  it.each([
    'आपकी जानकारी: राहुल, rahul@example.com।',
    '联系人：李伟，liwei@example.com。',
    'البريد: sara@example.com؟',
  ])('knows a link before the full stop of any script: %j', (text) => {
    const links = ['rahul@example.com', 'liwei@example.com', 'sara@example.com']
    expect(guardText(text, { ...grounds, links })).toEqual({ text, refused: [] })
  })

  it('keeps the sentences around the one it takes out', () => {
    const { text, refused } = guardText('I found 3. One asks AED 77,777. Which one?', grounds)
    expect(text).toBe('I found 3. Which one?')
    expect(refused).toEqual(['One asks AED 77,777.'])
  })

  it('reads other scripts and stops', () => {
    expect(guardText('السعر 1,850,000 درهم. والآخر 5,000,000 درهم؟', grounds).text).toBe(
      'السعر 1,850,000 درهم.',
    )
    expect(guardText('价格是99999。好的。', grounds).text).not.toContain('99999')
  })
})
