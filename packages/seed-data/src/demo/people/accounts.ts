import type { DemoAgency, DemoAgent, DemoIndividual } from '../demo-account.ts'
import { demoId } from '../demo-id.ts'
import { Random } from '../random.ts'
import { agencyNames } from './agency-names.ts'
import { type Origin, origins } from './origins.ts'
import { agencyProfile, agentProfile, individualProfile } from './profile.ts'

const MINUTE_MS = 60_000
const MINUTES_A_DAY = 24 * 60
/** Age of the accounts in days: agencies are older than their agents, agents than their properties. */
const AGENCY_AGE = [1_600, 3_000] as const
const AGENT_AGE = [150, 1_500] as const
const INDIVIDUAL_AGE = [10, 700] as const
/**
 * Nobody's: the area code 1 was reserved for a city that was never built, and has been vacant since
 * (The National, 20 November 2025). Agents count from 0, agencies and individuals follow.
 */
const PHONE_PREFIX = '+9711000'
const AGENCY_PHONES_FROM = 8_000
const INDIVIDUAL_PHONES_FROM = 9_000
const FIRST_BRN = 10_000
const FIRST_ORN = 1_000

const EMIRATE_SHARES: readonly (readonly [string, number])[] = [
  ['dubai', 68],
  ['abu-dhabi', 13],
  ['sharjah', 8],
  ['ras-al-khaimah', 4],
  ['ajman', 4],
  ['umm-al-quwain', 1.5],
  ['fujairah', 1.5],
]
/** Each emirate has an office and an agent, however few are asked for. */
const ONE_EACH = EMIRATE_SHARES.map(([slug]) => slug)

export interface AccountOptions {
  readonly seed: number
  /** Time that all dates are counted back from. */
  readonly now: Date
}

function created(random: Random, now: Date, [least, most]: readonly [number, number]): Date {
  const minutes = random.int(least * MINUTES_A_DAY, most * MINUTES_A_DAY)
  return new Date(now.getTime() - minutes * MINUTE_MS)
}

function phone(number: number): string {
  return `${PHONE_PREFIX}${String(number).padStart(4, '0')}`
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Median minutes to a first answer: most answer within the hour, a few take half a day. */
function responseMinutes(random: Random): number {
  return Math.max(3, Math.min(900, Math.round(28 * Math.exp(0.9 * random.normal()))))
}

/** Generates agencies; the first is the one that the demo login belongs to. */
export function makeAgencies(count: number, { seed, now }: AccountOptions): readonly DemoAgency[] {
  return Array.from({ length: count }, (_, index) => {
    const random = new Random(`${seed}/agency/${index}`)
    const [name, nameAr] = agencyNames[index % agencyNames.length] ?? ['', '']
    const round = Math.floor(index / agencyNames.length)
    const slug = slugOf(name) + (round === 0 ? '' : `-${round + 1}`)
    const createdAt = created(random, now, AGENCY_AGE)
    const isLogin = index === 0
    const key = `${seed}/agency/${index}`
    const emirate = ONE_EACH[index] ?? random.weighted(EMIRATE_SHARES)
    return {
      ...agencyProfile({ key, emirate, createdAt, now }),
      _id: demoId(createdAt.getTime(), key),
      role: 'agency',
      email: isLogin ? 'demo.agency@manzil.example' : `office@${slug}.example`,
      user_name: isLogin ? 'demo.agency' : slug,
      phone_number: phone(AGENCY_PHONES_FROM + (index % 1_000)),
      languages: ['en', 'ar'],
      isLogin,
      created_at: createdAt.toISOString(),
      company_name: round === 0 ? name : `${name} ${round + 1}`,
      company_name_ar: round === 0 ? nameAr : `${nameAr} ${round + 1}`,
      emirate,
      rera_orn: `DEMO-ORN-${FIRST_ORN + index}`,
      response_minutes: responseMinutes(random),
    }
  })
}

interface Name {
  readonly origin: Origin
  readonly first: string
  readonly last: string
}

/** Draws names until one is new; after a few tries a doubled name is just two people. */
function newName(random: Random, taken: Set<string>): Name {
  for (let attempt = 0; ; attempt += 1) {
    const origin = random.weighted(origins.map((one) => [one, one.weight] as const))
    const first = random.pick(origin.first)
    const last = random.pick(origin.last)
    if (taken.has(`${first} ${last}`) && attempt < 20) continue
    taken.add(`${first} ${last}`)
    return { origin, first, last }
  }
}

function uniqueLocalPart(first: string, last: string, taken: Set<string>): string {
  const base = `${slugOf(first)}.${slugOf(last)}`
  for (let number = 1; ; number += 1) {
    const part = number === 1 ? base : `${base}${number}`
    if (taken.has(part)) continue
    taken.add(part)
    return part
  }
}

/** Generates agents spread over the agencies; the first works for the first agency. */
export function makeAgents(
  count: number,
  agencies: readonly DemoAgency[],
  { seed, now }: AccountOptions,
): readonly DemoAgent[] {
  const names = new Set<string>()
  const localParts = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const random = new Random(`${seed}/agent/${index}`)
    const agency = agencies[index] ?? random.pick(agencies)
    const { origin, first, last } = newName(random, names)
    const local = uniqueLocalPart(first, last, localParts)
    const createdAt = created(random, now, AGENT_AGE)
    const isLogin = index === 0
    const extra = random.chance(0.12) ? [random.pick(['ar', 'fr', 'ru', 'hi'])] : []
    const languages = [...new Set(['en', ...origin.languages, ...extra])]
    const key = `${seed}/agent/${index}`
    return {
      ...agentProfile({ key, emirate: agency.emirate, createdAt, now }),
      _id: demoId(createdAt.getTime(), key),
      role: 'agent',
      email: isLogin
        ? 'demo.agent@manzil.example'
        : `${local}@${slugOf(agency.company_name)}.example`,
      user_name: isLogin ? 'demo.agent' : local,
      phone_number: phone(index % AGENCY_PHONES_FROM),
      languages,
      isLogin,
      created_at: createdAt.toISOString(),
      first_name: first,
      last_name: last,
      nationality: origin.nationality,
      agency_id: agency._id,
      agency_name: agency.company_name,
      emirate: agency.emirate,
      rera_brn: `DEMO-BRN-${FIRST_BRN + index}`,
      response_minutes: responseMinutes(random),
    }
  })
}

/** Generates people who look for a property; the first is the demo login. */
export function makeIndividuals(
  count: number,
  { seed, now }: AccountOptions,
): readonly DemoIndividual[] {
  const names = new Set<string>()
  const localParts = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const random = new Random(`${seed}/individual/${index}`)
    const { origin, first, last } = newName(random, names)
    const local = uniqueLocalPart(first, last, localParts)
    const createdAt = created(random, now, INDIVIDUAL_AGE)
    const isLogin = index === 0
    const languages = ['en', ...origin.languages]
    return {
      ...individualProfile(),
      _id: demoId(createdAt.getTime(), `${seed}/individual/${index}`),
      role: 'individual',
      email: isLogin ? 'demo.individual@manzil.example' : `${local}@mail.example`,
      user_name: isLogin ? 'demo.individual' : `home.${local}`,
      phone_number: phone(INDIVIDUAL_PHONES_FROM + (index % 1_000)),
      languages,
      isLogin,
      created_at: createdAt.toISOString(),
      first_name: first,
      last_name: last,
      nationality: origin.nationality,
    }
  })
}
