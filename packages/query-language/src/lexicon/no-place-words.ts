import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What stands behind 'in' and 'at' and names no place. A star stands for any ending. */
export const noPlaceWords: Readonly<Record<LanguageCode, string>> = {
  en: 'moment|present|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|spring|summer|autumn|winter|general|total|case|fact|advance|hurry|rush|mind|person|private|particular|reality|theory|practice|principle|future|meantime|long run|short term|long term|beginning|end|least|most|best|worst|once|all|writing|cash|dirham*|aed|euro*|dollar*|english|arabic|hindi|russian|german|chinese|good condition|bad condition|budget|price|love|need|trouble|two minds|a week|a month|a year|wheelchair|pain|tears|school|hospital',
  ar: 'الوقت الحالي|الوقت الحاضر|الحال|النهاية|البداية|العموم|الواقع|الحقيقة|المستقبل|الصيف|الشتاء|الربيع|الخريف|ميزانيتي|الميزانية|كاش',
  ru: 'данный момент|данное время|настоящее время|настоящий момент|принципе|общем|целом|итоге|среднем|основном|идеале|будущем|дальнейшем|случае|общей сложности|янв|фев|апр|авг|сен|окт|ноя|дек|порядке|курсе|рублях|дирхамах|долларах|евро|рассрочку|кредит|ипотеку|коляске|отпуске|декрете|больнице',
  hi: 'फिलहाल|अभी|शुरू|आख़िर|आखिर|भविष्य|बजट|सर्दी|गर्मी|filhal|abhi|shuru|aakhir|future|budget',
  zh: '目前|现在|將來|将来|一般|总共|期间',
  de: 'moment|augenblick|zukunft|ruhe|summe|prinzip|schnitt|durchschnitt|notfall|voraus|nachhinein|frühjahr|frühling|sommer|herbst|winter|jan|feb|mrz|apr|jun|jul|aug|sep|sept|okt|nov|dez|bar|raten|euro|dirham*|ordnung|frage|eile|kürze|allgemeinen|übrigen|ernst|fall|falle|rollstuhl|urlaub|ruhestand|rente|ausland',
}
