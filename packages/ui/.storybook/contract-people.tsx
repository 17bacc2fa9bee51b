import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { AgencyCardProps } from '../src/agent/AgencyCard/AgencyCard.tsx'
import type { AgentCardProps } from '../src/agent/AgentCard/AgentCard.tsx'
import type { ContactAction } from '../src/agent/ContactBar/ContactBar.tsx'
import { picture } from './pictures.ts'
import type { PeopleWords } from './words/people.ts'

/** The ways to reach an agent, the enquiry last. */
export function contactActions(words: PeopleWords, phone = '+971500000123'): ContactAction[] {
  return [
    { way: 'call', text: words.call, name: words.callNumber(phone), href: `tel:${phone}` },
    { way: 'email', text: words.email, href: 'mailto:layla@harbourline.example' },
    { way: 'whatsapp', text: words.whatsapp, href: `https://wa.me/${phone.slice(1)}` },
    { way: 'enquiry', text: words.enquire },
  ]
}

/** The agent of the contract's fixture as its card sees it. */
export function contractAgent(words: PeopleWords): AgentCardProps {
  const [agent] = fixtures.listAgents().data
  if (!agent) throw new Error('the fixture has no agent')
  const { rera_number: number, response_minutes: minutes } = agent
  const languages: Record<string, string> = words.languages
  return {
    href: `#${agent.link}`,
    name: agent.name,
    role: agent.agency_name ? words.agentOf(agent.agency_name) : undefined,
    photos: [agent.agent_photo, agent.agency_logo],
    verified: agent.verified ? words.verified : undefined,
    languages: {
      label: words.speaks,
      names: agent.languages.map((code) => languages[code] ?? code),
    },
    registrations: number ? [{ id: 'brn', label: words.brn, number }] : [],
    counts: [
      { id: 'sale', text: words.forSale(String(agent.sale_count)) },
      { id: 'rent', text: words.forRent(String(agent.rent_count)) },
    ],
    response: minutes === null ? undefined : words.answers(minutes),
  }
}

/** The agency of the contract's fixture, with a drawn logo. */
export function contractAgency(words: PeopleWords): AgencyCardProps {
  const [agency] = fixtures.listAgencies().data
  if (!agency) throw new Error('the fixture has no agency')
  const { rera_number: number } = agency
  return {
    href: '#agency',
    name: agency.name,
    logo: picture('facade', 'office', 'creek', 3),
    verified: words.verified,
    registrations: number ? [{ id: 'orn', label: words.orn, number }] : [],
    counts: [
      { id: 'agents', text: words.agents(String(agency.agents_count)) },
      { id: 'sale', text: words.forSale('214') },
      { id: 'rent', text: words.forRent('96') },
    ],
    areas: { label: words.areas, names: [words.marina] },
  }
}
