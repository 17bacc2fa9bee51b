import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { PropertyForm } from '@manzil/domain/own-property/check-form'
import { scenePath } from '@manzil/scenes/scene-path'
import type { PropertyRow } from '../../db/property-row.ts'
import { facadeOf } from '../../illustration.ts'
import { withFacts } from '../../stated-facts/apply-facts.ts'
import { factsOfAdvert } from '../../stated-facts/property-with-facts.ts'
import { type Lookups, placePath } from '../catalogue/lookups.ts'

/** What a form does not say of its property. */
export type AboutProperty = Pick<
  PropertyRow,
  | 'id'
  | 'reference'
  | 'agentId'
  | 'agencyId'
  | 'previousPrice'
  | 'verified'
  | 'publishedAt'
  | 'views'
> & {
  type: PropertyType
  /** Name of the advertiser where it is no agent. */
  advertiser: string | null
  /** Who says what the page shows. */
  sourceName: string
  /** `owner`, unless a feed of theirs keeps it. */
  source?: string
}

/** A checked form in the words of the property writer. */
export function rowOf(
  form: PropertyForm,
  about: AboutProperty,
  lookups: Lookups,
  now: Date,
): PropertyRow {
  const { coordinates } = form
  const exact = coordinates && !coordinates.approximate
  const subtype = form.sub_sub_category_id
    ? (lookups.categoryById.get(form.sub_sub_category_id)?.slug ?? null)
    : null
  const row: PropertyRow = {
    ...about,
    purpose: form.purpose,
    subtype,
    place: form.location_id,
    price: form.price ?? null,
    bedrooms: form.bedrooms ?? null,
    bathrooms: form.bathrooms ?? null,
    size: wholeOf(form.size),
    amenities: form.features ?? [],
    furnished: form.furnished ?? null,
    completion: form.completion ?? null,
    coordinates: exact ? { lat: coordinates.lat, lng: coordinates.lng } : null,
    title: form.title,
    titleAr: form.title_ar ?? null,
    description: form.description,
    descriptionAr: form.description_ar ?? null,
    media: mediaOf(form, about, lookups),
    permitNumber: form.permit_number ?? null,
    serviceCharge: form.service_charge ?? null,
    cheques: form.cheques ?? null,
    developer: form.developer ?? null,
    floor: form.floor ?? null,
    parking: form.parking ?? null,
    yearBuilt: form.year_built ?? null,
    handover: form.handover ?? null,
    plotSize: form.plot_size ?? null,
    securityDeposit: form.security_deposit ?? null,
    availableFrom: form.available_from ?? null,
    totalFloors: form.total_floors ?? null,
    videoUrl: form.video_url ?? null,
    tourUrl: form.tour_url ?? null,
    source: about.source ?? 'owner',
    sourceAsOf: now,
    sourceNotes: [],
    sourceFields: null,
  }
  // The fields stay as their owner wrote them: the words stand beside them.
  return { ...row, statedFacts: withFacts(row, factsOfAdvert(row)).statedFacts }
}

const wholeOf = (size: number | null | undefined): number | null =>
  size === null || size === undefined ? null : Math.max(1, Math.round(size))

/** The pictures of the form, or the house from outside, drawn, where it has none. */
function mediaOf(
  { media = [], location_id }: PropertyForm,
  { id, type }: AboutProperty,
  lookups: Lookups,
): PropertyRow['media'] {
  if (media.length > 0)
    return media.map(({ alt = '', alt_ar = '', ...each }) => ({
      ...each,
      illustration: each.url.startsWith('/scenes/'),
      alt: alt.trim(),
      alt_ar: alt_ar.trim(),
    }))
  const place = lookups.placeBySlug.get(location_id)
  const path = place ? placePath(lookups, place.code).map(({ slug }) => slug) : []
  const url = scenePath({ ...facadeOf(id, type, path), role: 'facade' })
  return [{ url, role: 'facade', illustration: true, alt: '', alt_ar: '' }]
}
