import { excludedNames } from '@manzil/assistant/reply/criteria'
import type { SearchSlots } from '@manzil/assistant/state'
import { amenities } from '@manzil/catalogue/amenities'
import { places } from '@manzil/catalogue/places/places'
import { isResidential } from '@manzil/domain/is-residential'
import { furnishings, propertyTypes, purposes } from '@manzil/domain/vocabulary'
import { createI18n } from '@manzil/i18n/i18n'
import { type InterfaceLanguage, interfaceLanguages } from '@manzil/i18n/languages'
import { loadTexts } from '@manzil/i18n/load-texts'
import { describe, expect, it } from 'vitest'
import { after, misread, namingIn } from './after.ts'

const search: SearchSlots = {
  purpose: 'rent',
  type: ['apartment'],
  location: ['mirdif'],
  bedrooms_min: 3,
  bedrooms_max: 3,
  bathrooms_min: 2,
  price_max: 150_000,
  size_min: 2000,
  furnished: 'furnished',
  completion: 'ready',
}

/** What each saying gives up. */
const givenUp = [
  ['purpose', ['purpose']],
  ['place', ['location']],
  ['type', ['type']],
  ['price', ['price_max']],
  ['bedrooms', ['bedrooms_min', 'bedrooms_max']],
  ['bathrooms', ['bathrooms_min']],
  ['size', ['size_min']],
  ['furnished', ['furnished']],
  ['completion', ['completion']],
] as const

const without = (fields: readonly string[]): SearchSlots =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !fields.includes(name)))

/** Offices and land are chosen instead of their like, whose searches have no rooms. */
const withoutRooms = without(['bedrooms_min', 'bedrooms_max', 'bathrooms_min'])

/** Places of every kind. Those that need their parent's name beside theirs mean nothing alone. */
const somePlaces = places.filter(({ needsParent }) => !needsParent).filter((_, at) => at % 12 === 0)

const textsIn = async (language: InterfaceLanguage) =>
  (await createI18n({ language, load: loadTexts, features: ['common', 'chat', 'listing'] })).t

/** What the chips under an answer say for the visitor has to mean that, in each language. */
describe.each(interfaceLanguages)('a chip in %s', (language) => {
  const nameOf = (exclusion: SearchSlots) => excludedNames(exclusion, namingIn(language))[0] ?? ''

  it('takes an exclusion back', async () => {
    const t = await textsIn(language)
    const exclusions: [SearchSlots, SearchSlots][] = [
      ...somePlaces.map(({ slug }): [SearchSlots, SearchSlots] => [
        { not_location: [slug] },
        without(['location']),
      ]),
      ...propertyTypes.map((type): [SearchSlots, SearchSlots] => [
        { not_type: [type] },
        without(['type']),
      ]),
      ...amenities.map(({ slug }): [SearchSlots, SearchSlots] => [
        { not_features: [slug] },
        search,
      ]),
    ]
    const faults = exclusions.flatMap(([exclusion, rest]) => {
      const text = t('chat:understood.fine', { name: nameOf(exclusion) })
      const fault = misread(after(text, language, { ...rest, ...exclusion }), rest)
      return fault ? [{ text, ...fault }] : []
    })
    expect(faults).toEqual([])
  })

  it('gives a wish up, whether or not the changed search goes along', async () => {
    const t = await textsIn(language)
    const faults = givenUp.flatMap(([criterion, fields]) => {
      const text = t(`chat:understood.any.${criterion}`)
      return [without(fields), search].flatMap((before) => {
        const fault = misread(after(text, language, before), without(fields))
        return fault ? [{ text, ...fault }] : []
      })
    })
    expect(faults).toEqual([])
  })

  it('does without one of several, which the search that goes along has not any more', async () => {
    const t = await textsIn(language)
    const parts = [
      ...amenities.map(({ slug }) => nameOf({ not_features: [slug] })),
      ...propertyTypes
        .filter((type) => type !== 'apartment')
        .map((type) => t(`common:property.type.${type}`)),
      ...somePlaces
        .filter(({ slug }) => slug !== 'mirdif')
        .map(({ slug }) => nameOf({ not_location: [slug] })),
    ]
    const faults = parts.flatMap((part) => {
      const text = t('chat:understood.without', { part })
      const fault = misread(after(text, language, search), search)
      return fault ? [{ text, ...fault }] : []
    })
    expect(faults).toEqual([])
  })

  it('says another value', async () => {
    const t = await textsIn(language)
    const { price_max, ...free } = search
    const said: [string, SearchSlots][] = [
      ...purposes.map((purpose): [string, SearchSlots] => [
        t(`listing:filters.${purpose}`),
        { ...free, purpose },
      ]),
      ...propertyTypes.map((type): [string, SearchSlots] => [
        t(`common:property.type.${type}`),
        { ...(isResidential(type) ? search : withoutRooms), type: [type] },
      ]),
      ...furnishings.map((furnished): [string, SearchSlots] => [
        t(`common:property.furnishing.${furnished}`),
        { ...search, furnished },
      ]),
      [t('listing:filters.completionValues.ready'), { ...search, completion: 'ready' }],
      [t('listing:filters.studio'), { ...search, bedrooms_min: 0, bedrooms_max: 0 }],
      ...[1, 2, 3, 4, 5].map((count): [string, SearchSlots] => [
        t('listing:chips.bedroomsExact', { count }),
        { ...search, bedrooms_min: count, bedrooms_max: count },
      ]),
      [t('chat:understood.atMost', { price: 'AED 120,000' }), { ...search, price_max: 120_000 }],
      [t('chat:understood.atLeast', { price: 'AED 80,000' }), { ...search, price_min: 80_000 }],
    ]
    const faults = said.flatMap(([text, wanted]) => {
      const fault = misread(after(text, language, wanted), wanted)
      return fault ? [{ text, ...fault }] : []
    })
    expect(faults).toEqual([])
  })
})
