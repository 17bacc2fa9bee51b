import { createStore, useStore } from '../state/create-store.ts'
import { readStored, removeStored, writeStored } from '../storage/local-storage.ts'

/** What a visitor may allow to be kept in the browser beside what the site needs. */
export const optionalKinds = ['convenience'] as const
export type OptionalKind = (typeof optionalKinds)[number]

/** The kinds that were allowed; null while nobody has answered, which is a no. */
export type Consent = readonly OptionalKind[] | null

/** Key of local storage. */
const storageKey = 'storageConsent'

function readConsent(): Consent {
  const text = readStored(storageKey)
  if (text === null) return null
  const words = text.split(' ')
  return optionalKinds.filter((kind) => words.includes(kind))
}

const consent = createStore<Consent>(readConsent())
const asked = createStore(consent.get() === null)

export const useConsent = (): Consent => useStore(consent)
export const followConsent = consent.follow
/** Whether the visitor is being asked. */
export const useConsentAsked = (): boolean => useStore(asked)

/** Whether something of a kind may be stored now. Ask each time: the answer can be taken back. */
export const mayStore = (kind: OptionalKind): boolean => consent.get()?.includes(kind) ?? false

/** Stores the answer. What was allowed and is not any more is the affair of those who stored it. */
export function answerConsent(kinds: readonly OptionalKind[]): void {
  writeStored(storageKey, kinds.length > 0 ? kinds.join(' ') : 'none')
  consent.set(kinds)
  asked.set(false)
}

/** Opens the question again; the answer holds until there is another. */
export const askConsentAgain = (): void => asked.set(true)

/** As if nobody had answered: for tests. */
export function forgetConsent(): void {
  removeStored(storageKey)
  consent.set(null)
  asked.set(true)
}
