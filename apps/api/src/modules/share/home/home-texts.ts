import type { Language } from '@manzil/i18n/languages'
import ar from '@manzil/i18n/locales/ar/home.json' with { type: 'json' }
import de from '@manzil/i18n/locales/de/home.json' with { type: 'json' }
import en from '@manzil/i18n/locales/en/home.json' with { type: 'json' }
import hi from '@manzil/i18n/locales/hi/home.json' with { type: 'json' }
import ru from '@manzil/i18n/locales/ru/home.json' with { type: 'json' }
import zh from '@manzil/i18n/locales/zh/home.json' with { type: 'json' }

interface HomeTexts {
  title: string
  hero: { title: string; text: string }
}

/** What the home page says of itself: the app's own words. */
export const homeTexts: Readonly<Record<Language, HomeTexts>> = { en, ar, ru, hi, zh, de }
