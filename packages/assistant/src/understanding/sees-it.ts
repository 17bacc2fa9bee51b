import { foldText } from '@manzil/query-language/language/fold'
import { requestNoteWords } from '@manzil/query-language/lexicon/request-note-words'
import { seeItPatterns, seenOn } from '@manzil/query-language/lexicon/see-it-words'
import { finderOf } from './money/find-words.ts'

const pattern = new RegExp(seeItPatterns.map((each) => `(?:${fold(each)})`).join('|'), 'u')
const elsewhere = new RegExp(fold(seenOn), 'u')
/** Seen by video, it is seen all the same. */
const byVideo = finderOf(requestNoteWords.byVideo)
const longest = 160

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
