import { amenities } from '@manzil/catalogue/amenities'
import { categories } from '@manzil/catalogue/categories'
import { places } from '@manzil/catalogue/places/places'
import { buildPlaceIndex } from '@manzil/catalogue/places/resolve'
import { describe, expect, it } from 'vitest'
import type { DemoProperty } from '../src/demo/demo-property.ts'
import { generateDemo } from '../src/demo/generate-demo.ts'

const now = new Date('2026-11-18T08:00:00.000Z')
const { properties, agents } = generateDemo({ seed: 7, now })
const index = buildPlaceIndex(places)
const FLATS: readonly string[] = ['apartment', 'penthouse', 'duplex', 'hotel-apartment']
const HOUSES: readonly string[] = ['villa', 'townhouse', 'villa-compound']
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function share(fits: (property: DemoProperty) => boolean): number {
  return properties.filter(fits).length / properties.length
}

/** References of the properties that break a rule: an empty list says more than a count. */
function breaking(rule: (property: DemoProperty) => boolean): readonly string[] {
  return properties.filter((property) => !rule(property)).map(({ reference }) => reference)
}

function communityOf({ place }: DemoProperty): string {
  const found = index.bySlug.get(place)
  return found === undefined ? '' : (index.pathOf(found)[1]?.slug ?? '')
}

describe('the mix of properties', () => {
  it('is 55 % for sale and mostly in Dubai, in more than eighty communities', () => {
    expect(share(({ purpose }) => purpose === 'sale')).toBeCloseTo(0.55, 1)
    expect(new Set(properties.map(communityOf)).size).toBeGreaterThan(80)
    const dubai = share(({ place }) => {
      const found = index.bySlug.get(place)
      return found !== undefined && index.pathOf(found)[0]?.slug === 'dubai'
    })
    expect(dubai).toBeGreaterThan(0.65)
    expect(dubai).toBeLessThan(0.85)
  })

  it('holds every property type and emirate', () => {
    expect(new Set(properties.map(({ type }) => type)).size).toBe(11)
    const emirates = properties.map(({ place }) => {
      const found = index.bySlug.get(place)
      return found === undefined ? '' : index.pathOf(found)[0]?.slug
    })
    expect(new Set(emirates).size).toBe(7)
  })

  it('has price cuts, prices on request and verified properties in plausible shares', () => {
    expect(share(({ previous_price }) => previous_price !== null)).toBeCloseTo(0.08, 1)
    const onRequest = share(({ price }) => price === null)
    expect(onRequest).toBeGreaterThan(0.003)
    expect(onRequest).toBeLessThan(0.02)
    expect(share(({ verified }) => verified)).toBeCloseTo(0.46, 1)
  })
})

