import type { Role } from '@manzil/api-client/generated/types.gen'
import type { DemoProfile } from './people/profile.ts'

/** What all generated accounts have. The server sets the password of those that may log in. */
interface DemoAccountBase extends DemoProfile {
  readonly _id: string
  readonly role: Exclude<Role, 'guest'>
  readonly email: string
  readonly user_name: string
  readonly phone_number: string
  /** ISO 639-1. */
  readonly languages: readonly string[]
  /** True for the three accounts that the README names for trying things out. */
  readonly isLogin: boolean
  readonly created_at: string
}

interface DemoPerson extends DemoAccountBase {
  readonly first_name: string
  readonly last_name: string
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string
}

export interface DemoIndividual extends DemoPerson {
  readonly role: 'individual'
}

export interface DemoAgent extends DemoPerson {
  readonly role: 'agent'
  readonly agency_id: string
  readonly agency_name: string
  /** Slug of the emirate that the agent works in. */
  readonly emirate: string
  /** Broker registration number; "DEMO-" keeps it from passing for a real one. */
  readonly rera_brn: string
  /** Median minutes to a first answer. */
  readonly response_minutes: number
}

export interface DemoAgency extends DemoAccountBase {
  readonly role: 'agency'
  readonly company_name: string
  readonly company_name_ar: string
  readonly emirate: string
  /** Office registration number; "DEMO-" keeps it from passing for a real one. */
  readonly rera_orn: string
  readonly response_minutes: number
}
