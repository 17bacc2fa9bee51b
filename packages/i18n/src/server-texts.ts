import type { Language } from './languages.ts'
import ar from './server/ar.json' with { type: 'json' }
import de from './server/de.json' with { type: 'json' }
import en from './server/en.json' with { type: 'json' }
import hi from './server/hi.json' with { type: 'json' }
import ru from './server/ru.json' with { type: 'json' }
import zh from './server/zh.json' with { type: 'json' }

/** What the server says besides the messages of its answers: what an import repaired, and who says so. */
export const serverTexts: Readonly<Record<Language, typeof en>> = { en, ar, de, hi, ru, zh }
