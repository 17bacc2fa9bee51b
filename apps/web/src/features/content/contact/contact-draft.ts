import { type ContactValues, noContactValues } from './contact-values.ts'

/** Key of session storage: what was typed outlives a reload and a detour, not the tab. */
const storageKey = 'contactForm'

const isText = (value: unknown): value is string => typeof value === 'string'

/** What was typed and not sent; values that cannot be read are empty. */
export function readDraft(): ContactValues | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const known = new Map(Object.entries(stored))
    const of = (name: keyof ContactValues) => {
      const value: unknown = known.get(name)
      return isText(value) ? value : noContactValues[name]
    }
    return {
      name: of('name'),
      email: of('email'),
      phone_number: of('phone_number'),
      subject: of('subject'),
      message: of('message'),
    }
  } catch {
    return null
  }
}

/** Keeps what is typed; without storage it lasts as long as the page. */
export function keepDraft(values: ContactValues): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values))
  } catch {
    // Private windows may refuse: the form works all the same.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}
