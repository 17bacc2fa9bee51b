import { foldText } from '@manzil/query-language/language/fold'
import { requestNoteWords } from '@manzil/query-language/lexicon/request-note-words'
import { seeItPatterns, seenOn } from '@manzil/query-language/lexicon/see-it-words'
import { visitWords } from '@manzil/query-language/lexicon/visit-words'
import { finderOf } from './money/find-words.ts'

const pattern = new RegExp(seeItPatterns.map((each) => `(?:${fold(each)})`).join('|'), 'u')
const elsewhere = new RegExp(fold(seenOn), 'u')
/** Seen by video, it is seen all the same. */
const byVideo = finderOf(requestNoteWords.byVideo)
const saysVisit = finderOf(visitWords)
const longest = 160

/** Whether a message speaks of looking at a home, whichever: it tells a viewing beside who asks. */
export const speaksOfVisit = (message: string): boolean => saysVisit(foldText(message))

/** Folds the letters of a pattern as messages are folded; its signs stay. */
function fold(source: string): string {
  return source.replace(/[\p{L}\p{M}]{2,}/gu, (letters) =>
    /^[a-z]+$/iu.test(letters) ? letters : foldText(letters),
  )
}

/** Whether a message asks to see the property that was spoken of last: 'can I see it?' */
export const seesIt = (message: string): boolean =>
  message.length <= longest &&
  pattern.test(foldText(message)) &&
  (!elsewhere.test(foldText(message)) || byVideo(foldText(message)))
