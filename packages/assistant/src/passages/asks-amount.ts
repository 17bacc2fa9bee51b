import { foldText } from '@manzil/query-language/language/fold'
import { foldedPattern } from './folded-pattern.ts'

const words = [
  String.raw`\bhow (?:much|high|many|big)\b|\bwho pays\b|\bwhat (?:does|do|is|are|s) .{0,30}(?:cost|fee|charge|deposit|commission)`,
  String.raw`\bwie ?(?:viele?|hoch|teuer)\b|\bwer (?:be)?zahlt\b|\bwas (?:kostet|kosten)\b|\bwelche \w*(?:kosten|gebuehren|abgaben|steuern)\b`,
  'сколько|кто плат|какой процент|каков(?:а|о|ы)? (?:размер|сумм|комисси|сбор)|во сколько обход',
  'كم|كام|مين يدفع|مين بيدفع|من يدفع|منو يدفع|مين يتحمل|من يتحمل|على مين|قديش|اديش|شكثر|شقد|بكم|شكد',
  String.raw`\bkitn[aei]\b`,
  'कितन[ाीे]|कौन दे',
  '多少|谁[付出交]|几个点|幾個點|几%|多高',
]
const amounts = foldedPattern(words)

/** Whether a question asks how much or who pays, so that a part of a text with figures answers it. */
export const asksAmount = (question: string): boolean => amounts.test(foldText(question))
