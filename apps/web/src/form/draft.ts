import { readOwned, writeOwned } from '../session/owned.ts'
import type { StorageKey } from '../storage/stored-entries.ts'

/** What was typed and not sent: it outlives a reload and a detour, not the tab, and is its owner's. */
export interface Draft<Values> {
  /** Null where nothing was kept; what cannot be read is empty. */
  read: () => Values | null
  keep: (values: Values) => void
  forget: () => void
}

/** How drafts are called, with the id of what they are about. */
type DraftKey = Extract<StorageKey, `${string}Form` | `${string}Form:${string}`>

type Texts<Values> = { [Name in keyof Values]: string }

/** The draft of a form whose values are texts, under a key of session storage. */
export function draftOf<Values extends Texts<Values>>(
  key: DraftKey,
  empty: Values,
): Draft<Texts<Values>> {
  return {
    read: () => {
      const stored = readOwned(key)
      if (typeof stored !== 'object' || stored === null) return null
      const held: Texts<Values> = { ...empty }
      for (const name in empty) {
        const value: unknown = Reflect.get(stored, name)
        if (typeof value === 'string') held[name] = value
      }
      return held
    },
    keep: (values) => writeOwned(key, values),
    forget: () => writeOwned(key, null),
  }
}
