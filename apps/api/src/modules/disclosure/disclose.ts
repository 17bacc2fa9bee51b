import type {
  ConsentKey,
  DisclosureKind,
  LanguageCode,
  SharedDetail,
} from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { findAdvertiserName, insertDisclosure } from './repository.ts'

/** A submission that goes out, as the ledger notes it. */
export interface Disclosed {
  id: string
  accountId: string | null
  kind: DisclosureKind
  /** Null is the company. */
  recipientId: string | null
  property: { id: string; title: string; title_ar: string | null } | null
  reference: string
  email: string | null
  phone_number: string | null
  consent: ConsentKey | undefined
  /** What went along beside the message, where something did. */
  along?: { brief?: string | null; transcript?: string | null }
  language: LanguageCode
  now: Date
}

/** The sentence that was shown where somebody agreed. */
export type ConsentWords = (key: ConsentKey, language: LanguageCode) => string

/** Notes whom contact details are handed to, in the transaction of what hands them on. */
export async function noteDisclosure(
  trx: Kysely<Database>,
  {
    id,
    accountId,
    kind,
    recipientId,
    property,
    reference,
    consent,
    language,
    along = {},
    now,
    ...who
  }: Disclosed,
  consentWords: ConsentWords,
): Promise<void> {
  const advertiser = recipientId === null ? undefined : await findAdvertiserName(trx, recipientId)
  await insertDisclosure(trx, {
    id,
    account_id: accountId,
    kind,
    recipient_id: advertiser ? recipientId : null,
    recipient_kind: advertiser?.kind ?? 'company',
    recipient_name: advertiser?.name ?? null,
    property_id: property?.id ?? null,
    property_title: property?.title.slice(0, TITLE) ?? null,
    property_title_ar: property?.title_ar?.slice(0, TITLE) ?? null,
    submission_id: id,
    reference,
    email: who.email,
    shared: [
      ...sharedOf(who),
      ...(along.brief ? (['search'] as const) : []),
      ...(along.transcript ? (['conversation'] as const) : []),
    ],
    words_key: consent ?? null,
    words_language: consent ? language : null,
    words: consent ? consentWords(consent, language) : null,
    created_at: now,
    withdrawn_at: null,
  })
}

/** Letters of a title that are kept; the contract's limit. */
export const TITLE = 300

const sharedOf = ({ email, phone_number }: Pick<Disclosed, 'email' | 'phone_number'>) =>
  [
    'name',
    ...(phone_number === null ? [] : ['phone']),
    ...(email === null ? [] : ['email']),
    'message',
  ] as SharedDetail[]
