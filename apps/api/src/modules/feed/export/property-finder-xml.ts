import { amenityCodes, types } from '../shapes/property-finder.ts'
import { around, element, momentOf } from './element.ts'
import type { Exported } from './exported.ts'

/** The first code of each kind and amenity. */
const codeOfType = new Map(
  Object.entries(types)
    .toReversed()
    .map(([code, type]) => [type, code]),
)
const codeOfAmenity: ReadonlyMap<string, string> = new Map(
  Object.entries(amenityCodes)
    .toReversed()
    .map(([code, slug]) => [slug, code]),
)
const own: Readonly<Record<string, string>> = {
  villa: 'VH',
  office: 'OF',
  land: 'LP',
  warehouse: 'WH',
}

const furnished = { furnished: 'Yes', unfurnished: 'No', partly: 'Partly' } as const
const completion = { ready: 'completed', off_plan: 'off_plan' } as const

export const propertyFinderHead = (count: number, changed: Date | null): string =>
  `<list last_update="${momentOf(changed ?? new Date(0))}" listing_count="${count}">`
export const propertyFinderFoot = '</list>'

/** A property in the shape of `<list><property>`. */
export function propertyFinderXml(each: Exported): string {
  const { row, isResidential, purpose, place } = each
  const offering = `${isResidential ? 'R' : 'C'}${purpose === 'sale' ? 'S' : 'R'}`
  const codes = each.amenities.flatMap((slug) => codeOfAmenity.get(slug) ?? [])
  const list = isResidential ? 'private_amenities' : 'commercial_amenities'
  const price =
    purpose === 'rent' && row.price !== null
      ? around('price', element('yearly', row.price))
      : element('price', row.price)
  return [
    `<property last_update="${momentOf(row.updated_at)}">`,
    element('reference_number', row.reference),
    element('permit_number', row.permit_number),
    element('offering_type', offering),
    element('property_type', own[each.type] ?? codeOfType.get(each.type)),
    row.price === null ? element('price_on_application', 'Yes') : price,
    element('service_charge', row.service_charge),
    element('cheques', row.cheques),
    element('city', place.city),
    element('community', place.community),
    element('sub_community', place.subCommunity),
    element('title_en', row.title),
    element('title_ar', row.title_ar),
    element('description_en', row.description),
    element('description_ar', row.description_ar),
    element(list, codes.join(',')),
    element('size', row.size_sqft),
    element('plot_size', row.plot_size),
    element('bedroom', row.beds === 0 ? 'studio' : row.beds),
    element('bathroom', row.baths),
    around('agent', agentXml(each)),
    element('developer', row.developer),
    element('build_year', row.year_built),
    element('floor', row.floor),
    element('stories', row.total_floors),
    element('parking', row.parking),
    element('furnished', each.furnished && furnished[each.furnished]),
    element('completion_status', each.completion && completion[each.completion]),
    element('availability_date', row.available_from),
    element('geopoints', row.approximate ? null : `${row.lng},${row.lat}`),
    element('video_tour_url', row.video_url),
    element('view360', row.tour_url),
    around('photo', each.photos.map((url) => element('url', url)).join('')),
    around('floor_plan', each.plans.map((url) => element('url', url)).join('')),
    '</property>',
  ].join('')
}

const agentXml = ({ row }: Exported): string =>
  [
    element('id', row.agent_id),
    element('name', row.agent_name),
    element('email', row.agent_email),
    element('phone', row.agent_phone),
    element('license_no', row.agent_licence),
  ].join('')
