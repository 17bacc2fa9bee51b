import type { StorageKey } from './stored-entries.ts'

/** Values of this tab alone: they outlive a reload and a detour. Storage may be refused. */

export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Names of all that this tab keeps. */
export function tabKeys(): string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}

/** Null forgets it. */
export function writeTab(key: StorageKey, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may refuse: it lasts as long as the page.
  }
}

/** Enquiries that wait for the connection. */
export const outboxKey = 'enquiryOutbox'
/** An answer was due when the chat was closed. */
export const unreadKey = 'chatUnread'
