import type { OperatorDecision } from '@manzil/api-client/generated/types.gen'
import type { AvailabilityRules } from '@manzil/domain/own-property/availability'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Mailing } from '../../mail/start-mailing.ts'
import type { PaymentService } from '../payment/service.ts'
import type { SearchIndex } from '../property/search-index.ts'

/** What deciding and editing needs. */
export interface OperatorParts {
  db: Kysely<Database>
  lookups: SearchIndex
  mailing: Pick<Mailing, 'nudge'>
  payments: Pick<PaymentService, 'refund'>
  /** Of mails and of links in them. */
  domain: string
  publicUrl: string
  availability: AvailabilityRules
  now: () => Date
}

/** A decision as it was sent. */
export interface Verdict {
  decision: OperatorDecision
  reason: string | undefined
  /** Account of the operator. */
  by: string
}

/** What became of it. */
export type Decided = 'done' | 'gone' | 'state' | 'own'
