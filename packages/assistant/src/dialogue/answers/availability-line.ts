import type { Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../../answer-context.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { formatAgo } from '../../reply/format.ts'
import { propertyTitle } from '../../reply/names.ts'
import { availabilityTextsOf } from '../../reply/texts/availability-texts.ts'

/** When the advertiser of a property last confirmed that it is still offered, or that nobody has. */
export function availabilityLine(
  row: PropertyCard,
  asOf: string,
  evidence: Evidence[],
  context: AnswerContext,
): string {
  const { language, now } = context
  const wording = availabilityTextsOf(language)
  const title = propertyTitle(row, context)
  const at = row.confirmed_at
  const text =
    at === null
      ? wording.unconfirmed(title)
      : wording.confirmed(title, formatAgo(new Date(at), now, language))
  evidence.push(propertyEvidence(text, row, 'confirmed_at', asOf))
  return text
}
