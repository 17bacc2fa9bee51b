import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { row } from './wording.ts'

/** 'Not too far from Mirdif' refuses nothing: it is looked for there. */
const near = (phrases: string) => row({ kind: 'inside' } as const, phrases)

/** 'If there is none, Silicon Oasis' and 'if need be' refuse nothing either. */
const orElse = (phrases: string) => row({ kind: 'plain' } as const, phrases)

const russianAmounts = 'не далеко от | не {} далеко от | не {} далеко'

/** What a refusing word is part of without refusing anything. */
export const nearEnoughWords = {
  en: [
    near(
      combine(
        'not {} from | isnt {} from | is not {} from | not {} away from',
        'far | too far | very far | so far | that far | a long way',
      ),
    ),
    // A law, and no slip of Sharjah.
    orElse('sharia | shariah | sharia law'),
    near('close to | as close as possible to | close enough to'),
    orElse('if not | if nothing there | if there is nothing | if there is none | if none'),
  ],
  ar: [
    near(
      combine(
        '{} عن | {} من | {} عن منطقة',
        'مو بعيد | مو بعيدة | مش بعيد | مش بعيدة | ليس بعيدا | ليست بعيدة | غير بعيد | غير بعيدة | ما يكون بعيد | ما تكون بعيدة | مو وايد بعيد | مش بعيد كتير | مو بعيد كتير',
      ),
    ),
    orElse('اذا مافي | اذا ما في | اذا ما فيه | لو مافي | لو مفيش | واذا مافي | اذا ما حصلت'),
  ],
  ru: [
    near(combine(russianAmounts, 'очень | слишком | сильно | так')),
    orElse('если нет | если там нет | если ничего нет | если не найдется'),
  ],
  hi: [
    near(combine('से {} दूर नहीं | से {} दूर न हो | से {} दूर ना हो', 'ज़्यादा | ज्यादा | बहुत | इतना')),
    near('से दूर नहीं | से दूर न हो'),
    orElse('रहने दो फिर | ठीक है रहने दो'),
    orElse('नहीं तो | न हो तो | ना हो तो | नहीं मिले तो'),
  ],
  hinglish: [
    near(combine('se {} door nahi | se {} dur nahi | se {} door na ho', 'zyada | jyada | bahut')),
    near('se door nahi | se dur nahi | se door na ho'),
    // What is let be stands before these.
    orElse('rehne do phir | rehne do fir | theek hai rehne do | thik hai rehne do'),
    orElse('nahi to | nahi toh | na ho to | nahi mile to'),
  ],
  zh: [
    // The second sign is not that of a home under construction.
    orElse('短期 | 短期的 | 中短期 | 长期 | 长期的'),
    near('离得不远 | 别离太远 | 不要离太远'),
    orElse(
      '不要太远 | 别太远 | 不太远 | 没有的话 | 要是没有 | 如果没有的话 | 实在没有的话 | 不行的话',
    ),
  ],
  de: [
    near(
      combine(
        'nicht {} von | nicht {} weg von | nicht {} entfernt von',
        'weit | zu weit | allzu weit | so weit | sehr weit',
      ),
    ),
    near('unweit von'),
    orElse('scharia'),
    orElse('zur not | zur not auch | wenn nicht | falls nicht | wenn es da nichts gibt'),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
