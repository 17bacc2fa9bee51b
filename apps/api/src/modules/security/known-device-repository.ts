import { earlier } from '@manzil/domain/time/moments'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Device } from '../../request/device.ts'

/** A kind of device that was not seen for so many days is new again. */
const KNOWN_DAYS = 90

const longAgo = (now: Date) => earlier(now, KNOWN_DAYS, 'day')

const keyOf = (account_id: string, { browser, os, country }: Device) => ({
  account_id,
  browser: browser ?? '',
  os: os ?? '',
  country: country ?? '',
})

/**
 * Notes that an account was entered from a kind of device.
 * @returns true where others are known of the account and this one is not; the first is never new
 */
export async function seeDevice(
  trx: Kysely<Database>,
  account: string,
  device: Device,
  now: Date,
): Promise<boolean> {
  const seen = await trx
    .selectFrom('known_device')
    .select(['browser', 'os', 'country', 'seen_at'])
    .where('account_id', '=', account)
    .execute()
  const key = keyOf(account, device)
  await trx
    .insertInto('known_device')
    .values({ ...key, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'browser', 'os', 'country'])
        .doUpdateSet({ seen_at: sql`greatest(known_device.seen_at, excluded.seen_at)` }),
    )
    .execute()
  const isKnown = seen.some(
    ({ browser, os, country, seen_at }) =>
      browser === key.browser &&
      os === key.os &&
      country === key.country &&
      seen_at >= longAgo(now),
  )
  return seen.length > 0 && !isKnown
}

/** Removes what is known no longer; the newest of an account stays, or the next would be its first. */
export async function forgetOldDevices(db: Kysely<Database>, now = new Date()): Promise<void> {
  await sql`
    delete from known_device d where d.seen_at < ${longAgo(now)} and exists (
      select from known_device newer
      where newer.account_id = d.account_id and newer.seen_at > d.seen_at)
  `.execute(db)
}
