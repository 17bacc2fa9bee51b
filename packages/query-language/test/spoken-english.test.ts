import { describe, expect, it } from 'vitest'
import { englishInFull } from '../src/language/spoken-english.ts'

describe('English as it is typed from phones', () => {
  it.each([
    ['are u real person', 'are you real person'],
    ['can i come tmrw pls', 'can i come tomorrow please'],
    ['U there? tell me abt ur fees', 'you there? tell me about your fees'],
  ])('is read in full: %s', (short, long) => {
    expect(englishInFull(short)).toBe(long)
  })

  it.each(['write to u@ur.com', 'my name is Abdul Cuz', '2 br, 85k', 'U.S. dollars'])(
    'names, addresses and figures stay: %s',
    (message) => {
      expect(englishInFull(message)).toBe(message)
    },
  )
})
