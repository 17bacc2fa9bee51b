import type {
  LanguageCode,
  ReportReason,
  ReportRequest,
} from '@manzil/api-client/generated/types.gen'

export interface ReportValues {
  /** Empty until one is chosen. */
  reason: ReportReason | ''
  message: string
  email: string
}

export const noReportValues: ReportValues = { reason: '', message: '', email: '' }

/** In the order in which they happen; a reason added to the contract and not here does not compile. */
const known: Record<ReportReason, true> = {
  gone: true,
  price: true,
  pictures: true,
  place: true,
  duplicate: true,
  permit: true,
  fraud: true,
  offensive: true,
  other: true,
}
const isReason = (name: string): name is ReportReason => name in known
export const reasons = Object.keys(known).filter(isReason)

/** What is sent of what was typed; undefined until a reason is chosen. */
export function reportBody(
  { reason, message, email }: ReportValues,
  property_id: string,
  language: LanguageCode,
): ReportRequest | undefined {
  if (reason === '') return undefined
  return {
    property_id,
    reason,
    message: message.trim() || null,
    email: email.trim() || null,
    language,
  }
}
