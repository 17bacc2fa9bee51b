import { draftOf } from '../form/draft.ts'
import { type EnquiryValues, noEnquiryValues, readKind } from './enquiry-values.ts'

const of = (id: string) => draftOf<EnquiryValues>(`enquiryForm:${id}`, noEnquiryValues)

/** What was typed about something and not sent. */
export function readDraft(id: string): EnquiryValues | null {
  const held = of(id).read()
  return held && { ...held, kind: readKind(held.kind) }
}

export const keepDraft = (id: string, values: EnquiryValues): void => of(id).keep(values)
export const forgetDraft = (id: string): void => of(id).forget()
