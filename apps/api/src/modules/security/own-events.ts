import type { AccountEvent, AccountEventKind } from '@manzil/api-client/generated/types.gen'
import { zAccountEventKind } from '@manzil/api-client/generated/zod.gen'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { SecurityEventTable } from '../../db/security-tables.ts'
import { listNewestEvents } from './event-repository.ts'

/** Entries that an owner is shown. */
const SHOWN = 50

/** Events that are read for them: a row of failures is one entry. */
const READ = 1_000

/** The same from the same kind of device within this time is one entry, in ms. */
const ROW_MS = 60 * 60_000

/** These are counted where they happen in a row; anything else is told each time. */
const inRows: readonly AccountEventKind[] = [
  'login_failed',
  'login_delayed',
  'password_refused',
  'passkey_refused',
  'reset_asked',
]

type Row = Selectable<SecurityEventTable>

/** What happened to an account lately, for its owner: the newest first. */
export async function readOwnEvents(
  db: Kysely<Database>,
  account: string,
): Promise<AccountEvent[]> {
  const rows = await listNewestEvents(db, {
    account,
    kinds: zAccountEventKind.options,
    limit: READ,
  })
  const entries: { event: AccountEvent; from: number }[] = []
  for (const row of rows) {
    const event = toEvent(row)
    if (!event) continue
    const last = entries.at(-1)
    if (last && isSameRow(last, event)) {
      last.event = { ...last.event, times: last.event.times + event.times }
      last.from = row.at.getTime()
    } else if (entries.length === SHOWN) break
    else entries.push({ event, from: row.at.getTime() })
  }
  return entries.map(({ event }) => event)
}

function toEvent({ kind, at, times, browser, os, country }: Row): AccountEvent | undefined {
  const known = zAccountEventKind.safeParse(kind)
  if (!known.success) return undefined
  return { kind: known.data, at: at.toISOString(), times, browser, os, country }
}

const isSameRow = (
  { event, from }: { event: AccountEvent; from: number },
  earlier: AccountEvent,
): boolean =>
  inRows.includes(event.kind) &&
  event.kind === earlier.kind &&
  event.browser === earlier.browser &&
  event.os === earlier.os &&
  event.country === earlier.country &&
  from - Date.parse(earlier.at) <= ROW_MS
