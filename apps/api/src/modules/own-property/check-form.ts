import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { checkPropertyForm, type PropertyForm } from '@manzil/domain/own-property/check-form'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { OwnParts } from './parts.ts'
import { uploadsAmong } from './repository/own-pictures.ts'
import type { OwnRow } from './repository/own-row.ts'

interface Against {
  /** Accounts whose uploads the form may name. */
  accounts: readonly string[]
  /** Pictures of one property in the plan. */
  photos: number
  /** The property as it is, which may keep the pictures that it has. */
  row?: Pick<OwnRow, 'media'>
}

/** What of a form cannot be taken, field by field. */
export async function checkForm(
  trx: Transaction<Database>,
  form: PropertyForm,
  { accounts, photos, row }: Against,
  { catalogue }: Pick<OwnParts, 'catalogue'>,
): Promise<FieldError[]> {
  const urls = (form.media ?? []).map(({ url }) => url)
  const had = new Set(row?.media.map(({ url }) => url))
  const uploads = await uploadsAmong(
    trx,
    urls.filter((url) => !had.has(url)),
    accounts,
  )
  return checkPropertyForm(form, catalogue, {
    photos: Math.max(photos, had.size),
    isOwnPicture: (url) => had.has(url) || uploads.has(url),
  })
}
