import { type Kysely, sql } from 'kysely'
import { errorCode } from '../../db/error-code.ts'
import type { Database } from '../../db/schema.ts'
import type { ProfileBody } from './tidy-profile.ts'

const UNIQUE_VIOLATION = '23505'

export async function hasMember(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('role', '<>', 'guest')
    .executeTakeFirst()
  return row !== undefined
}

/** The digits of the number of an account, however it was written down. */
const ownDigits = sql<string | null>`regexp_replace(phone, '[^0-9]', '', 'g')`

/** Whether an account has another number than this, or none; digits alone, and null for none. */
export async function isOtherNumber(
  db: Kysely<Database>,
  id: string,
  digits: string | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select(ownDigits.as('digits'))
    .where('id', '=', id)
    .executeTakeFirst()
  return (row?.digits ?? null) !== digits
}

/**
 * Writes what is given and leaves the rest. Another number is not verified, and another registration
 * not looked up; an Arabic text about the account goes with the text that it translated.
 * @returns false where another account has the user name
 */
export async function updateProfile(
  db: Kysely<Database>,
  id: string,
  { phone_number, ...given }: ProfileBody,
): Promise<boolean> {
  const { rera_number, about } = given
  // What is the same stays as proven as it was, however it was written down.
  const isSame = sql<boolean>`${ownDigits} is not distinct from ${phone_number ?? null}::text`
  try {
    await db
      .updateTable('account')
      .set({
        ...given,
        ...(phone_number !== undefined && {
          phone: sql<string | null>`case when ${isSame} then phone else ${phone_number}::text end`,
          phone_verified: sql<boolean>`phone_verified and ${isSame}`,
        }),
        ...(rera_number !== undefined && {
          rera_unchecked: sql<boolean>`rera_unchecked or rera_number is distinct from ${rera_number}::text`,
          licence_reason: sql<
            string | null
          >`case when rera_number is distinct from ${rera_number}::text then null else licence_reason end`,
        }),
        ...(about !== undefined && {
          about_ar: sql<
            string | null
          >`case when about is distinct from ${about}::text then null else about_ar end`,
        }),
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return false
    throw error
  }
}

/** @returns false where the account is gone */
export async function writePicture(
  trx: Kysely<Database>,
  id: string,
  address: string,
): Promise<boolean> {
  // Locks the account: of two pictures at once, the later one sees and removes the earlier.
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ profile_picture: address, updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