describe('each property', () => {
  it('has an id, a reference and a permit of its own that cannot pass for a real one', () => {
    for (const key of ['_id', 'reference', 'permit_number'] as const)
      expect(new Set(properties.map((property) => property[key])).size, key).toBe(properties.length)
    expect(breaking(({ _id }) => ID.test(_id))).toEqual([])
    expect(breaking(({ permit_number }) => /^DEMO-\d{8}$/.test(permit_number ?? ''))).toEqual([])
    expect(
      breaking(({ reference, purpose }) =>
        reference.startsWith(purpose === 'sale' ? 'MZ-S-' : 'MZ-R-'),
      ),
    ).toEqual([])
  })

  it('was published in the 120 days before now', () => {
    expect(
      breaking(({ published_at }) => {
        const age = now.getTime() - Date.parse(published_at)
        return age > 0 && age <= 120 * 86_400_000
      }),
    ).toEqual([])
  })

  it('lies inside its place', () => {
    expect(
      breaking(({ place, coordinates: { lat, lng } }) => {
        const bounds = index.bySlug.get(place)?.bounds
        return (
          bounds !== undefined &&
          lat >= bounds.south &&
          lat <= bounds.north &&
          lng >= bounds.west &&
          lng <= bounds.east
        )
      }),
    ).toEqual([])
  })

  it('has a size that its bedrooms allow', () => {
    const least = [280, 480, 780, 1_100, 1_500, 2_000, 3_500, 5_000]
    const most = [700, 2_800, 4_200, 6_000, 9_000, 11_000, 14_000, 18_000]
    expect(
      breaking(
        ({ bedrooms, size }) =>
          bedrooms === null || (size >= (least[bedrooms] ?? 0) && size <= (most[bedrooms] ?? 0)),
      ),
    ).toEqual([])
  })

  it('has a plausible price', () => {
    expect(
      breaking(({ purpose, type, price, price_per_sqft: rate }) => {
        if (price === null || rate === null) return true
        if (purpose === 'rent')
          return price >= 9_000 && price <= 8_000_000 && rate >= 9 && rate <= 900
        if (type === 'land') return price >= 100_000 && rate >= 40 && rate <= 8_000
        return price >= 100_000 && price <= 300_000_000 && rate >= 200 && rate <= 12_000
      }),
    ).toEqual([])
  })

  it('cost more before a price cut', () => {
    expect(
      breaking(
        ({ price, previous_price: before }) =>
          before === null || (price !== null && before > price && before < price * 1.25),
      ),
    ).toEqual([])
  })

  it('tells rent from sale', () => {
    expect(
      breaking(({ purpose, price_period, cheques, service_charge, completion }) =>
        purpose === 'rent'
          ? price_period === 'year' && cheques !== null && completion === 'ready'
          : price_period === null && cheques === null && (service_charge ?? 1) > 0,
      ),
    ).toEqual([])
  })

  it('has a handover if and only if it is off-plan', () => {
    expect(
      breaking(({ completion, handover, year_built, type }) =>
        completion === 'off_plan'
          ? /^20\d\d-Q[1-4]$/.test(handover ?? '') &&
            (handover ?? '') > '2026-Q4' &&
            year_built === null
          : handover === null && (type === 'land') === (year_built === null),
      ),
    ).toEqual([])
  })

  it('has rooms if and only if it is a property', () => {
    expect(
      breaking(({ type, bedrooms, bathrooms, furnished }) => {
        const isResidential = FLATS.includes(type) || HOUSES.includes(type)
        if (!isResidential) return bedrooms === null && furnished === null
        return bedrooms !== null && bathrooms !== null && bathrooms >= Math.max(1, bedrooms)
      }),
    ).toEqual([])
  })

  it('has amenities that fit its kind', () => {
    const known = new Set<string>(amenities.map(({ slug }) => slug))
    expect(
      breaking(({ features, type, floor, furnished, completion, purpose }) => {
        const has = new Set<string>(features)
        const rules = [
          features.every((slug) => known.has(slug)) && has.size === features.length,
          !has.has('garden') || HOUSES.includes(type),
          !has.has('high-floor') || (floor ?? 0) >= 8,
          has.has('ground-floor') === (floor === 0),
          !has.has('burj-khalifa-view') || (floor ?? 0) >= 3,
          !has.has('burj-khalifa-view') || has.has('landmark-view'),
          !has.has('sea-view') || has.has('water-view'),
          !has.has('bills-included') || (purpose === 'rent' && furnished === 'furnished'),
          !has.has('vacant') || completion !== 'off_plan',
          type !== 'land' || features.every((slug) => slug === 'near-school'),
        ]
        return rules.every(Boolean)
      }),
    ).toEqual([])
  })

  it('has no villa or townhouse in a community of towers', () => {
    const towers = [
      'jumeirah-lake-towers',
      'dubai-marina',
      'downtown-dubai',
      'business-bay',
      'difc',
    ]
    expect(
      breaking(
        (property) => !HOUSES.includes(property.type) || !towers.includes(communityOf(property)),
      ),
    ).toEqual([])
  })

  it('has categories of its type', () => {
    const byId = new Map(categories.map((node) => [node.id, node]))
    expect(
      breaking(({ type, category_id, sub_category_id, sub_sub_category_id: finest, subtype }) => {
        const sub = byId.get(sub_category_id ?? '')
        const node = finest === null ? undefined : byId.get(finest)
        return (
          sub?.slug === type &&
          sub.parentId === category_id &&
          (subtype === null ? finest === null : node?.slug === subtype && node.parentId === sub.id)
        )
      }),
    ).toEqual([])
  })

  it('has six to nine scenes, facade first and plan last, no two of one seed', () => {
    const address = /^\/scenes\/[a-z]+\/[a-z]+\/[a-z]+\/(0|[1-9]\d{0,9})\.svg$/
    expect(
      breaking(({ media }) => {
        const seeds = media.map(({ url }) => address.exec(url)?.[1])
        return (
          media.length >= 6 &&
          media.length <= 9 &&
          media[0]?.role === 'facade' &&
          media.at(-1)?.role === 'plan' &&
          !seeds.includes(undefined) &&
          new Set(seeds).size === media.length
        )
      }),
    ).toEqual([])
  })

  it('is answered for by an agent of its emirate', () => {
    const byId = new Map(agents.map((agent) => [agent._id, agent]))
    expect(
      breaking(({ agent_id, agency_id, place }) => {
        const agent = byId.get(agent_id)
        const found = index.bySlug.get(place)
        const emirate = found === undefined ? undefined : index.pathOf(found)[0]?.slug
        return agent?.agency_id === agency_id && agent.emirate === emirate
      }),
    ).toEqual([])
  })
})

describe('what an offer says', () => {
  it('fits the kind of property and of offer', () => {
    expect(
      breaking(({ type, plot_size, size }) =>
        type === 'land' ? plot_size === size : (plot_size !== null) === HOUSES.includes(type),
      ),
    ).toEqual([])
    expect(
      breaking(({ purpose, price, security_deposit: deposit }) =>
        purpose === 'rent' && price !== null
          ? deposit !== null && deposit >= price * 0.049 && deposit <= price * 0.101
          : deposit === null,
      ),
    ).toEqual([])
    expect(breaking(({ floor, total_floors: all }) => !floor || !all || floor <= all)).toEqual([])
    expect(
      breaking(({ view, features }) => view.every((slug) => features.some((f) => f === slug))),
    ).toEqual([])
  })

  it('names days to come, for rent only', () => {
    const today = now.toISOString().slice(0, 10)
    const dated = properties.filter(({ available_from: day }) => day !== null)
    expect(dated.length).toBeGreaterThan(100)
    expect(
      breaking(({ available_from: day, purpose }) => !day || (purpose === 'rent' && day > today)),
    ).toEqual([])
  })
})
