import { describe, expect, it } from 'vitest'
import type { Reading } from '../../src/import/draft.ts'
import { fixture, fixtureText, readings, temporaryFile } from './fixtures.ts'

/** The facts of a row, or why it was rejected. */
function facts(reading: Reading | undefined) {
  if (reading?.kind !== 'draft') return reading?.reason
  const { place, listedAt, coordinates, ...draft } = reading.draft
  return { ...draft, place: place.slug, listedAt: listedAt?.toISOString() ?? null, coordinates }
}

const reasons = (reading: Reading | undefined) =>
  reading?.kind === 'draft' ? reading.remarks.map(({ reason }) => reason) : []

const rows = async (name: string) => {
  const all = await readings(fixture(name))
  return {
    all,
    of: (id: string) =>
      all.find((each) => each.kind === 'draft' && each.draft.sourceId.endsWith(id)),
    titled: (start: string) =>
      all.find(
        (each) => each.kind === 'draft' && String(each.draft.fields.title).startsWith(start),
      ),
  }
}

describe('portal rents', async () => {
  const { all, of } = await rows('portal-rents.json')

  it('reads figures written as text', () => {
    expect(facts(of('PLAIN-1'))).toMatchObject({
      sourceId: 'Portal - PLAIN-1',
      reference: 'PLAIN-1',
      purpose: 'rent',
      type: 'apartment',
      price: 91_000,
      size: 802,
      bedrooms: 1,
      bathrooms: 2,
      furnished: 'furnished',
      place: 'jumeirah-village-circle',
      advertiser: 'Ada Example',
      listedAt: '2025-03-02T20:00:00.000Z',
    })
  })

  it('unwraps bedrooms from a stringified object', () => {
    expect(facts(of('WRAPPED-STUDIO'))).toMatchObject({ bedrooms: 0, bathrooms: 1 })
    expect(reasons(of('WRAPPED-STUDIO'))).toContain('rooms-wrapped')
  })

  it('believes the reference before another advert’s bedrooms', () => {
    expect(facts(of('ARJ-2BHK-09'))).toMatchObject({ bedrooms: 2, bathrooms: null })
    expect(reasons(of('ARJ-2BHK-09'))).toContain('rooms-from-reference')
  })

  it('leaves out bedrooms that do not fit the size', () => {
    expect(facts(of('MISFIT-7'))).toMatchObject({ bedrooms: null, bathrooms: null, size: 640 })
  })

  it('takes neither place nor rooms from the advert beside', () => {
    expect(facts(of('BORROWED-VILLA'))).toMatchObject({ bedrooms: null, place: 'dubai' })
    expect(reasons(of('BORROWED-VILLA'))).toContain('place-of-another-advert')
  })

  it('imports a property without a place at the level of the emirate, and says so', () => {
    const reading = of('NO-PLACE')
    expect(facts(reading)).toMatchObject({
      place: 'dubai',
      bedrooms: 3,
      furnished: null,
      advertiser: null,
      coordinates: { approximate: true },
    })
    expect(facts(reading)).toHaveProperty(
      'notes',
      expect.arrayContaining([{ key: 'placeMissing', value: '' }]),
    )
  })

  it('falls back to the emirate for a place that is not known', () => {
    expect(facts(of('NOWHERE'))).toMatchObject({ place: 'dubai', listedAt: null })
    expect(reasons(of('NOWHERE'))).toEqual(
      expect.arrayContaining(['place-unresolved', 'date-unreadable']),
    )
  })

  it('leaves out a size that no property has', () => {
    expect(facts(of('HUGE'))).toMatchObject({ size: null, price: 290_000, bedrooms: 5 })
  })

  it('composes honest titles in both languages', () => {
    expect(facts(of('ARJ-2BHK-09'))).toMatchObject({
      title: '2-bedroom apartment in Arjan',
      titleArabic: 'شقة بغرفتي نوم في أرجان',
    })
    expect(reasons(of('ARJ-2BHK-09'))).toContain('title-composed')
  })

  it('takes a row that lacks what others have for one that says nothing there', async () => {
    const [{ agent_name: _agent, furnishing: _furnishing, ...row }] = JSON.parse(
      fixtureText('portal-rents.json'),
    )
    const [reading] = await readings(temporaryFile('lacking.json', JSON.stringify([row])))
    expect(reading).toMatchObject({ kind: 'draft', draft: { advertiser: null, furnished: null } })
  })

  it('never shows or follows the remote picture, and keeps its address', () => {
    expect(of('PLAIN-1')).toHaveProperty(
      'draft.fields.primary_image_url',
      'https://pictures.example/1-800x600.jpeg',
    )
    expect(reasons(of('PLAIN-1'))).toContain('picture-not-loaded')
  })

  it('rejects what cannot be a property, each with its reason', () => {
    expect(all.flatMap((each) => (each.kind === 'rejected' ? each.reason : []))).toEqual([
      'price-out-of-bounds',
      'price-not-positive',
      'duplicate-id',
      'duplicate-row',
      'currency-unknown',
      'id-missing',
      'not-a-record',
      'type-unknown',
    ])
  })
})

