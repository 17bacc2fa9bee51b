import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../src/db/schema.ts'

const zContent = z.object({ subject: z.string(), text: z.string(), html: z.string() })

/** What mails about accounts say that were written to an address, oldest first. */
export async function mailsTo(db: Kysely<Database>, address: string) {
  const rows = await db
    .selectFrom('outbox_mail')
    .select('content')
    .where('kind', '=', 'account')
    .where(sql<string>`lower(to_address)`, '=', address.toLowerCase())
    .orderBy('id')
    .execute()
  return rows.map(({ content }) => zContent.parse(content))
}

/** What was written to an address or a number, oldest first. */
async function textsTo(db: Kysely<Database>, recipient: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox_mail')
    .select('content')
    .where('kind', '=', 'account')
    .where(sql<string>`lower(to_address)`, 'in', [recipient.toLowerCase(), `+${recipient}`])
    .orderBy('id')
    .execute()
  return rows.map(({ content }) => zContent.pick({ text: true }).parse(content).text)
}

async function newestMatch(db: Kysely<Database>, address: string, pattern: RegExp) {
  const found = (await textsTo(db, address)).map((text) => pattern.exec(text)?.[1])
  const newest = found.findLast((each) => each !== undefined)
  if (newest === undefined) throw new Error(`nothing of the kind was sent to ${address}`)
  return newest
}

/** The newest one-time code that was sent to an address or a number. */
export const codeSentTo = (db: Kysely<Database>, address: string): Promise<string> =>
  newestMatch(db, address, /(?:: |#)(\d{6})$/m)

/** The token of the newest link that was mailed to an address. */
export const resetTokenSentTo = (db: Kysely<Database>, address: string): Promise<string> =>
  newestMatch(db, address, /#\/reset-password\?token=([\w-]+)/)

/** The tokens of the newest link that was mailed to an address to confirm a saved search. */
export async function searchLinkSentTo(db: Kysely<Database>, address: string) {
  const query = new URLSearchParams(
    await newestMatch(db, address, /#\/saved-searches\?(\S+confirm\S+|confirm\S+)/),
  )
  return { confirm: query.get('confirm') ?? '', access: query.get('access') ?? '' }
}
