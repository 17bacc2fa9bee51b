import type { DemoAgency, DemoAgent, DemoIndividual } from './demo-account.ts'
import type { DemoProperty } from './demo-property.ts'
import { makeProperty } from './make-property.ts'
import { makeAgencies, makeAgents, makeIndividuals } from './people/accounts.ts'
import type { Random } from './random.ts'

export interface DemoOptions {
  /** Same seed and same `now`: same output. */
  readonly seed: number
  /** Time that all dates are counted back from. */
  readonly now: Date
  readonly properties?: number
  readonly agencies?: number
  readonly agents?: number
}

export interface DemoAccounts {
  readonly agencies: readonly DemoAgency[]
  readonly agents: readonly DemoAgent[]
  readonly individuals: readonly DemoIndividual[]
}

export interface DemoWorld extends DemoAccounts {
  readonly properties: readonly DemoProperty[]
}

const DEFAULT_PROPERTIES = 5_000
const DEFAULT_AGENCIES = 60
const DEFAULT_AGENTS = 400
const INDIVIDUALS = 12
/** Some agents list several times as much as others. */
const MAX_AGENT_WEIGHT = 4

/** Agencies, agents and a few people who look for a property, without properties. */
export function demoAccounts(options: DemoOptions): DemoAccounts {
  const agencies = makeAgencies(options.agencies ?? DEFAULT_AGENCIES, options)
  const agents = makeAgents(options.agents ?? DEFAULT_AGENTS, agencies, options)
  return { agencies, agents, individuals: makeIndividuals(INDIVIDUALS, options) }
}

type Choice = readonly (readonly [DemoAgent, number])[]

/** Agents by emirate; an emirate without agents is served by all. */
function agentChooser(
  agents: readonly DemoAgent[],
): (random: Random, emirate: string) => DemoAgent {
  // The login's agent comes first and gets the most, so that the dashboard has something to show.
  const all: Choice = agents.map(
    (agent, index) => [agent, MAX_AGENT_WEIGHT - (index % MAX_AGENT_WEIGHT)] as const,
  )
  const byEmirate = Map.groupBy(all, ([agent]) => agent.emirate)
  return (random, emirate) => random.weighted(byEmirate.get(emirate) ?? all)
}

/**
 * Generates properties one at a time, so that a hundred thousand need no more memory than one.
 * `accounts` are those of `demoAccounts` with the same options.
 */
export function* demoProperties(
  options: DemoOptions,
  accounts: DemoAccounts = demoAccounts(options),
): Generator<DemoProperty> {
  const { seed, now, properties = DEFAULT_PROPERTIES } = options
  const context = { seed, now, agentFor: agentChooser(accounts.agents) }
  for (let index = 0; index < properties; index += 1) yield makeProperty(index, context)
}

/** The whole demo site: by default 5,000 properties, 60 agencies, 400 agents. */
export function generateDemo(options: DemoOptions): DemoWorld {
  const accounts = demoAccounts(options)
  return { ...accounts, properties: [...demoProperties(options, accounts)] }
}
