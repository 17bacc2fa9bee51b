import { recordContactReveal } from '@manzil/api-client/generated/my-data-calls.gen'
import type { ContactReveal } from '@manzil/api-client/generated/types.gen'
import { api } from '../api/api.ts'
import { getToken } from '../session/session-store.ts'

/**
 * Notes for the visitor's own list that an advertiser's number was opened. Outlives the page, is waited
 * for by nobody, and where it fails nobody is told.
 */
export function recordReveal(body: ContactReveal): void {
  if (getToken() !== null) void recordContactReveal(api, { body, keepalive: true })
}
