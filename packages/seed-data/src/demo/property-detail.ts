import type { AgentSummary, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { places } from '../places/places.ts'
import { buildPlaceIndex } from '../places/resolve.ts'
import type { DemoAgent } from './demo-account.ts'
import type { DemoListing } from './demo-listing.ts'

const index = buildPlaceIndex(places)

/** The agent as listings show them. */
export function demoAgentSummary(agent: DemoAgent): AgentSummary {
  return {
    _id: agent._id,
    name: `${agent.first_name} ${agent.last_name}`,
    agent_photo: null,
    agency_name: agent.agency_name,
    agency_logo: null,
    languages: [...agent.languages],
    rera_brn: agent.rera_brn,
    response_minutes: agent.response_minutes,
    phone_number: agent.phone_number,
  }
}

/** A generated listing as the contract's detail answer; for the mock, which has no database. */
export function demoPropertyDetail(listing: DemoListing, agent: DemoAgent): PropertyDetail {
  const { place, subtype: _subtype, agent_id: _agent, agency_id: _agency, ...fields } = listing
  const found = index.bySlug.get(place)
  const path = found === undefined ? [] : index.pathOf(found)
  return {
    ...fields,
    location: path
      .map(({ names }) => names.en)
      .reverse()
      .join(', '),
    location_path: path.map(({ slug, names, kind }) => ({
      _id: slug,
      name: names.en,
      name_ar: names.ar,
      kind,
    })),
    media_count: listing.media.length,
    is_demo: true,
    is_liked: false,
    link: `/property-details?id=${listing._id}`,
    agent: demoAgentSummary(agent),
    advertiser: null,
    source: {
      kind: 'demo',
      name: 'Generated demo listing',
      as_of: listing.published_at,
      notes: [],
    },
  }
}
