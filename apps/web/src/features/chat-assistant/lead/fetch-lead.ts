import { getCurrentUser } from '@manzil/api-client/generated/account-calls.gen'
import { getPropertySuggestion } from '@manzil/api-client/generated/chat-calls.gen'
import type { StoredLead, User } from '@manzil/api-client/generated/types.gen'
import type { ApiResult } from '@manzil/api-client/result'
import type { LeadValues } from '@manzil/ui/agent/LeadDialog/LeadForm'
import { api } from '../../../api/api.ts'
import { leadValues, valuesOfAccount } from './lead-values.ts'

export interface FetchedLead {
  /** What the account left before; null for the first time. */
  known: StoredLead | null
  /** What the form begins with. */
  values: LeadValues
}

/** What was left before, or else what the account is known by: nobody types that again. */
export async function fetchLead(account: User | null): Promise<ApiResult<FetchedLead>> {
  const found = await getPropertySuggestion(api)
  if (!found.ok) return found
  const known = found.data.data
  if (known || !account) return { ok: true, data: { known, values: leadValues(known) } }
  // The session knows no telephone number. Without an answer the rest is still known.
  const answer = await getCurrentUser(api)
  const values = answer.ok
    ? valuesOfAccount(answer.data.data, answer.data.data.phone_number)
    : valuesOfAccount(account, null)
  return { ok: true, data: { known, values } }
}
