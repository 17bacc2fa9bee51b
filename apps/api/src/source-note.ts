import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { fillText } from '@manzil/api-client/request/say'
import { serverTexts } from '@manzil/i18n/server-texts'
import { z } from 'zod'

const imported = serverTexts.en.imported

/** What an import repaired in an advert: which text says so, and what the row said. */
export interface SourceNote {
  key: keyof typeof imported
  value: string
}

const zKey = z.custom<SourceNote['key']>((key) => typeof key === 'string' && key in imported)

/** Notes as they are stored; those of early imports are sentences in English. */
export const zStoredNotes = z.array(
  z.union([z.string(), z.object({ key: zKey, value: z.string() })]),
)

export type StoredNote = z.infer<typeof zStoredNotes>[number]

/** A note in words of a language. */
export const noteText = (note: StoredNote, language: LanguageCode): string =>
  typeof note === 'string'
    ? note
    : fillText(serverTexts[language].imported[note.key], { value: note.value })
