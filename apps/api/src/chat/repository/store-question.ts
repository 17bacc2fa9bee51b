import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { NewMessage } from '../message-row.ts'
import { appendAt, type Question, type Snapshot, whileHeld } from './snapshot.ts'

interface NewQuestion {
  message: string
  /** The client's own name for it. */
  clientId?: string | undefined
  /** Query string of the listing page that it is about. */
  search?: string | undefined
}

/** A stored message, and how the conversation stands with it. */
interface StoredQuestion {
  id: string
  seq: number
  snapshot: Snapshot
}

/**
 * Stores a visitor's message once for each name that the client gives it.
 * @returns undefined where the conversation is not the account's any more
 */
export async function storeQuestion(
  db: Kysely<Database>,
  accountId: string,
  from: Snapshot,
  { message, clientId, search }: NewQuestion,
): Promise<StoredQuestion | undefined> {
  const messages: NewMessage[] = [{ role: 'user', type: 'text', message, done: true }]
  const note = { ...(clientId && { clientId }), ...(search !== undefined && { search }) }
  const storeAt = async (store: Kysely<Database>, snapshot: Snapshot) => {
    const appended = await appendAt(store, snapshot, { messages, note })
    const [stored] = appended?.messages ?? []
    if (appended === undefined || stored === undefined) return undefined
    const { id, seq } = stored
    const question = { seq, text: message, search: search ?? null }
    const { version } = appended
    const open = [...snapshot.open, question]
    return { id, seq, snapshot: { ...snapshot, version, next: seq + 1, open } }
  }
  const stored = await storeAt(db, from)
  if (stored !== undefined) return stored
  // An answer was stored meanwhile, or another server took the same message.
  const session = { sessionId: from.id, accountId, ...(clientId && { clientId }) }
  return whileHeld(db, session, async (trx, snapshot) => {
    if (snapshot === undefined) return undefined
    const { known } = snapshot
    return known === undefined
      ? storeAt(trx, snapshot)
      : { ...known, snapshot: { ...snapshot, open: openUpTo(known.seq, snapshot) } }
  })
}

/** What waits for an answer, up to this message. */
export const openUpTo = (last: number, { open }: Pick<Snapshot, 'open'>): Question[] =>
  open.filter(({ seq }) => seq <= last)
