import asyncapi from '@manzil/api-client/asyncapi.json'
import { chatMessageTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { ChatProperty } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { draw } from '../../../test/draw.tsx'
import { isQuickAction, quickActions } from '../conversation/quick-actions.ts'
import { useResultProperty } from '../messages/use-result-property.tsx'
import { property } from './messages.ts'

async function propertyOf(change: Partial<ChatProperty> = {}) {
  const drawn: ReturnType<ReturnType<typeof useResultProperty>>[] = []
  function Probe() {
    drawn.push(useResultProperty()(property(change)))
    return null
  }
  await draw(<Probe />, { texts: ['chat'] })
  return drawn.at(-1)
}

const linesOf = async (change: Partial<ChatProperty> = {}) =>
  (await propertyOf(change))?.lines ?? []

const idsOf = async (change: Partial<ChatProperty> = {}) =>
  (await linesOf(change)).map(({ id }) => id)

describe('a property of an answer', () => {
  it('lists price, location, rooms and size', async () => {
    expect(await idsOf()).toEqual(['price', 'location', 'bedrooms', 'bathrooms', 'size'])
  })

  it('has the number by which it can be named, where it has one', async () => {
    expect((await propertyOf({ number: 3 }))?.number).toBe('3')
    expect((await propertyOf())?.number).toBeUndefined()
  })

  it('says that its picture is drawn, where it is', async () => {
    const picture = '/scenes/facade/tower/marina/1.svg'
    expect((await propertyOf({ picture, illustration: true }))?.picture?.note).toBe('Illustration')
    expect((await propertyOf({ picture }))?.picture?.note).toBeUndefined()
  })

  it('leaves out rooms and size that are missing or not greater than zero', async () => {
    expect(await idsOf({ bedrooms: 0, bathrooms: null, size: 0 })).toEqual(['price', 'location'])
  })

  it.each([
    [{ price: null }, 'Price on request'],
    [{ price: 1_850_000 }, 'AED 1,850,000'],
    [{ price: 90_000, price_period: 'year' as const }, 'AED 90,000 per year'],
  ])('keeps the price line for %j', async (change, text) => {
    const [price] = await linesOf(change)
    expect(String(price?.value).replaceAll('\u00a0', ' ')).toBe(text)
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
      chatMessageTexts.message,
    )
  })
})
