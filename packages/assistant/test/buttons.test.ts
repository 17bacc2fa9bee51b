import { propertyTypes } from '@manzil/domain/vocabulary'
import { describe, expect, it } from 'vitest'
import { amenityName } from '../src/reply/names.ts'
import { textsOf } from '../src/reply/texts/texts.ts'
import { newState, type SearchSlots } from '../src/state.ts'
import { clearSlot } from '../src/understanding/clear-slot.ts'
import { understand } from '../src/understanding/understand.ts'
import { amenityNames } from './conversation.ts'
import { knowledge, now } from './knowledge.ts'

const slots: SearchSlots = {
  purpose: 'rent',
  type: ['villa'],
  location: ['mirdif'],
  bedrooms_min: 3,
  bedrooms_max: 3,
  bathrooms_min: 2,
  price_max: 150_000,
  size_min: 2000,
  features: ['gym'],
  furnished: 'furnished',
  completion: 'ready',
}

const { gazetteer } = knowledge
const amenities = new Map(amenityNames.map((amenity) => [amenity.slug, amenity]))

/** What a button sends has to mean what it says, in the language that it says it in. */
describe.each(['en', 'ar', 'ru', 'hi', 'zh', 'de'] as const)('buttons in %s', (language) => {
  const texts = textsOf(language)
  const naming = { language, texts, gazetteer, amenities }
  const after = (text: string, before: SearchSlots): SearchSlots => {
    const state = { ...newState(), slots: before, purposeFrom: 'words' as const }
    return understand({ text, language, state, now }, knowledge).state.slots
  }

  it.each(Object.keys(texts.relax) as (keyof typeof texts.relax)[])('give up: %s', (relaxation) => {
    const expected = { ...slots }
    clearSlot(expected, relaxation)
    expect(after(texts.relax[relaxation].message, slots)).toEqual(expected)
  })

  it.each(amenityNames.map(({ slug }) => slug))('do without: %s', (slug) => {
    const { features, ...others } = slots
    const { message } = texts.relaxFeature(amenityName(slug, naming))
    expect(after(message, { ...others, features: [slug] })).toEqual(others)
  })

  it.each(propertyTypes)('type: %s', (type) => {
    expect(after(texts.typeNames[type], { location: ['mirdif'] }).type).toEqual([type])
  })

  it('others', () => {
    const { buttons } = texts
    expect(after(buttons.buy.message, {}).purpose).toBe('sale')
    expect(after(buttons.rent.message, {}).purpose).toBe('rent')
    expect(after(buttons.cheapest.message, slots).sort_by).toBe('price_asc')
    expect(after(buttons.newest.message, slots).sort_by).toBe('newest')
    expect(after(buttons.startOver.message, slots)).toEqual({})
    for (const count of [0, 1, 2, 3]) {
      const { bedrooms_min, bedrooms_max } = after(texts.bedroomButton(count).message, slots)
      expect([bedrooms_min, bedrooms_max]).toEqual([count, count])
    }
  })
})
