import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import { amenities } from '@manzil/catalogue/amenities'
import { categories } from '@manzil/catalogue/categories'
import { places } from '@manzil/catalogue/places/places'
import { propertyTypes } from '@manzil/catalogue/property-types'
import type { PropertyRow } from '../../src/db/property-row.ts'
import type { Random } from './random.ts'

/** Few enough places that filters meet several properties in each. */
const somewhere = places.filter(
  ({ slug, kind }, index) => kind !== 'emirate' && (index < 40 || slug.includes('marina')),
)
const emirates = places.filter(({ kind }) => kind === 'emirate')
const adjectives = ['Bright', 'Spacious', 'Quiet', 'Upgraded', 'Corner', 'Vacant', 'Luxury']
const subjects = ['sea view', 'marina view', 'private garden', 'high ceilings', 'chef kitchen']
const sentences = [
  'A payment plan is offered until handover.',
  'The tower has a rooftop observatory.',
  'Close to the tram and the promenade.',
  'Tenanted until next spring.',
]

function subtypeOf(type: PropertyType, random: Random): string | null {
  const parent = categories.find(({ level, slug }) => level === 2 && slug === type)
  const finer = categories.filter(({ parentId }) => parentId === parent?.id)
  return finer.length === 0 || random.chance(0.6) ? null : random.pick(finer).slug
}

/** A property with every kind of gap that imports have: no price, size, rooms or community. */
export function randomProperty(number: number, random: Random): PropertyRow {
  const type = random.pick(propertyTypes)
  const isRent = random.chance(0.45)
  const place = random.chance(0.05) ? random.pick(emirates) : random.pick(somewhere)
  const wanted = random.whole(0, 7)
  const price = random.whole(1, 60) * (isRent ? 10_000 : 150_000)
  return {
    id: `0197a1c2-7d10-7e3a-9b54-${String(number).padStart(12, '0')}`,
    reference: `T-${number}`,
    agentId: null,
    agencyId: null,
    purpose: isRent ? 'rent' : 'sale',
    type: type.slug,
    subtype: subtypeOf(type.slug, random),
    place: place.slug,
    price: random.chance(0.07) ? null : price,
    previousPrice: null,
    bedrooms: !type.isResidential || random.chance(0.05) ? null : random.whole(0, 6),
    bathrooms: random.chance(0.1) ? null : random.whole(1, 6),
    // Few different sizes, so that ties are common.
    size: random.chance(0.06) ? null : random.whole(4, 40) * 100,
    amenities: Array.from({ length: wanted }, () => random.pick(amenities).slug),
    furnished: random.pick(['furnished', 'unfurnished', 'partly', null]),
    completion: random.pick(['ready', 'off_plan', null]),
    verified: random.chance(0.4),
    coordinates: random.chance(0.3)
      ? null
      : {
          lat: place.centroid.lat + random.fraction() * 0.05,
          lng: place.centroid.lng + random.fraction() * 0.05,
        },
    title: `${random.pick(adjectives)} ${type.names.en} with ${random.pick(subjects)}`,
    titleAr: random.chance(0.5) ? null : `${type.names.ar} مميزة`,
    description: random.pick(sentences),
    descriptionAr: null,
    media: Array.from({ length: random.whole(0, 8) }, (_, index) => ({
      url: `/scenes/living/tower/marina/${number * 10 + index}.svg`,
      role: 'living',
      illustration: true,
      alt: '',
      alt_ar: '',
    })),
    permitNumber: null,
    serviceCharge: null,
    cheques: null,
    developer: null,
    floor: null,
    parking: null,
    yearBuilt: null,
    handover: null,
    // Whole days, so that ties are common.
    publishedAt: new Date(Date.UTC(2026, 9, random.whole(1, 28))),
    views: random.whole(0, 50),
    source: 'test',
    sourceName: 'Random listing',
    sourceAsOf: null,
    sourceNotes: [],
    sourceFields: null,
  }
}

export function randomProperties(count: number, random: Random): PropertyRow[] {
  return Array.from({ length: count }, (_, index) => randomProperty(index + 1, random))
}
