import { earlier } from '@manzil/domain/time/moments'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** How a row of failures is slowed down: each wait is twice the one before. */
export interface GuessPace {
  /** Failures in a row after which the next attempt has to wait. */
  free: number
  /** The longest wait, in seconds. */
  longestS: number
}

/** For one account. */
export const accountPace: GuessPace = { free: 5, longestS: 15 * 60 }

/**
 * For all accounts that somebody on one network has not entered from there: many people may share one,
 * so it has more failures free, and waits for less long.
 */
export const networkPace: GuessPace = { free: 30, longestS: 5 * 60 }

/** The first wait, in seconds. */
const FIRST_S = 5

/** Attempts in a row of which the owner is told, looked at or not. */
const TOLD_AT = 10

/** A day without an attempt ends a row of failures. */
const longAgo = (now: Date) => earlier(now, 1, 'day')

/**
 * Takes a turn to try a password for a target: 0, or the seconds until there is one. It counts as a
 * failure until it is taken back, so that of many at once no more are tried than one after another.
 * Whoever comes too early does not make the wait longer. Free attempts may come in any order: of two at
 * once the one that looked at the clock first may be counted last.
 */
export async function takeGuess(
  db: Kysely<Database>,
  target_hash: string,
  now: Date,
  { free, longestS }: GuessPace = accountPace,
): Promise<number> {
  const isNew = sql`login_guess.last_at < ${longAgo(now)}`
  const failures = sql`case when ${isNew} then 1 else login_guess.failures + 1 end`
  const wait = sql`case when ${failures} < ${free} then 0
    else least(${FIRST_S} * power(2, least(${failures} - ${free}, 20)), ${longestS}) end`
  const { rows } = await sql`
    insert into login_guess (target_hash, failures, next_at, last_at)
    values (${target_hash}, 1, ${now}, ${now})
    on conflict (target_hash) do update
      set failures = ${failures}, last_at = excluded.last_at,
        next_at = excluded.last_at + make_interval(secs => ${wait}),
        is_told = login_guess.is_told and not ${isNew},
        too_early = case when ${isNew} then 0 else login_guess.too_early end
      where login_guess.failures < ${free} or login_guess.next_at <= excluded.last_at
    returning target_hash
  `.execute(db)
  if (rows.length > 0) return 0
  const held = await db
    .updateTable('login_guess')
    .set({ too_early: sql`too_early + 1` })
    .where('target_hash', '=', target_hash)
    .returning('next_at')
    .executeTakeFirst()
  const waitMs = held ? held.next_at.getTime() - now.getTime() : 0
  return Math.max(Math.ceil(waitMs / 1000), 1)
}

/** The password was right: the row of failures is over. */
export async function forgetGuesses(db: Kysely<Database>, target_hash: string): Promise<void> {
  await db.deleteFrom('login_guess').where('target_hash', '=', target_hash).execute()
}

/** The password was not looked at after all. */
export async function giveGuessBack(db: Kysely<Database>, target_hash: string): Promise<void> {
  await db
    .updateTable('login_guess')
    .set({ failures: sql`greatest(failures - 1, 0)`, next_at: sql`last_at` })
    .where('target_hash', '=', target_hash)
    .execute()
}

/** True once in a row of failures, when the owner has to be told of it. */
export async function takeTelling(db: Kysely<Database>, target_hash: string): Promise<boolean> {
  const told = await db
    .updateTable('login_guess')
    .set({ is_told: true })
    .where('target_hash', '=', target_hash)
    .where(sql<number>`failures + too_early`, '>=', TOLD_AT)
    .where('is_told', '=', false)
    .executeTakeFirst()
  return told.numUpdatedRows > 0n
}

/** Removes rows of failures that are over. */
export async function forgetOldGuesses(db: Kysely<Database>, now = new Date()): Promise<void> {
  await db.deleteFrom('login_guess').where('last_at', '<', longAgo(now)).execute()
}
