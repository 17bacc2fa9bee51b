import type { Disclosure } from '@manzil/api-client/generated/types.gen'
import { zConsentKey, zLanguageCode } from '@manzil/api-client/generated/zod.gen'
import type { DisclosureRow } from './repository.ts'

/** A row of the ledger as its owner sees it. */
export const toDisclosure = (row: DisclosureRow): Disclosure => ({
  _id: row.id,
  kind: row.kind,
  recipient: { _id: row.recipient_id, kind: row.recipient_kind, name: row.recipient_name },
  property:
    row.property_id === null
      ? null
      : {
          _id: row.property_id,
          title: row.property_title,
          title_ar: row.property_title_ar,
          is_live: row.is_live,
        },
  shared: row.shared,
  consent: consentOf(row),
  reference: row.reference,
  created_at: row.created_at.toISOString(),
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
})

function consentOf({ words_key, words_language, words }: DisclosureRow): Disclosure['consent'] {
  const key = zConsentKey.safeParse(words_key)
  const language = zLanguageCode.safeParse(words_language)
  if (!key.success || !language.success || words === null) return null
  return { key: key.data, language: language.data, text: words }
}
