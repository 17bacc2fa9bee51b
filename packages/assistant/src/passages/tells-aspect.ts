import { foldText } from '@manzil/query-language/language/fold'
import { aspects } from './asked-aspects.ts'
import { foldedPattern } from './folded-pattern.ts'
import { sentencesOf } from './quote.ts'

/** A time that something takes; the year of a law is none. */
const time = foldedPattern([
  String.raw`\b(?:hours?|days?|weeks?|months?|years?)\b|\b(?:stunden?|tage?n?|wochen?|monate?n?|jahre?n?)\b`,
  String.raw`(?<!\p{L})(?:час(?:а|ов|у)?|д(?:ень|ня|ней)|недел\p{L}*|месяц\p{L}*|лет|год(?:ы|а)?)(?!\p{L})`,
  '(?:ال)?(?:يوم|ايام|اسبوع|اسابيع|ساعه|ساعات|شهر|اشهر|سنوات|سنتين)',
  'घंट|दिन|हफ़्त|महीन|साल(?!ाना)|小时|天|周|个月|[0-9一两二三四五六七八九十几] ?年',
])
const yearOfLaw = /(?:\b(?:of|von|от)|لسنه|سنه)?\s*\d{4}\s*(?:年|года?|का|के|की)?/gu

/** What may be asked next of a text in a few words, and what a sentence holds that answers it. */
const asking = [
  { asked: aspects.duration.asked, told: time },
  { asked: aspects.payer.asked, told: aspects.payer.told ?? time },
]
const mostSentences = 2

/** The sentences of a text that answer 'how long does it take?' or 'who pays that?'; undefined where something else is asked. */
export function sentencesTelling(text: string, question: string): string[] | undefined {
  const folded = foldText(question)
  const aspect = asking.find(({ asked }) => asked.test(folded))
  if (aspect === undefined) return undefined
  return sentencesOf(text)
    .filter((sentence) => aspect.told.test(foldText(sentence).replace(yearOfLaw, ' ')))
    .slice(0, mostSentences)
    .map((sentence) => sentence.trim())
}
