import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../db/schema.ts'
import type { PhotographSettings } from '../../environment/photographs-environment.ts'
import type { FetchLimits, GuardedRequest } from '../../guarded-fetch/guarded-request.ts'
import type { Pictures } from '../picture/service.ts'

/** What photographs are fetched with. */
export interface PhotographParts {
  db: Kysely<Database>
  pictures: Pick<Pictures, 'add' | 'removeUnshown'>
  ask: GuardedRequest
  settings: PhotographSettings
  logger: Pick<Logger, 'warn' | 'error'>
  now?: () => Date
  sleep?: (ms: number) => Promise<unknown>
  limits?: FetchLimits
}

const MEGABYTE = 1_048_576

/** Of one photograph; one that brings less than the pace would not be there in time. */
export const photographLimits: FetchLimits = {
  bytes: 10 * MEGABYTE,
  ms: 30_000,
  pace: { bytes: 16_384, ms: 10_000 },
}
