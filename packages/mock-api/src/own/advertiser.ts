import type { AgentSummary } from '@manzil/api-client/generated/types.gen'
import type { MockUser, World } from '../world.ts'

/** How a new property of the account names who answers for it: the agent, or the agency. */
export function advertiserOf(
  world: World,
  account: MockUser,
): { agent: AgentSummary | null; advertiser: string | null } {
  const name = [account.first_name, account.last_name].filter(Boolean).join(' ')
  if (account.role === 'agency')
    return { agent: null, advertiser: account.company_name ?? (name || null) }
  const facts = world.advertisers.get(account._id)
  const agency = world.users.get(facts?.agency_id ?? '')
  const agent: AgentSummary = {
    _id: account._id,
    name: name || account.user_name || 'Agent',
    agent_photo: account.agent_photo ?? account.profile_picture,
    agency_name: agency?.company_name ?? account.company_name,
    agency_logo: agency?.agency_logo ?? agency?.company_logo ?? account.agency_logo,
    languages: account.languages,
    rera_brn: account.rera_number,
    rera_orn: agency?.rera_number ?? null,
    response_minutes: facts?.response_minutes ?? null,
    phone_number: account.phone_number && `+${account.phone_number}`,
  }
  return { agent, advertiser: null }
}
