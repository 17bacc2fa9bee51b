import type { Language } from './languages.ts'
import ar from './server/ar.json' with { type: 'json' }
import de from './server/de.json' with { type: 'json' }
import en from './server/en.json' with { type: 'json' }
import hi from './server/hi.json' with { type: 'json' }
import ru from './server/ru.json' with { type: 'json' }
import zh from './server/zh.json' with { type: 'json' }

/** What the server says besides failures: that something is done, and what an import repaired. */
export const serverTexts: Readonly<Record<Language, typeof en>> = { en, ar, de, hi, ru, zh }

type Done = keyof typeof en.done

const doneKeys = new Map(Object.entries(en.done).map(([key, text]) => [text, key]))
const isDone = (key: string | undefined): key is Done => key !== undefined && key in en.done

/**
 * What is said of a success, in a visitor's language; undefined for what is none of the texts. They
 * have no values and are stored in English with the answers that repetitions get again.
 */
export function doneText(english: string, language: Language): string | undefined {
  const key = doneKeys.get(english)
  return isDone(key) ? serverTexts[language].done[key] : undefined
}
