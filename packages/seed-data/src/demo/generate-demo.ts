import type { DemoAgency, DemoAgent, DemoIndividual } from './demo-account.ts'
import type { DemoListing } from './demo-listing.ts'
import { makeListing } from './make-listing.ts'
import { makeAgencies, makeAgents, makeIndividuals } from './people/accounts.ts'
import type { Random } from './random.ts'

export interface DemoOptions {
  /** Same seed and same `now`: same output. */
  readonly seed: number
  /** Time that all dates are counted back from. */
  readonly now: Date
  readonly listings?: number
  readonly agencies?: number
  readonly agents?: number
}

export interface DemoAccounts {
  readonly agencies: readonly DemoAgency[]
  readonly agents: readonly DemoAgent[]
  readonly individuals: readonly DemoIndividual[]
}

export interface DemoWorld extends DemoAccounts {
  readonly listings: readonly DemoListing[]
}

const DEFAULT_LISTINGS = 5_000
const DEFAULT_AGENCIES = 60
const DEFAULT_AGENTS = 400
const INDIVIDUALS = 12
/** Some agents list several times as much as others. */
const MAX_AGENT_WEIGHT = 4

/** Agencies, agents and a few people who look for a home, without listings. */
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
 * Generates listings one at a time, so that a hundred thousand need no more memory than one.
 * `accounts` are those of `demoAccounts` with the same options.
 */
export function* demoListings(
  options: DemoOptions,
  accounts: DemoAccounts = demoAccounts(options),
): Generator<DemoListing> {
  const { seed, now, listings = DEFAULT_LISTINGS } = options
  const context = { seed, now, agentFor: agentChooser(accounts.agents) }
  for (let index = 0; index < listings; index += 1) yield makeListing(index, context)
}

/** The whole demo site: by default 5,000 listings, 60 agencies, 400 agents. */
export function generateDemo(options: DemoOptions): DemoWorld {
  const accounts = demoAccounts(options)
  return { ...accounts, listings: [...demoListings(options, accounts)] }
}
