import type { LanguageCode, OperatorCategory } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { readCategories } from '../../catalogue/repository.ts'

/** Kinds of property, those above first. */
export async function readKinds(db: Kysely<Database>): Promise<OperatorCategory[]> {
  const rows = await readCategories(db)
  const ids = new Map(rows.map(({ code, id }) => [code, id]))
  return rows.map(({ id, parent_code, level, slug, name_en, name_ar, is_shown }) => ({
    _id: id,
    parent_id: parent_code === null ? null : (ids.get(parent_code) ?? null),
    level,
    slug,
    name: name_en,
    name_ar,
    is_shown,
  }))
}

export async function updateKind(
  trx: Kysely<Database>,
  id: string,
  { name, name_ar, is_shown }: Pick<OperatorCategory, 'name' | 'name_ar' | 'is_shown'>,
): Promise<void> {
  const edit = { name_en: name, name_ar, is_shown }
  const { code } = await trx
    .selectFrom('category')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('category_edit')
    .values({ code, ...edit })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(edit))
    .execute()
}

/** Names that come with the product, the best first. */
export const readKnownNames = (db: Kysely<Database>) =>
  db
    .selectFrom('place_alias')
    .select(['place_code', 'name', 'folded'])
    .where('lang', '!=', 'dld')
    .orderBy('rank')
    .orderBy('folded')
    .execute()

/** Names that operators have added, the oldest first. */
export const readOwnAliases = (db: Kysely<Database>) =>
  db
    .selectFrom('operator_alias as o')
    .innerJoin('place as p', 'p.code', 'o.place_code')
    .select(['o.id', 'o.place_code', 'o.lang', 'o.name', 'p.slug', 'p.name_en'])
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute()

/** Whether a place has a name already, as `foldName` writes it; one of `except` does not count. */
export async function isNameTaken(
  trx: Kysely<Database>,
  { code, folded, except }: { code: number; folded: string; except: string },
): Promise<boolean> {
  const known = await trx
    .selectFrom('place_alias')
    .select('place_code')
    .where('place_code', '=', code)
    .where('folded', '=', folded)
    .executeTakeFirst()
  const added = await trx
    .selectFrom('operator_alias')
    .select('id')
    .where('place_code', '=', code)
    .where('folded', '=', folded)
    .where('id', '!=', except)
    .executeTakeFirst()
  return known !== undefined || added !== undefined
}

export async function saveAlias(
  trx: Kysely<Database>,
  row: {
    id: string
    place_code: number
    lang: LanguageCode
    name: string
    folded: string
    now: Date
  },
): Promise<void> {
  const { now, id, ...rest } = row
  await trx
    .insertInto('operator_alias')
    .values({ id, ...rest, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute()
}

export async function deleteAlias(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.deleteFrom('operator_alias').where('id', '=', id).execute()
}