describe('sales with addresses', async () => {
  const { all, titled } = await rows('address-sales.csv')

  it('reads the first column despite the byte-order mark', () => {
    expect(facts(titled('High Floor'))).toMatchObject({
      title: 'High Floor | Canal Side | Vacant',
      price: 1_450_000,
      place: 'business-bay',
      verified: true,
      furnished: 'unfurnished',
      description: 'Address: Sample Tower, Business Bay, Dubai',
    })
  })

  it('puts "Studio" back where the source has 0, and only there', () => {
    expect(facts(titled('Spacious 0'))).toMatchObject({ title: 'Spacious Studio | Ready to Move' })
    expect(facts(titled('0 commission'))).toMatchObject({ title: '0 commission | Best Deal' })
  })

  it('stores "7+" as seven with a note', () => {
    expect(facts(titled('Royal'))).toMatchObject({
      title: 'Royal Mansion & Garden',
      type: 'villa',
      bedrooms: 7,
      notes: expect.arrayContaining([{ key: 'bedroomsOpenEnded', value: '7' }]),
    })
  })

  it('keeps an Arabic title as one and composes the English one', () => {
    expect(facts(titled('فيلا'))).toMatchObject({
      title: '5-bedroom villa in Al Badie',
      titleArabic: 'فيلا جديدة للبيع قرب الحديقة',
      place: 'al-badie',
    })
  })

  it('reads addresses of two parts', () => {
    expect(facts(titled('Corner Unit'))).toMatchObject({ place: 'hayyan', type: 'villa' })
  })

  it('keeps two adverts apart that differ in price, and their ids stable', async () => {
    const properties = all.filter(
      (each) => each.kind === 'draft' && each.draft.title.startsWith('Bright'),
    )
    expect(properties.map(facts)).toMatchObject([{ price: 3_300_000 }, { price: 3_250_000 }])
    const again = await readings(fixture('address-sales.csv'))
    const ids = (list: readonly Reading[]) =>
      list.map(({ ...each }) => 'draft' in each && each.draft.sourceId)
    expect(ids(again)).toEqual(ids(all))
    expect(new Set(ids(properties)).size).toBe(2)
  })

  it('leaves out an impossible size and keeps the price', () => {
    expect(facts(titled('Tiny'))).toMatchObject({ size: null, price: 870_000, bathrooms: null })
  })

  it('rejects what cannot be a property, each with its reason', () => {
    expect(all.flatMap((each) => (each.kind === 'rejected' ? each.reason : []))).toEqual([
      'duplicate-row',
      'price-not-credible',
      'place-unknown',
      'purpose-unknown',
      'price-not-positive',
      'wrong-column-count',
    ])
  })
})

describe('sales with amenities', async () => {
  const { all, of } = await rows('amenity-sales.csv')

  it('turns flags into amenities', () => {
    expect(facts(of('900002'))).toMatchObject({
      amenities: ['parking', 'gym', 'private-pool', 'landmark-view'],
      bedrooms: null,
      furnished: 'unfurnished',
    })
    expect(facts(of('900005'))).toHaveProperty('amenities', expect.arrayContaining(['garden']))
  })

  it('takes coordinates that lie in the community, and the community’s for others', () => {
    expect(facts(of('900001'))).toMatchObject({
      coordinates: { lat: 25.1121, lng: 55.1389, approximate: false },
    })
    expect(reasons(of('900002'))).toContain('coordinates-missing')
    expect(facts(of('900003'))).toMatchObject({ coordinates: { approximate: true } })
    expect(reasons(of('900003'))).toEqual(
      expect.arrayContaining(['coordinates-unusable', 'flag-missing']),
    )
  })

  it('says that kind and title are not the source’s, and that there is no date', () => {
    expect(reasons(of('900001'))).toEqual(
      expect.arrayContaining(['type-from-size', 'title-composed', 'date-missing']),
    )
  })

  it('rejects the same property under another number and the same number again', () => {
    expect(all.slice(3, 5).map(facts)).toEqual(['duplicate-row', 'duplicate-id'])
  })
})
