import type { MediaItem, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { zPropertyCard, zPropertyType } from '@manzil/api-client/generated/zod.gen'
import type { Selectable } from 'kysely'
import { completionOf, furnishingOf, purposeOf } from '../../db/codes.ts'
import type { PropertyTable, StoredPicture } from '../../db/property-tables.ts'
import { isUndated } from '../../db/undated.ts'
import { amenitySlugs, type Lookups, placePath, placeRef } from '../catalogue/lookups.ts'
import { addressBeyond } from './address-beyond.ts'
import { madeTitles } from './made-titles.ts'

/** Columns of `property` that a card is made of. */
export const cardColumns = [
  'id',
  'reference',
  'title',
  'title_ar',
  'purpose',
  'completion',
  'category_code',
  'type_code',
  'place_code',
  'price',
  'previous_price',
  'price_per_sqft',
  'beds',
  'baths',
  'size_sqft',
  'furnished',
  'amenity_bits',
  'lat',
  'lng',
  'approximate',
  'media',
  'media_count',
  'verified',
  'featured',
  'is_demo',
  'views',
  'published_at',
  'confirmed_at',
] as const satisfies readonly (keyof PropertyTable)[]

export type CardRow = Pick<Selectable<PropertyTable>, (typeof cardColumns)[number]> & {
  cheques: number | null
  /** Of the agency, or of the advertiser who has no account. */
  advertised_by: string | null
  /** As the imported row wrote it. */
  written_address: string | null
}

/** Route of a property's page inside the web app. */
export const propertyLink = (id: string): string => `/property-details?id=${id}`

const zMedia = zPropertyCard.shape.media

/** What was stored before pictures had texts of their own has none. */
export const withTexts = ({ alt = '', alt_ar = '', ...picture }: StoredPicture): MediaItem => ({
  ...picture,
  alt,
  alt_ar,
})

/** The property as the contract shows it in lists, not yet compared with others. Codes and pictures that nothing writes are an error. */
export function toCard(row: CardRow, lookups: Lookups, liked: boolean): PropertyCard {
  const path = placePath(lookups, row.place_code)
  const purpose = purposeOf(row.purpose)
  const category = lookups.categoryByCode.get(row.category_code)
  const type = zPropertyType.safeParse(lookups.categoryByCode.get(row.type_code)?.slug)
  if (!purpose || !category || !type.success || path.length === 0)
    throw new Error(`property ${row.id} holds a code that no lookup knows`)
  const media = zMedia.safeParse(row.media.map(withTexts))
  if (!media.success)
    throw new Error(`property ${row.id} holds pictures that are none of the contract`)
  const features = amenitySlugs(lookups, row.amenity_bits)
  const completion = row.completion === null ? null : (completionOf(row.completion) ?? null)
  const furnished = row.furnished === null ? null : (furnishingOf(row.furnished) ?? null)
  const facts = { id: row.id, type: type.data, completion, bedrooms: row.beds, furnished, features }
  const titles = madeTitles(row, facts, path.at(-1))
  return {
    _id: row.id,
    reference: row.reference,
    title: row.title,
    title_ar: row.title_ar,
    titles,
    type: type.data,
    purpose,
    completion,
    category_id: category.id,
    location: path
      .map(({ name_en }) => name_en)
      .reverse()
      .join(', '),
    location_path: path.map(placeRef),
    price: row.price,
    previous_price: row.previous_price,
    price_period: purpose === 'rent' ? 'year' : null,
    price_per_sqft: row.price_per_sqft,
    price_comparison: null,
    bedrooms: row.beds,
    bathrooms: row.baths,
    size: row.size_sqft,
    furnished,
    cheques: row.cheques,
    address: addressBeyond(row.written_address, path),
    advertised_by: row.advertised_by,
    features,
    coordinates: { lat: row.lat, lng: row.lng, approximate: row.approximate },
    media: media.data,
    media_count: row.media_count,
    verified: row.verified,
    is_demo: row.is_demo,
    is_featured: row.featured,
    is_liked: liked,
    views: row.views,
    published_at: isUndated(row.published_at) ? null : row.published_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    link: propertyLink(row.id),
  }
}
