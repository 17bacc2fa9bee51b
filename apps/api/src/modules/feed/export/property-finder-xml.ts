import { dubaiMoment } from '@manzil/domain/time/dubai-days'
import { amenityCodes, types } from '../shapes/property-finder.ts'
import { around, element } from './element.ts'
import type { Exported } from './exported.ts'
import { type SharedNames, sharedElements } from './shared-elements.ts'

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

const names: SharedNames = {
  reference: 'reference_number',
  permit: 'permit_number',
  city: 'city',
  community: 'community',
  subCommunity: 'sub_community',
  title: 'title_en',
  titleArabic: 'title_ar',
  description: 'description_en',
  descriptionArabic: 'description_ar',
  size: 'size',
  plot: 'plot_size',
  bedrooms: 'bedroom',
  bathrooms: 'bathroom',
  furnished: 'furnished',
  studio: 'studio',
}
const completion = { ready: 'completed', off_plan: 'off_plan' } as const

export const propertyFinderHead = (count: number, changed: Date | null): string =>
  `<list last_update="${dubaiMoment(changed ?? new Date(0))}" listing_count="${count}">`
export const propertyFinderFoot = '</list>'

/** A property in the shape of `<list><property>`. */
export function propertyFinderXml(each: Exported): string {
  const { row, isResidential, purpose } = each
  const offering = `${isResidential ? 'R' : 'C'}${purpose === 'sale' ? 'S' : 'R'}`
  const codes = each.amenities.flatMap((slug) => codeOfAmenity.get(slug) ?? [])
  const list = isResidential ? 'private_amenities' : 'commercial_amenities'
  const price =
    purpose === 'rent' && row.price !== null
      ? around('price', element('yearly', row.price))
      : element('price', row.price)
  return [
    `<property last_update="${dubaiMoment(row.updated_at)}">`,
    sharedElements(each, names),
    element('offering_type', offering),
    element('property_type', own[each.type] ?? codeOfType.get(each.type)),
    row.price === null ? element('price_on_application', 'Yes') : price,
    element('service_charge', row.service_charge),
    element('cheques', row.cheques),
    element(list, codes.join(',')),
    around('agent', agentXml(each)),
    element('developer', row.developer),
    element('build_year', row.year_built),
    element('floor', row.floor),
    element('stories', row.total_floors),
    element('parking', row.parking),
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
