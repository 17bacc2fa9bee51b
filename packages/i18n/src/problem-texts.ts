import { commonTexts } from './common-texts.ts'
import type { Language } from './languages.ts'
import ar from './problems/ar.json' with { type: 'json' }
import de from './problems/de.json' with { type: 'json' }
import hi from './problems/hi.json' with { type: 'json' }
import ru from './problems/ru.json' with { type: 'json' }
import zh from './problems/zh.json' with { type: 'json' }

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
 * What failures say by the contract's key of a message, in every language but English: those words
 * are the contract's own, so that whoever refuses a request needs no languages.
 */
export const problemTexts = {
  ar: { ...ar, ...promptsOf('ar') },
  de: { ...de, ...promptsOf('de') },
  hi: { ...hi, ...promptsOf('hi') },
  ru: { ...ru, ...promptsOf('ru') },
  zh: { ...zh, ...promptsOf('zh') },
} satisfies Record<Exclude<Language, 'en'>, object>
