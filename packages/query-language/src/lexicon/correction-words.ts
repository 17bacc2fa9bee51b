import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { row } from './wording.ts'

/** 'Cheaper, but not smaller': than what was shown. */
const keptSize = (phrases: string) => row({ kind: 'kept-size' } as const, phrases)

/** The one of two that was not spoken of. */
const other = (phrases: string) => row({ kind: 'other-card' } as const, phrases)

/** How one corrects what was shown: of the same size, and the other one. */
export const correctionWords = {
  en: [
    keptSize(
      combine(
        '{} smaller | {} a smaller one | {} smaller ones | {} any smaller',
        'not | but not | just not | only not | no',
      ),
    ),
    keptSize('same size or bigger | at least as big | at least the same size | as big as these'),
    other('the other one | other one | that other one'),
  ],
  ar: [
    keptSize(
      combine(
        '{} أصغر | {} اصغر',
        'مو | بس مو | مش | بس مش | ليس | لكن ليس | ليست | لكن ليست | مب | بس مب | ولا',
      ),
    ),
    other('الآخر | الأخرى | العقار الآخر | الشقة الأخرى | التاني الآخر'),
  ],
  ru: [
    keptSize(
      'не меньше по площади | но не меньше по площади | но не меньшей площади | но не меньшую | но не меньшая | только не меньше по площади',
    ),
    other('ту другую | тот другой | то другое | другой вариант из двух | вторую из двух'),
  ],
  hi: [
    keptSize(
      combine('{} नहीं | {} न हो | पर {} नहीं | लेकिन {} नहीं | मगर {} नहीं', 'छोटा | छोटी | छोटे'),
    ),
    other('वो अलग वाला | दूसरी तरफ वाला | वो दूसरा वाला | उस दूसरे वाले'),
  ],
  hinglish: [
    keptSize(combine('{} nahi | par {} nahi | lekin {} nahi', 'chhota | chota | chhoti | choti')),
    other('wo doosra wala | woh dusra wala | wo dusra wala | wo alag wala'),
  ],
  zh: [
    keptSize(
      combine(
        '{} | 但{} | 但是{} | 不过{}',
        '不要更小的 | 不要更小 | 不能更小 | 别更小 | 不要变小 | 不要小的 | 不要比这小',
      ),
    ),
    other('另一套 | 另一个 | 另外一套 | 另外那套 | 另外那个'),
  ],
  de: [
    keptSize(
      combine(
        '{} kleiner | {} kleinere | {} kleineres',
        'nicht | aber nicht | nur nicht | keine | aber keine',
      ),
    ),
    other('das andere | die andere | den anderen | die andere wohnung | das andere angebot'),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
