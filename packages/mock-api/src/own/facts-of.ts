import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { amenities } from '@manzil/catalogue/amenities'
import type { Place } from '@manzil/catalogue/places/place'
import { places } from '@manzil/catalogue/places/places'
import { buildPlaceIndex } from '@manzil/catalogue/places/resolve'
import type { PropertyForm } from '@manzil/domain/own-property/check-form'
import { placeRef } from '../place-ref.ts'
import { typeOf } from './check-form.ts'

const index = buildPlaceIndex(places)
const viewsShown = 12

/** From the emirate down to the place of a valid form. */
export function pathOf({ location_id }: Pick<PropertyForm, 'location_id'>): readonly Place[] {
  const place = index.bySlug.get(location_id)
  return place ? index.pathOf(place) : []
}

/** Everything about a property that follows from its form alone; what was not sent is null. */
export function factsOf(form: PropertyForm) {
  const { price = null, size = null, features = [] } = form
  return {
    ...placeOf(form),
    title: form.title,
    title_ar: form.title_ar ?? null,
    titles: {},
    description: form.description,
    description_ar: form.description_ar ?? null,
    type: typeOf(form),
    purpose: form.purpose,
    completion: form.completion ?? null,
    category_id: form.category_id,
    sub_category_id: form.sub_category_id ?? null,
    sub_sub_category_id: form.sub_sub_category_id ?? null,
    price,
    price_period: form.purpose === 'rent' ? 'year' : null,
    price_per_sqft: price === null || size === null ? null : toFils(price / size),
    bedrooms: form.bedrooms ?? null,
    bathrooms: form.bathrooms ?? null,
    size,
    plot_size: form.plot_size ?? null,
    furnished: form.furnished ?? null,
    features,
    view: features.filter(isView).slice(0, viewsShown),
    permit_number: form.permit_number ?? null,
    service_charge: form.service_charge ?? null,
    cheques: form.cheques ?? null,
    security_deposit: form.security_deposit ?? null,
    available_from: form.available_from ?? null,
    developer: form.developer ?? null,
    floor: form.floor ?? null,
    total_floors: form.total_floors ?? null,
    parking: form.parking ?? null,
    year_built: form.year_built ?? null,
    handover: form.handover ?? null,
    video_url: form.video_url ?? null,
    tour_url: form.tour_url ?? null,
    placeholders: [],
    stated_facts: [],
  } satisfies Partial<PropertyDetail>
}

function placeOf(form: PropertyForm) {
  const path = pathOf(form)
  const { lat = 0, lng = 0 } = path.at(-1)?.centroid ?? {}
  return {
    location: path
      .map(({ names }) => names.en)
      .reverse()
      .join(', '),
    location_path: path.map(placeRef),
    coordinates: form.coordinates ?? { lat, lng, approximate: true },
  }
}

const isView = (slug: string): boolean =>
  amenities.some((known) => known.slug === slug && known.group === 'view')

/** Two decimals, as the database rounds rates. */
const toFils = (aed: number): number => Math.round(aed * 100) / 100
