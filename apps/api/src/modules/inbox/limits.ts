import { earlier } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { countAnswersOf, countAnswersTo, countEntries } from './repository/entries.ts'

/** Answers of an account in an hour, and answers that one address gets in a day, from whomever. */
const ANSWERS_AN_HOUR = 60
const ANSWERS_TO_A_DAY = 12

/** Messages of a visitor about one enquiry in a day. */
const VISITORS_A_DAY = 20

/** Whether an account has answered as much as it may: nobody writes to strangers through our mails. */
export const hasAnsweredEnough = async (
  db: Kysely<Database>,
  { accountId, address, now }: { accountId: string; address: string; now: Date },
): Promise<boolean> =>
  (await countAnswersOf(db, accountId, earlier(now, 1, 'hour'))) >= ANSWERS_AN_HOUR ||
  (await countAnswersTo(db, address, earlier(now, 1, 'day'))) >= ANSWERS_TO_A_DAY

/** Whether a visitor has written as much about an enquiry as may be. */
export const hasWrittenEnough = async (
  db: Kysely<Database>,
  leadId: string,
  now: Date,
): Promise<boolean> =>
  (await countEntries(db, leadId, 'visitor', earlier(now, 1, 'day'))) >= VISITORS_A_DAY
