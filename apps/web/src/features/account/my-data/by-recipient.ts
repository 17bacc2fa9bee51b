import type { Disclosure } from '@manzil/api-client/generated/types.gen'

/** What went to one receiver, newest first. */
export interface RecipientGroup {
  key: string
  recipient: Disclosure['recipient']
  rows: Disclosure[]
}

/** Rows by receiver; whoever got something last comes first. */
export function byRecipient(rows: readonly Disclosure[]): RecipientGroup[] {
  const groups = new Map<string, RecipientGroup>()
  for (const row of rows) {
    const { recipient } = row
    const key = recipient._id ?? `${recipient.kind} ${recipient.name ?? ''}`
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else groups.set(key, { key, recipient, rows: [row] })
  }
  return [...groups.values()]
}
