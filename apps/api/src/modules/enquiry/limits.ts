import { earlier } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { countReceipts } from '../../mail/outbox-repository.ts'
import { telling } from '../disclosure/blank-repository.ts'
import { countAbout, countByPhone, countReports } from './repository.ts'

/** Calls that are asked for under one number in an hour: nobody has a stranger called by our forms. */
const CALLS = 5
/** Receipts that an address gets in an hour: nobody fills a stranger's mailbox by our forms. */
const RECEIPTS = 5

interface Moment {
  db: Kysely<Database>
  now: Date
}

type Hash = (text: string) => string

const lately = ({ now }: Moment): Date => earlier(now, 1, 'hour')

/** Whether a request that names a number and no e-mail address is one too many for that number. */
export async function isPhoneBusy(
  moment: Moment,
  { email, phone_number }: { email?: string | undefined; phone_number?: string | null | undefined },
  hash: Hash,
): Promise<boolean> {
  if (email !== undefined || !phone_number) return false
  return (
    (await countByPhone(
      moment.db,
      { phone: phone_number, hash: hash(telling(phone_number)) },
      lately(moment),
    )) >= CALLS
  )
}

/** Whether a property has had as many enquiries in an hour as it may. */
export const isPropertyBusy = async (moment: Moment, id: string, most: number): Promise<boolean> =>
  (await countAbout(moment.db, id, lately(moment))) >= most

/** Whether a property has been reported as often in an hour as it may be. */
export const isReportedOften = async (moment: Moment, id: string, most: number): Promise<boolean> =>
  (await countReports(moment.db, id, lately(moment))) >= most

/** Whether an address has had as many receipts in an hour as it may. */
export const hasReceiptsEnough = async (moment: Moment, address: string): Promise<boolean> =>
  (await countReceipts(moment.db, address, lately(moment))) >= RECEIPTS
