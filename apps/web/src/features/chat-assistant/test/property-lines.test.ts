import asyncapi from '@manzil/api-client/asyncapi.json'
import { describe, expect, it } from 'vitest'
import { MAX_MESSAGE_LENGTH } from '../conversation/message-length.ts'
import { countResultLines, propertyLines } from '../conversation/property-lines.ts'
import { isQuickAction, quickActions } from '../conversation/quick-actions.ts'
import { property } from './messages.ts'

const kinds = (change = {}) => propertyLines(property(change)).map(({ kind }) => kind)

describe('propertyLines', () => {
  it('lists location, rooms, size, price, features and the link under the title', () => {
    expect(kinds()).toEqual([
      'title',
      'location',
      'bedrooms',
      'bathrooms',
      'size',
      'price',
      'features',
      'link',
    ])
  })

  it('leaves out rooms and size that are missing or not greater than zero', () => {
    expect(kinds({ bedrooms: 0, bathrooms: null, size: 0 })).toEqual([
      'title',
      'location',
      'price',
      'features',
      'link',
    ])
  })

  it('keeps the price line when there is no price', () => {
    expect(propertyLines(property({ price: null }))).toContainEqual({
      kind: 'price',
      aed: null,
      perYear: false,
    })
  })

  it.each([
    [['a', 'b', 'c', 'd', 'e'], 5, false],
    [['a', 'b', 'c', 'd', 'e', 'f'], 5, true],
    [['a', ' ', ''], 1, false],
  ])('of the features %j shows %i, more: %s', (features, count, more) => {
    const line = propertyLines(property({ features })).find(({ kind }) => kind === 'features')
    expect(line).toEqual({ kind: 'features', shown: features.slice(0, count), more })
  })

  it('has no features line without features', () => {
    expect(kinds({ features: [] })).not.toContain('features')
  })

  it('counts header, count, all lines and the link to all results', () => {
    expect(countResultLines([], false)).toBe(2)
    expect(countResultLines([property(), property({ bedrooms: 0 })], true)).toBe(2 + 8 + 7 + 1)
  })
})

describe('what is sent', () => {
  it('has the eight keys of the specification', () => {
    expect(quickActions).toHaveLength(8)
    expect(isQuickAction('find_property')).toBe(true)
    expect(isQuickAction('Find a Property')).toBe(false)
  })

  it('is as long as the contract allows', () => {
    expect(asyncapi.components.schemas.ChatSendPayload.properties.message.maxLength).toBe(
      MAX_MESSAGE_LENGTH,
    )
  })
})
