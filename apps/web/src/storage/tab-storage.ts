/** Values of this tab alone: they outlive a reload and a detour. Storage may be refused. */

export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Null forgets it. */
export function writeTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may refuse: it lasts as long as the page.
  }
}

/** Forgets all values of such keys. */
export function forgetTab(isSuch: (key: string) => boolean): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at))
    for (const key of keys) if (key !== null && isSuch(key)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** Enquiries that wait for the connection. */
export const outboxKey = 'enquiryOutbox'
/** An answer was due when the chat was closed. */
export const unreadKey = 'chatUnread'
