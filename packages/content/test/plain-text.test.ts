import { describe, expect, test } from 'vitest'
import { plainText } from '../src/plain-text.ts'

describe('the plain text of HTML', () => {
  test('is one line without tags', () => {
    expect(plainText('<p>One &amp;\n two</p><p>three</p>')).toBe('One & two three')
  })

  test('keeps the spaces that hold a figure together', () => {
    const figure = '2\u00a0000\u00a0000\u00a0AED'
    expect(plainText(`<p>за ${figure}  или дороже</p>`)).toBe(`за ${figure} или дороже`)
  })
})
