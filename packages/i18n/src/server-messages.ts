import { commonTexts } from './common-texts.ts'
import type { Language } from './languages.ts'
import ar from './server/ar.json' with { type: 'json' }
import de from './server/de.json' with { type: 'json' }
import en from './server/en.json' with { type: 'json' }
import hi from './server/hi.json' with { type: 'json' }
import ru from './server/ru.json' with { type: 'json' }
import zh from './server/zh.json' with { type: 'json' }

/** What the server says, in English. Handlers answer with these words. */
export const serverTexts = en

/** The texts of a language by key, with the prompts that the web app says as well. */
function keyed(language: Language, texts: typeof en): ReadonlyMap<string, string> {
  const { favourites, listHeader, listIndividual } = commonTexts[language].loginPrompt
  const groups = { ...texts, prompt: { favourites, listHeader, listIndividual } }
  return new Map(
    Object.entries(groups).flatMap(([group, entries]) =>
      Object.entries(entries).map(([key, text]): [string, string] => [`${group}.${key}`, text]),
    ),
  )
}

const texts: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: keyed('en', en),
  ar: keyed('ar', ar),
  ru: keyed('ru', ru),
  hi: keyed('hi', hi),
  zh: keyed('zh', zh),
  de: keyed('de', de),
}

const placeholder = /\{\{(\w+)\}\}/g

/** English texts as they are, and those with values as patterns, with most words of their own first. */
const plain = new Map([...texts.en].map(([key, text]) => [text, key]))
const patterns = [...texts.en]
  .filter(([, text]) => text.includes('{{'))
  .sort(([, a], [, b]) => wordsOf(b).length - wordsOf(a).length)
  .map(([key, text]) => ({ key, pattern: patternOf(text) }))

function wordsOf(text: string): string {
  return text.replace(placeholder, '')
}

function patternOf(text: string): RegExp {
  const source = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(placeholder, '(?<$1>.+)')
  return new RegExp(`^${source}$`, 's')
}

/** Longest message that is looked at; those of the contract have at most 500 characters. */
const LONGEST = 1000

/**
 * What the server says, in a visitor's language. Answers are made in English, by handlers, by the
 * rules of the contract and by parts that know no languages, and translated as they leave: the
 * English text is the key. Undefined for a text that the files in `server/` do not have.
 */
export function serverMessage(english: string, language: Language): string | undefined {
  const own = plain.get(english)
  if (own !== undefined) return texts[language].get(own)
  if (english.length > LONGEST) return undefined
  for (const { key, pattern } of patterns) {
    const values = pattern.exec(english)?.groups
    if (!values) continue
    // A value may be a message of its own, as in "Your enquiry has been received. A confirmation …".
    return texts[language].get(key)?.replace(placeholder, (_, name: string) => {
      const value = values[name] ?? ''
      return serverMessage(value, language) ?? value
    })
  }
  return undefined
}
