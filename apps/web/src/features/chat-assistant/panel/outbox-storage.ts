import { isGuest } from '@manzil/domain/roles'
import { storageKeys } from '../../../session/session-storage.ts'
import { getSession } from '../../../session/session-store.ts'
import { readStored, removeStored, writeStored } from '../../../storage/local-storage.ts'
import { chatOutboxKey } from '../../../stores/chat-draft.ts'
import type { OutboxStorage } from '../connection/outbox.ts'

interface Kept {
  account: string | null
  guest: boolean
  conversation: string | null
  text: string
}

/**
 * Unsent messages in local storage, with whom they belong to. What a guest wrote goes along with
 * their conversation to the account that they log in to; what a signed-in person wrote is theirs alone.
 */
export const outboxStorage: OutboxStorage = {
  read: () => {
    const stored = readStored(chatOutboxKey)
    if (stored === null) return null
    const kept = parse(stored)
    if (kept && isOurs(kept)) return kept.text
    removeStored(chatOutboxKey)
    return null
  },
  write: (text) => {
    if (text === null) return removeStored(chatOutboxKey)
    const { user } = getSession()
    const account = user?._id ?? null
    const conversation = readStored(storageKeys.chatSession)
    const kept: Kept = { account, guest: isGuest(user?.role), conversation, text }
    writeStored(chatOutboxKey, JSON.stringify(kept))
  },
  follow: (listener) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === chatOutboxKey) listener()
    }
    window.addEventListener('storage', onStorage)
  },
}

function isOurs({ account, guest, conversation }: Kept): boolean {
  if (account === (getSession().user?._id ?? null)) return true
  return guest && conversation !== null && conversation === readStored(storageKeys.chatSession)
}

function parse(stored: string): Kept | null {
  try {
    const value: Partial<Record<keyof Kept, unknown>> = JSON.parse(stored) ?? {}
    const { account, guest, conversation, text } = value
    const isKnown =
      isTextOrNull(account) && isTextOrNull(conversation) && typeof guest === 'boolean'
    return isKnown && typeof text === 'string' ? { account, guest, conversation, text } : null
  } catch {
    return null
  }
}

const isTextOrNull = (value: unknown): value is string | null =>
  value === null || typeof value === 'string'
