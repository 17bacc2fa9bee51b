import { readTab, writeTab } from '../storage/tab-storage.ts'
import { type EnquiryValues, noEnquiryValues, readKind } from './enquiry-values.ts'

const keyOf = (id: string) => `enquiryForm:${id}`

/** What was typed about something and not sent; what cannot be read is empty. */
export function readDraft(id: string): EnquiryValues | null {
  const stored = readTab(keyOf(id))
  if (typeof stored !== 'object' || stored === null) return null
  const known = new Map<string, unknown>(Object.entries(stored))
  const of = (name: keyof EnquiryValues) => {
    const value = known.get(name)
    return typeof value === 'string' ? value : noEnquiryValues[name]
  }
  return {
    kind: readKind(of('kind')),
    day: of('day'),
    time: of('time'),
    name: of('name'),
    email: of('email'),
    phone_number: of('phone_number'),
    preferred_contact: of('preferred_contact'),
    message: of('message'),
  }
}

export const keepDraft = (id: string, values: EnquiryValues): void => writeTab(keyOf(id), values)
export const forgetDraft = (id: string): void => writeTab(keyOf(id), null)
