import type { Language } from './languages.ts'
import ar from './locales/ar/common.json' with { type: 'json' }
import de from './locales/de/common.json' with { type: 'json' }
import en from './locales/en/common.json' with { type: 'json' }
import hi from './locales/hi/common.json' with { type: 'json' }
import ru from './locales/ru/common.json' with { type: 'json' }
import zh from './locales/zh/common.json' with { type: 'json' }

/** What every page of the web app says, for a server that needs all languages at once. */
export const commonTexts = { en, ar, ru, hi, zh, de } as const satisfies Record<Language, unknown>

/** The text under a key with dots, as `catalogue.amenity.pool`. */
export function commonText(language: Language, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>(
      (texts, part) =>
        typeof texts === 'object' && texts !== null ? Reflect.get(texts, part) : undefined,
      commonTexts[language],
    )
  return typeof found === 'string' ? found : undefined
}
