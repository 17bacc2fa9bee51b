import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 } from 'uuid'
import type { SharedListTable } from '../../db/favourite-tables.ts'
import type { Database } from '../../db/schema.ts'
import { hashKey, type ListKeys } from './list-key.ts'

type SharedListForm = RequestOf<'createSharedList'>['body']

export type ListRow = Selectable<SharedListTable>

/** Lists that an account may have at a time. */
const LISTS = 10
/** Properties that a list shows. */
const PROPERTIES = 100

/**
 * Makes a list of favourites of the account. The account's row is locked, so that of many at once no
 * more are made than there may be.
 */
export async function insertList(
  db: Kysely<Database>,
  { accountId, keys, form }: { accountId: string; keys: ListKeys; form: SharedListForm },
): Promise<ListRow | 'too-many' | 'no-favourite'> {
  const chosen = form.property_ids ?? null
  return db.transaction().execute(async (trx) => {
    const account = trx.selectFrom('account').select('id').where('id', '=', accountId)
    await account.forUpdate().executeTakeFirst()
    if ((await listsOf(trx, accountId)).length >= LISTS) return 'too-many'
    if (chosen && !(await areFavourites(trx, accountId, chosen))) return 'no-favourite'
    const id = v7()
    const list = await trx
      .insertInto('shared_list')
      .values({
        id,
        account_id: accountId,
        key_hash: hashKey(keys.keyOf(id)),
        title: form.title.trim(),
        owner_name: form.owner_name?.trim() ?? null,
        with_notes: form.with_notes,
        follows_favourites: chosen === null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (chosen) {
      const rows = chosen.map((property_id, position) => ({ list_id: id, property_id, position }))
      await trx.insertInto('shared_list_property').values(rows).execute()
    }
    return list
  })
}

async function areFavourites(
  db: Kysely<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await db
    .selectFrom('favourite')
    .select('property_id')
    .where('account_id', '=', accountId)
    .where('property_id', 'in', ids)
    .execute()
  return rows.length === new Set(ids).size
}

/** The lists of an account, the newest first. */
export const listsOf = (db: Kysely<Database>, accountId: string): Promise<ListRow[]> =>
  db
    .selectFrom('shared_list')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Ends a list with its votes; false where the account has no such list. */
export async function deleteList(
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('shared_list')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** The list that a key opens. */
export const findList = (db: Kysely<Database>, key: string): Promise<ListRow | undefined> =>
  db.selectFrom('shared_list').selectAll().where('key_hash', '=', hashKey(key)).executeTakeFirst()

/** A property of a list. */
export interface ListedProperty {
  id: string
  /** On the site now. */
  is_live: boolean
  /** The owner's; empty where there is none. */
  note: string
}

/** What a list holds, in its order: chosen ones as they were chosen, favourites the newest first. */
export async function propertiesOf(
  db: Kysely<Database>,
  { id, account_id, follows_favourites: follows }: ListRow,
): Promise<ListedProperty[]> {
  const listed = follows
    ? sql`select property_id, row_number() over (order by created_at desc, property_id desc) as position
        from favourite where account_id = ${account_id}`
    : sql`select property_id, position from shared_list_property where list_id = ${id}`
  const { rows } = await sql<ListedProperty>`
    select listed.property_id as id, coalesce(favourite.note, '') as note,
      exists (select from property where property.id = listed.property_id and property.status = 1)
        as is_live
    from (${listed}) as listed
    left join favourite
      on favourite.account_id = ${account_id} and favourite.property_id = listed.property_id
    order by listed.position
    limit ${PROPERTIES}
  `.execute(db)
  return rows
}
