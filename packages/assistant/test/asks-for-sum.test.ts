import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, tools } from './own-sums-tools.ts'
import { siteTexts } from './site-library.ts'

it.each<[LanguageCode, string]>([
  ['en', 'The house is 1.5 million, 20% down, 25 years, 4.3% interest. The monthly instalment?'],
  ['ar', 'سعر البيت مليون ونص، مقدم ٢٠٪، ٢٥ سنة، فائدة ٤.٣٪. كم القسط بالشهر؟'],
  ['ru', 'Дом стоит 1,5 млн, взнос 20%, 25 лет, ставка 4,3%. Какой платёж в месяц?'],
  ['hi', 'घर 15 लाख दिरहम का है, 20% डाउन, 25 साल, ब्याज 4.3%। महीने की किस्त?'],
  ['zh', '房价150万，首付20%，25年，利率4.3%。每月月供多少？'],
  [
    'de',
    'Das Haus kostet 1,5 Mio, 20 % Anzahlung, 25 Jahre, 4,3 % Zins. Wie hoch ist die Rate im Monat?',
  ],
])(
  'the sum that its figures stand before is no question of its own (%s: %s)',
  async (language, said) => {
    const { rates } = tools()
    const { text } = await converse({ ...tools(), ...siteTexts, rates }, [said], language)
    expect(digits(text)).toContain('6534')
    expect(text).not.toContain('\n')
  },
)
