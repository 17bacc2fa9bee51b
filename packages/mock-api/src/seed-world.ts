import { places } from '@manzil/catalogue/places/places'
import { buildPlaceIndex } from '@manzil/catalogue/places/resolve'
import { generateDemo } from '@manzil/seed-data/demo/generate-demo'
import type { Persona } from './controls.ts'
import { createWorld } from './create-world.ts'
import { toAccount, toAdvertiser, toAgentSummary } from './demo-account.ts'
import { toDetail } from './demo-detail.ts'
import { nobody } from './nobody.ts'
import { seedBusiness } from './seed/seed-business.ts'
import { seedOperator } from './seed/seed-operator.ts'
import { seedViewings } from './seed/seed-viewings.ts'
import type { World } from './world.ts'

interface Options {
  properties?: number
  now?: Date
  /** Of the generator; the same one draws the same properties everywhere. */
  seed?: number
}

/** Accounts that the mock can be used as; the rest of the demo accounts log in alike. */
const personaEmails = {
  individual: 'demo.individual@manzil.example',
  agent: 'demo.agent@manzil.example',
  agency: 'demo.agency@manzil.example',
  admin: 'demo.admin@manzil.example',
} as const

/** Token of a persona, for clients that do not log in; nobody has that of `expired`. */
export const personaToken = (persona: Persona): string => `mock-${persona}`

/** What a world begins with. Worlds never change it, so that several can begin alike. */
export function drawDemo({ properties = 300, now = new Date(), seed = 1 }: Options = {}) {
  const demo = generateDemo({ seed, now, properties, agencies: 12, agents: 40 })
  const index = buildPlaceIndex(places)
  const agencies = new Map(demo.agencies.map((agency) => [agency._id, agency]))
  const agents = new Map(
    demo.agents.map((agent) => [agent._id, toAgentSummary(agent, agencies.get(agent.agency_id))]),
  )
  const generated = demo.properties.map((property) =>
    toDetail(property, agents.get(property.agent_id) ?? null, index),
  )
  return { demo, generated, properties, now }
}

/** A world with demo properties, the accounts that can log in, and a session of each persona. */
export function seedWorld(options: Options = {}, drawn = drawDemo(options)): World {
  const { demo, generated, properties, now } = drawn
  const world = createWorld({ properties, now }, generated)
  const people = [...demo.individuals, ...demo.agents, ...demo.agencies].map(toAccount)
  for (const person of people) world.users.set(person._id, person)
  for (const person of [...demo.agents, ...demo.agencies])
    world.advertisers.set(person._id, toAdvertiser(person))
  for (const { _id, agent_id } of demo.properties) world.propertyOwners.set(_id, agent_id)
  seedOperator(world, now)
  seedBusiness(world, demo.agents[0]?._id)
  seedViewings(
    world,
    demo.agents.map(({ _id }) => _id),
    people.find(({ email }) => email === personaEmails.individual),
  )
  openPersonas(world, now)
  return world
}

/** A session of each persona; logging out ends it as any other. */
export function openPersonas(world: World, now: Date): void {
  const guestId = world.sessions.get(personaToken('guest')) ?? world.makeId()
  world.users.set(guestId, nobody({ _id: guestId, role: 'guest', created_at: now.toISOString() }))
  world.sessions.set(personaToken('guest'), guestId)
  for (const persona of ['individual', 'agent', 'agency', 'admin'] as const) {
    const found = [...world.users.values()].find(({ email }) => email === personaEmails[persona])
    if (found) world.sessions.set(personaToken(persona), found._id)
  }
}
