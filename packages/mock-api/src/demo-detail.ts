import type { AgentSummary, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { Place } from '@manzil/catalogue/places/place'
import type { PlaceIndex } from '@manzil/catalogue/places/resolve'
import type { DemoListing } from '@manzil/seed-data/demo/demo-listing'
import {
  shortTitle,
  shortTitleLanguages,
} from '@manzil/seed-data/demo/text/short-titles/short-title'
import { placeRef } from './place-ref.ts'

/** A generated listing as its own page shows it. */
export function toDetail(
  listing: DemoListing,
  agent: AgentSummary | null,
  index: PlaceIndex,
): PropertyDetail {
  const { place, subtype: _subtype, agent_id: _agent, agency_id: _agency, ...shared } = listing
  const found = index.bySlug.get(place)
  const path = found ? index.pathOf(found) : []
  return {
    ...nothingMore,
    ...shared,
    titles: titlesOf(listing, found),
    status: 'live',
    view: listing.features.filter((slug) => slug.endsWith('-view')),
    location: path
      .map(({ names }) => names.en)
      .reverse()
      .join(', '),
    location_path: path.map(placeRef),
    media_count: listing.media.length,
    is_demo: true,
    is_liked: false,
    link: `/property-details?id=${listing._id}`,
    agent,
    advertiser: null,
    source: {
      kind: 'demo',
      name: 'Generated demo listing',
      as_of: listing.published_at,
      notes: [],
    },
  }
}

function titlesOf(listing: DemoListing, place: Place | undefined): Record<string, string> {
  if (place === undefined) return {}
  const facts = { ...listing, id: listing._id }
  return Object.fromEntries(
    shortTitleLanguages.map((each) => [each, shortTitle(each, facts, place.names)]),
  )
}

/** What a listing of the generator does not say. */
const nothingMore = {
  plot_size: null,
  security_deposit: null,
  available_from: null,
  total_floors: null,
  video_url: null,
  tour_url: null,
  stated_facts: [],
} as const satisfies Partial<PropertyDetail>
