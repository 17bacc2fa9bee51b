import type {
  AgentCard,
  AgentProfile,
  PlaceRef,
  PropertyDetail,
} from '@manzil/api-client/generated/types.gen'
import type { MockUser, World } from './world.ts'

const areasShown = 5

/** Ids of the people whose properties count for the account: an agency's agents, or it alone. */
const peopleOf = (world: World, { _id, role }: MockUser): Set<string> =>
  new Set([
    _id,
    ...(role === 'agency'
      ? [...world.advertisers].flatMap(([id, { agency_id }]) => (agency_id === _id ? [id] : []))
      : []),
  ])

/** Live properties of an agent, or of all agents of an agency. */
export function propertiesOf(world: World, account: MockUser): PropertyDetail[] {
  const people = peopleOf(world, account)
  return world.properties.filter(({ _id }) => people.has(world.propertyOwners.get(_id) ?? ''))
}

/** Whether an account has a public page: none that is suspended or going to be deleted has. */
export const hasPublicPage = (world: World, { _id, role }: MockUser): boolean =>
  (role === 'agent' || role === 'agency') &&
  !world.deletions.has(_id) &&
  !world.suspensions.has(_id)

/** Everybody with a public page; verified ones first, then most live properties. */
export const agentCards = (world: World): AgentCard[] =>
  [...world.users.values()]
    .filter((account) => hasPublicPage(world, account))
    .map((account) => toAgentCard(world, account))
    .sort(
      (a, b) =>
        Number(b.verified) - Number(a.verified) ||
        b.sale_count + b.rent_count - (a.sale_count + a.rent_count) ||
        (a._id < b._id ? -1 : 1),
    )

/** What the page of an agent or an agency shows. */
export const toProfile = (world: World, account: MockUser): AgentProfile => ({
  ...toAgentCard(world, account),
  about: account.about,
  about_ar: world.advertisers.get(account._id)?.about_ar ?? null,
  agents: agentCards(world).filter(({ agency_id }) => agency_id === account._id),
  member_since: account.created_at,
  availability: { confirmed: null, confirmed_of: 0, reports_right: null, reports_of: 0 },
})

function toAgentCard(world: World, account: MockUser): AgentCard {
  const properties = propertiesOf(world, account)
  const facts = world.advertisers.get(account._id)
  const isAgency = account.role === 'agency'
  const person = [account.first_name, account.last_name].filter(Boolean).join(' ')
  return {
    _id: account._id,
    user_type: isAgency ? 'agency' : 'agent',
    name: (isAgency ? account.company_name : person) || person || account.company_name || 'Agent',
    agent_photo: account.agent_photo ?? account.profile_picture,
    agency_logo: account.agency_logo,
    agency_id: facts?.agency_id ?? null,
    agency_name: account.company_name,
    nationality: account.nationality,
    languages: account.languages,
    service_need: account.service_need,
    areas: areasOf(properties),
    rera_number: account.rera_number,
    verified:
      account.email_verified &&
      account.rera_number !== null &&
      account.licence?.state === 'approved',
    sale_count: properties.filter(({ purpose }) => purpose === 'sale').length,
    rent_count: properties.filter(({ purpose }) => purpose === 'rent').length,
    agents_count: isAgency ? peopleOf(world, account).size - 1 : 0,
    response_minutes: facts?.response_minutes ?? null,
    phone_number: account.phone_number && `+${account.phone_number}`,
    link: `/${isAgency ? 'agency' : 'agent'}-info?id=${account._id}`,
  }
}

/** Communities of the properties, most first. */
function areasOf(properties: readonly PropertyDetail[]): PlaceRef[] {
  const counted = new Map<string, { place: PlaceRef; count: number }>()
  for (const { location_path } of properties) {
    const place = location_path.find(({ kind }) => kind === 'community')
    if (!place) continue
    const count = (counted.get(place._id)?.count ?? 0) + 1
    counted.set(place._id, { place, count })
  }
  return [...counted.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, areasShown)
    .map(({ place }) => place)
}
