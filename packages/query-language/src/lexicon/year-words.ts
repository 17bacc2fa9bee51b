import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { row } from './wording.ts'

const quarter = (phrases: string) => row({ kind: 'counted' } as const, phrases)

/** Quarters of a year, with their numbers. */
export const quarterWords = {
  en: [
    quarter(combine('q{} | {}q | quarter {}', '1 | 2 | 3 | 4')),
    quarter(
      '1st quarter | 2nd quarter | 3rd quarter | 4th quarter | first quarter | second quarter | third quarter | fourth quarter | last quarter',
    ),
  ],
  ar: [quarter('الربع الأول | الربع الثاني | الربع الثالث | الربع الرابع | الربع الأخير')],
  ru: [
    quarter(
      combine(
        '{} квартал | {} квартале | {} квартала | {}-й квартал | {}-м квартале',
        '1 | 2 | 3 | 4',
      ),
    ),
  ],
  hi: [quarter('पहली तिमाही | दूसरी तिमाही | तीसरी तिमाही | चौथी तिमाही')],
  zh: [quarter(combine('第{}季度 | {}季度', '一 | 二 | 三 | 四 | 1 | 2 | 3 | 4'))],
  de: [quarter(combine('{}. quartal | {} quartal | q{}', '1 | 2 | 3 | 4'))],
} satisfies Readonly<Record<string, PhraseTable>>

/** Right before a number they make it a year. */
export const yearLeads =
  'in|by|before|after|from|until|till|of|since|year|im|ab|bis|vor|nach|seit|jahr|anfang|mitte|ende|в|до|к|после|с|год|году|في|قبل|بعد|عام|سنة|حتى|من|साल|सन|वर्ष|mid|late|early|end'

/** Right behind it they do. */
export const yearEnds = 'में|तक|के|से|年|год|года|году|годом|or later|or earlier|onwards'

/** Near to it, on either side, they tell that a time is meant. */
export const yearTopics =
  'handover|hand over|hand-over|ho|completion|completed|complete|ready|delivery|delivered|due|launch|launching|possession|move in|moving in|move-in|quarter|q[1-4]|january|february|march|april|june|july|august|september|october|november|december|uebergabe|fertig|fertigstellung|bezugsfertig|einzug|quartal|сдача|сдачи|сдачей|сдадут|сдан|сдается|квартал|квартале|квартала|готов|готова|готовность|ключи|заселение|تسليم|التسليم|جاهز|جاهزة|استلام|الربع|हैंडओवर|तैयार|पज़ेशन|पजेशन|तिमाही|交房|交付|交楼|竣工|季度|入住'
