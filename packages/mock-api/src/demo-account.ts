import type { AgentSummary } from '@manzil/api-client/generated/types.gen'
import type { DemoAgency, DemoAgent, DemoIndividual } from '@manzil/seed-data/demo/demo-account'
import { nobody } from './nobody.ts'
import type { EntryOf, MockUser } from './world.ts'

type DemoAccount = DemoIndividual | DemoAgent | DemoAgency

/** A demo account as its profile shows it. */
export function toAccount(person: DemoAccount): MockUser {
  const { _id, role, email, user_name, phone_number, languages, created_at } = person
  return {
    ...nobody({ _id, role, created_at }),
    email,
    user_name,
    phone_number: phone_number.replace(/\D/g, ''),
    languages: [...languages],
    service_need: person.service_need,
    about: person.about,
    licence: person.role === 'individual' ? null : { state: 'approved', reason: null },
    email_verified: true,
    ...namesOf(person),
  }
}

function namesOf(person: DemoAccount): Partial<MockUser> {
  if (person.role === 'agency') {
    const { company_name, rera_orn } = person
    return { first_name: company_name, company_name, rera_number: rera_orn }
  }
  const { first_name, last_name, nationality } = person
  if (person.role === 'individual') return { first_name, last_name, nationality }
  const { agency_name, rera_brn } = person
  return { first_name, last_name, nationality, company_name: agency_name, rera_number: rera_brn }
}

/** What the public page of a demo agent or agency says beside its account. */
export function toAdvertiser(person: DemoAgent | DemoAgency): EntryOf<'advertisers'> {
  const { about_ar, response_minutes } = person
  return {
    agency_id: person.role === 'agent' ? person.agency_id : null,
    about_ar,
    response_minutes,
  }
}

/** A demo agent as properties name them. */
export const toAgentSummary = (agent: DemoAgent, agency: DemoAgency | undefined): AgentSummary => ({
  _id: agent._id,
  name: `${agent.first_name} ${agent.last_name}`,
  agent_photo: null,
  agency_name: agent.agency_name,
  agency_logo: null,
  languages: [...agent.languages],
  rera_brn: agent.rera_brn,
  rera_orn: agency?.rera_orn ?? null,
  response_minutes: agent.response_minutes,
  phone_number: agent.phone_number,
})
