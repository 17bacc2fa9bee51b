import type { AgentSummary, PropertyDetail, User } from '@manzil/api-client/generated/types.gen'
import type { DemoAgency, DemoAgent, DemoIndividual } from '@manzil/seed-data/demo/demo-account'
import type { DemoListing } from '@manzil/seed-data/demo/demo-listing'
import { generateDemo } from '@manzil/seed-data/demo/generate-demo'
import { places } from '@manzil/seed-data/places/places'
import { buildPlaceIndex } from '@manzil/seed-data/places/resolve'
import type { World } from './world.ts'

interface Options {
  listings?: number
  now?: Date
}

/** A world with demo listings and the three accounts that can log in. */
export function seedWorld({ listings = 300, now = new Date() }: Options = {}): World {
  const demo = generateDemo({ seed: 1, now, listings, agencies: 12, agents: 40 })
  const index = buildPlaceIndex(places)
  const agents = new Map(demo.agents.map((agent) => [agent._id, agent]))
  const people = [...demo.individuals, ...demo.agents, ...demo.agencies]
  return {
    users: new Map(people.map((person) => [person._id, toUser(person)])),
    sessions: new Map(),
    favourites: new Map(),
    leads: new Map(),
    conversations: new Map(),
    listings: demo.listings.map((listing) =>
      toDetail(listing, agents.get(listing.agent_id), index),
    ),
    makeId: createIds(),
  }
}

/** Ids in the shape of the contract's, counted up. */
function createIds(): () => string {
  let last = 0
  return () => {
    last += 1
    return `00000000-0000-7000-9000-${last.toString(16).padStart(12, '0')}`
  }
}

function toUser(person: DemoIndividual | DemoAgent | DemoAgency): User & { user_name: string } {
  const named = 'first_name' in person
  return {
    _id: person._id,
    role: person.role,
    first_name: named ? person.first_name : person.company_name,
    last_name: named ? person.last_name : null,
    email: person.email,
    user_name: person.user_name,
    profile_picture: null,
    company_logo: null,
    agent_photo: null,
    agency_logo: null,
  }
}

function toDetail(
  { place, subtype: _subtype, agent_id: _agent, agency_id: _agency, ...listing }: DemoListing,
  agent: DemoAgent | undefined,
  index: ReturnType<typeof buildPlaceIndex>,
): PropertyDetail {
  const found = index.bySlug.get(place)
  const path = found ? index.pathOf(found) : []
  return {
    ...listing,
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
    agent: agent ? toAgent(agent) : null,
    advertiser: null,
    source: {
      kind: 'demo',
      name: 'Generated demo listing',
      as_of: listing.published_at,
      notes: [],
    },
  }
}

const toAgent = (agent: DemoAgent): AgentSummary => ({
  _id: agent._id,
  name: `${agent.first_name} ${agent.last_name}`,
  agent_photo: null,
  agency_name: agent.agency_name,
  agency_logo: null,
  languages: [...agent.languages],
  rera_brn: agent.rera_brn,
  response_minutes: agent.response_minutes,
  phone_number: agent.phone_number,
})
