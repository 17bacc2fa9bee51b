import { foldText } from '@manzil/query-language/language/fold'
import { stillAvailablePatterns } from '@manzil/query-language/lexicon/still-available-words'

const pattern = new RegExp(stillAvailablePatterns.map((each) => `(?:${fold(each)})`).join('|'), 'u')
const longest = 120

/** Folds the letters of a pattern as messages are folded; its signs stay. */
function fold(source: string): string {
  return source.replace(/[\p{L}\p{M}]{2,}/gu, (letters) =>
    /^[a-z]+$/iu.test(letters) ? letters : foldText(letters),
  )
}

/** Whether a message asks if a property that is known is still offered: 'is the first one still available?' */
export const asksAvailable = (message: string): boolean =>
  message.length <= longest && pattern.test(foldText(message))
