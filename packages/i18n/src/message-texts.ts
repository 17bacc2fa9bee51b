import { commonTexts } from './common-texts.ts'
import type { Language } from './languages.ts'
import ar from './messages/ar.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import hi from './messages/hi.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import zh from './messages/zh.json' with { type: 'json' }

/** The prompts that the web app says as well. */
function promptsOf(language: Language) {
  const { favourites, listHeader, listIndividual } = commonTexts[language].loginPrompt
  return {
    'prompt.favourites': favourites,
    'prompt.listHeader': listHeader,
    'prompt.listIndividual': listIndividual,
  }
}

/**
 * What answers say by the contract's key of a message, in every language but English: those words
 * are the contract's own, so that whoever answers a request needs no languages.
 */
export const messageTexts = {
  ar: { ...ar, ...promptsOf('ar') },
  de: { ...de, ...promptsOf('de') },
  hi: { ...hi, ...promptsOf('hi') },
  ru: { ...ru, ...promptsOf('ru') },
  zh: { ...zh, ...promptsOf('zh') },
} satisfies Record<Exclude<Language, 'en'>, object>
