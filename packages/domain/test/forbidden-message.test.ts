import { describe, expect, it } from 'vitest'
import { forbiddenMessage } from '../src/forbidden-message.ts'

describe('forbiddenMessage', () => {
  it('has the words of the specification', () => {
    expect(forbiddenMessage('toggleFavourite', 'guest').message).toBe(
      'Log in to your account to save properties to your favourites.',
    )
    expect(forbiddenMessage('createProperty', 'guest').message).toBe(
      'Log in to your account to list your properties with us.',
    )
    expect(forbiddenMessage('createProperty', 'individual').message).toBe(
      'Log in with your Agent or Agency account to list your properties with us.',
    )
  })

  it('has plain words for everything else', () => {
    expect(forbiddenMessage('updateUser', undefined).message).toBe(
      'Log in to your account to do this.',
    )
    expect(forbiddenMessage('listUserPlans', 'individual').message).toBe(
      'This is not open to your kind of account.',
    )
  })
})
