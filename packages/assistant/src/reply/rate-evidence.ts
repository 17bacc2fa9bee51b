import type { Evidence, Rate } from '@manzil/api-client/generated/types.gen'
import { figureEvidence } from './evidence.ts'

/** A fee, rate or limit of the dated table, with the day on which somebody compared it. */
export function rateEvidence(claim: string, { id, as_of, source }: Rate): Evidence {
  return figureEvidence(claim, source.name, id, `${as_of}T00:00:00.000Z`)
}
