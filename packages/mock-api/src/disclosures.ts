import type {
  ConsentKey,
  Disclosure,
  LanguageCode,
  SharedDetail,
} from '@manzil/api-client/generated/types.gen'
import { consentOf, leadTextsOf } from '@manzil/assistant/reply/texts/leads/lead-texts-of'
import { consentTexts } from '@manzil/i18n/consent-texts'
import type { EntryOf, MockUser, World } from './world.ts'

export type KeptDisclosure = EntryOf<'disclosures'>

interface Sent {
  _id: string
  reference: string | null
  created_at: string
  kind: Disclosure['kind']
  userId: string | undefined
  recipientId: string | null
  property_id?: string | null | undefined
  email?: string | undefined
  phone_number?: string | null | undefined
  consent?: ConsentKey | undefined
  language?: LanguageCode | undefined
  search?: string | null | undefined
  share_conversation?: boolean | undefined
}

/** Notes whom contact details were handed to. */
export function noteDisclosure(world: World, sent: Sent): void {
  const { userId, recipientId, email, phone_number, consent, language = 'en', kind, ...rest } = sent
  const { search, share_conversation } = sent
  const isReveal = kind === 'phone' || kind === 'whatsapp'
  const shared: SharedDetail[] = isReveal
    ? []
    : [
        'name',
        ...(phone_number ? ['phone' as const] : []),
        ...(email ? ['email' as const] : []),
        'message',
        ...(search ? ['search' as const] : []),
        ...(share_conversation ? ['conversation' as const] : []),
      ]
  world.disclosures.set(rest._id, {
    _id: rest._id,
    kind,
    recipient: recipientOf(world, recipientId),
    property: propertyOf(world, rest.property_id),
    shared,
    consent: consent ? { key: consent, language, text: wordsOf(consent, language) } : null,
    reference: rest.reference,
    created_at: rest.created_at,
    withdrawn_at: null,
    user_id: userId ?? null,
    email: email ?? null,
  })
}

const wordsOf = (key: ConsentKey, language: LanguageCode): string =>
  key === 'assistant' || key === 'assistant_conversation'
    ? consentOf(key, leadTextsOf(language))
    : consentTexts[language][key]

function recipientOf(world: World, id: string | null): Disclosure['recipient'] {
  const user = id === null ? undefined : world.users.get(id)
  if (user?.role !== 'agent' && user?.role !== 'agency')
    return { _id: null, kind: 'company', name: null }
  const person = [user.first_name, user.last_name].filter(Boolean).join(' ')
  const name = (user.role === 'agency' ? user.company_name : person) || person || user.company_name
  return { _id: user._id, kind: user.role, name }
}

function propertyOf(world: World, id: string | null | undefined): Disclosure['property'] {
  const property = id ? world.findProperty(id) : undefined
  if (!property) return null
  const { _id, title, title_ar } = property
  return { _id, title, title_ar, is_live: true }
}

/** The account's own rows and what it sent as a guest from its verified address, newest first. */
export const disclosuresOf = (world: World, user: MockUser): KeptDisclosure[] =>
  [...world.disclosures.values()].filter((row) => isOwn(world, user, row)).reverse()

function isOwn(world: World, user: MockUser, row: KeptDisclosure): boolean {
  if (row.user_id === user._id) return true
  if (row.email === null || user.role === 'guest' || !user.email_verified) return false
  if (row.email.toLowerCase() !== user.email?.toLowerCase()) return false
  return row.user_id === null || world.users.get(row.user_id)?.role === 'guest'
}

export const isSameReceiver = (one: KeptDisclosure, other: KeptDisclosure): boolean =>
  one.recipient._id === other.recipient._id &&
  one.recipient.kind === other.recipient.kind &&
  (one.recipient._id !== null || one.recipient.name === other.recipient.name)

/** Takes rows back: what was written goes, the rows stay. */
export function withdrawAll(world: World, rows: readonly KeptDisclosure[], userId: string): void {
  const withdrawn_at = new Date().toISOString()
  for (const row of rows.filter((each) => each.withdrawn_at === null)) {
    world.disclosures.set(row._id, { ...row, withdrawn_at, email: null, user_id: userId })
    world.enquiries.delete(row._id)
    world.companyMessages.delete(row._id)
  }
}

/** What the owner of a row sees of it. */
export function toDisclosure(world: World, row: KeptDisclosure): Disclosure {
  const { user_id: _user, email: _email, property, ...shown } = row
  if (!property) return { ...shown, property }
  return { ...shown, property: { ...property, is_live: !!world.findProperty(property._id) } }
}
