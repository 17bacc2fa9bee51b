import type { AgentSummary, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { Place } from '@manzil/catalogue/places/place'
import type { PlaceIndex } from '@manzil/catalogue/places/resolve'
import { shortTitle, shortTitleLanguages } from '@manzil/catalogue/titles/short-title'
import type { DemoProperty } from '@manzil/seed-data/demo/demo-property'
import { additionOf } from '@manzil/seed-data/demo/text/addition-of'
import { placeRef } from './place-ref.ts'

/** A generated property as its own page shows it. */
export function toDetail(
  property: DemoProperty,
  agent: AgentSummary | null,
  index: PlaceIndex,
): PropertyDetail {
  const { place, subtype: _subtype, agent_id: _agent, agency_id: _agency, ...shared } = property
  const found = index.bySlug.get(place)
  const path = found ? index.pathOf(found) : []
  return {
    ...nothingMore,
    ...shared,
    titles: titlesOf(property, found),
    status: 'live',
    updated_at: property.published_at,
    view: property.features.filter((slug) => slug.endsWith('-view')),
    location: path
      .map(({ names }) => names.en)
      .reverse()
      .join(', '),
    location_path: path.map(placeRef),
    media_count: property.media.length,
    is_demo: true,
    is_featured: false,
    is_liked: false,
    link: `/property-details?id=${property._id}`,
    agent,
    advertiser: null,
    advertised_by: agent?.agency_name ?? null,
    source: {
      kind: 'demo',
      name: 'Generated demo listing',
      as_of: property.published_at,
      notes: [],
    },
  }
}

function titlesOf(property: DemoProperty, place: Place | undefined): Record<string, string> {
  if (place === undefined) return {}
  const addition = additionOf({ ...property, id: property._id })
  return Object.fromEntries(
    shortTitleLanguages.map((each) => [each, shortTitle(each, property, place.names, addition)]),
  )
}

/** What a property of the generator does not say. */
const nothingMore = {
  confirmed_at: null,
  price_comparison: null,
  address: null,
  plot_size: null,
  security_deposit: null,
  available_from: null,
  total_floors: null,
  video_url: null,
  tour_url: null,
  placeholders: [],
  stated_facts: [],
} as const satisfies Partial<PropertyDetail>
