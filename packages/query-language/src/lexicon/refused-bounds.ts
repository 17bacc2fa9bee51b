import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { ofPrice, row } from './wording.ts'

/** A verb with its refusal in it. */
const refuses = (phrases: string) => row({ kind: 'plain', refuses: true } as const, phrases)

/** A verb that refuses what stands behind it as well: 'must not be furnished'. */
const forbids = (phrases: string) => row({ kind: 'negator', reach: 'next' } as const, phrases)

const englishRefusals =
  'shouldnt | should not | mustnt | must not | cant | cannot | can not | wont | will not | wouldnt | would not | couldnt | could not | neednt be | may not | dont | do not | doesnt | does not'

/** What turns 'more than' into a most: refused verbs of paying and being. */
export const refusedBounds = {
  en: [
    forbids(
      combine(
        '{} be | {} be in | {} come | {} have | {} have a | {} include',
        'shouldnt | should not | mustnt | must not | cant | cannot | can not | may not',
      ),
    ),
    forbids(
      combine(
        '{} make it | {} make them | {} want it | {} want it to be | {} want them | {} want that | {} want something',
        'dont | do not | never',
      ),
    ),
    // Before 'pay more', which asks what a home brings in.
    refuses(`${combine('{} | {} pay | {} ever pay', englishRefusals)} | not pay | never pay`),
    refuses(
      combine(
        'not {} | not even {}',
        'a dirham | one dirham | a penny | a fils | a dime | a single dirham',
      ),
    ),
    ofPrice('min', combine('{} more than | {} over | {} above | {} upwards of', 'spend | cost')),
    ofPrice('max', combine('{} less than | {} under | {} below', 'spend | cost')),
    row({ kind: 'bound', bound: 'min', side: 'before' }, 'exceed | exceeds | surpass'),
  ],
  ar: [
    refuses(
      combine(
        'ما {} | لا {} | لن {} | مو {} | مش {} | مب {} | مهو {}',
        'نقدر | أقدر | اقدر | بقدر | أستطيع | نستطيع | استطيع | يمكن | يمكنني | يمكننا | ممكن | أدفع | ندفع | بدفع | هدفع | حندفع | قادر | قادرين | مستعد | مستعدين | بوسعي | يجوز | ينبغي | أتحمل | نتحمل | عندي | عندنا | معي | معايا | معنا | معانا | لدي | لدينا | أملك | أود | نود | ودي | يصير | اصرف | نصرف | أنفق | ننفق',
      ),
    ),
    // 'I have but 400k.'
    ofPrice(
      'max',
      combine(
        'ما {} غير | ما {} إلا | مش {} غير | ما {} سوى',
        'عندي | عندنا | معي | معايا | معنا | معانا | لدي | أملك | أقدر أدفع | بقدر أدفع | نقدر ندفع | أدفع | ندفع | هدفع',
      ),
    ),
    row({ kind: 'joint', joint: 'or', refuses: true }, 'ولا'),
  ],
  ru: [
    refuses('нельзя'),
    row(
      { kind: 'plain', bears: true },
      combine(
        '{} платить | {} заплатить | {} потратить | {} тратить | {} отдавать | {} отдать | {} выложить | {} ждать',
        'готов | готова | готовы',
      ),
    ),
    row({ kind: 'plain', bears: true }, 'может быть'),
    row(
      { kind: 'bound', bound: 'min', side: 'before' },
      'превышать | превышает | превысить | превышала',
    ),
  ],
  zh: [refuses('不可以 | 不愿意 | 不愿 | 不会 | 没法 | 无法 | 不应该 | 不该 | 不应')],
  de: [
    row({ kind: 'bound', bound: 'max', side: 'before' }, 'niedriger als'),
    row({ kind: 'bound', bound: 'min', side: 'before' }, 'uebersteigen | ueberschreiten'),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
