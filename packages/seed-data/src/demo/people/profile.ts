import type { ServiceNeed } from '@manzil/api-client/generated/types.gen'
import { places } from '@manzil/catalogue/places/places'
import { Random } from '../random.ts'

/** What an account says of itself, beside its name and number. */
export interface DemoProfile {
  readonly service_need: ServiceNeed[]
  readonly about: string | null
  readonly about_ar: string | null
}

const YEAR_MS = 365.25 * 24 * 3_600_000
const nothing: DemoProfile = { service_need: [], about: null, about_ar: null }

/** Everybody sells and lets; what else, differs. */
const FURTHER_SERVICES: readonly (readonly [ServiceNeed, number])[] = [
  ['buy', 0.9],
  ['rent', 0.8],
  ['off-plan', 0.45],
  ['commercial', 0.25],
  ['property-management', 0.3],
  ['valuation', 0.2],
]

interface Facts {
  /** Key of the account's own stream of random numbers. */
  readonly key: string
  readonly emirate: string
  readonly createdAt: Date
  readonly now: Date
}

/** Individuals look for a property; they say nothing of themselves. */
export const individualProfile = (): DemoProfile => nothing

export function agentProfile(facts: Facts): DemoProfile {
  const { en, ar } = emirateNames(facts.emirate)
  const years = 2 + yearsSince(facts)
  const random = new Random(`${facts.key}/profile`)
  return {
    service_need: drawServices(random),
    about: random.pick([
      `${years} years of homes in ${en}: buying, letting and everything in between.`,
      `Knows the buildings of ${en} from the inside after ${years} years of viewings.`,
      `Plain answers about ${en}, its prices and its fees, for ${years} years now.`,
    ]),
    about_ar: `خبرة ${arabicYears(years)} في عقارات ${ar}: البيع والإيجار وما بينهما.`,
  }
}

export function agencyProfile(facts: Facts): DemoProfile {
  const { en, ar } = emirateNames(facts.emirate)
  const since = facts.createdAt.getUTCFullYear()
  const random = new Random(`${facts.key}/profile`)
  return {
    service_need: drawServices(random),
    about: random.pick([
      `A brokerage in ${en} since ${since}: sales, leasing and the paperwork that goes with them.`,
      `An office of people who live where they sell, in ${en} since ${since}.`,
    ]),
    about_ar: `مكتب وساطة عقارية في ${ar} منذ عام ${since}: البيع والتأجير وإتمام المعاملات.`,
  }
}

function drawServices(random: Random): ServiceNeed[] {
  const further = FURTHER_SERVICES.filter(([, share]) => random.chance(share))
  return ['sell', 'let', ...further.map(([service]) => service)]
}

const yearsSince = ({ createdAt, now }: Facts): number =>
  Math.floor((now.getTime() - createdAt.getTime()) / YEAR_MS)

/** Arabic counts two, three to ten, and more in different forms. */
function arabicYears(years: number): string {
  if (years === 2) return 'سنتين'
  return years <= 10 ? `${years} سنوات` : `${years} سنة`
}

function emirateNames(slug: string): { en: string; ar: string } {
  const found = places.find((place) => place.slug === slug)
  if (!found) throw new Error(`${slug} is no emirate`)
  return found.names
}
