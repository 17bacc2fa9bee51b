import type { PhraseTable } from '../grammar/phrase-table.ts'
import { row } from './wording.ts'

const bears = (phrases: string) => row({ kind: 'plain', bears: true } as const, phrases)

/**
 * Verbs of paying and being, and what goes with them: they may stand between a refusal and the bound
 * that it turns. Last in a lexicon, so that no word loses what it asks for.
 */
export const bearingWords = {
  en: [
    bears(
      'be | go | going | come | comes | cost | costs | the | a | an | to be | want to | able to | it | we | i | us | really | ever | afford to | willing to | prepared to | to go | to pay | to spend | want to pay | want to spend | total',
    ),
  ],
  ar: [
    bears(
      'نقدر | أقدر | بقدر | أستطيع | نستطيع | ندفع | أدفع | دفع | الدفع | يكون | تكون | يصير | تصير | أن | ان | نتحمل | أتحمل | نصرف | أصرف | يكلف | تكلف | ننفق | أنفق | مبلغ | فيه | فيها | عليه | عليها | به | بها | له | لها',
    ),
  ],
  ru: [
    bears(
      'можем | могу | может | должна | должен | должно | должны | быть | стоить | стоит | платить | заплатить | отдавать | отдать | тратить | потратить | готов | готова | готовы | хотим | хотел | хотела | хотели | хотелось | бы | будет | будем | буду | выходить | выйти | обходиться | я | мы | она | он | чтобы | была | было | был | собираемся | собираюсь | планируем | потяну | потянем',
    ),
  ],
  hi: [
    bears(
      'का | की | के | किराया | कीमत | दाम | खर्च | दे | देना | देंगे | दूंगा | दूंगी | कर | करना | होना | हो | जाना | जाए | पैसे | रेंट',
    ),
  ],
  hinglish: [
    bears(
      'ka | ki | ke | kiraya | keemat | kimat | daam | kharch | kharcha | de | dena | denge | dunga | dungi | kar | karna | hona | ho | jana | jaye | paise | rent',
    ),
  ],
  zh: [
    bears(
      '花 | 花费 | 支付 | 付 | 出 | 给 | 想 | 会 | 能 | 可以 | 应该 | 愿意 | 让 | 掏 | 是 | 打算 | 准备',
    ),
  ],
  de: [
    bears(
      'ich | wir | es | sie | der | die | das | bitte | zahlen | ausgeben | kosten | sein | gehen | liegen | wollen | will | moechten | moechte | koennen | kann | darf | duerfen | soll | sollte | sollten | geht | gehts | darfs | aber | wird | werden | uns | mir | man | auf keinen fall',
    ),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
