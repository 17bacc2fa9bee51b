import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { cue, house, plain, rentValue, row } from './wording.ts'

const howMuch =
  'كم {} | بكم {} | شكثر {} | قديش {} | بكام {} | كم ممكن {} | بكم ممكن {} | كم تتوقع {} | بكم تتوقع {} | كم تتوقعون {} | بكم تتوقعون {} | كم تقريبا {} | بكم تقريبا {} | كم راح {} | بكم راح {} | كم اقدر {} | بكم اقدر {} | تتوقع كم {} | تتوقع بكم {}'

const seeHome = (types: PropertyType | readonly PropertyType[], name: string): PhraseTable => [
  row(
    { kind: 'cue', cue: 'see', types: typeof types === 'string' ? [types] : types },
    combine('أشوف {} | نشوف {} | شوف {}', name),
  ),
]

/** How everyday Arabic asks for values and returns, and whom it speaks of beside them. */
export const arabicEveryday: PhraseTable = [
  cue(
    'value',
    combine(
      howMuch,
      'أبيع | أبيعها | أبيعه | تنباع | ينباع | تتباع | يتباع | انباعت | تجيب | يجيب | بتجيب | بيجيب | تسوى | يسوى | بتسوى | بيسوى | تنعرض | أعرضها | أعرضه | أأجرها | أأجره | تتأجر | يتأجر',
    ),
  ),
  cue(
    'value',
    combine(
      'متوسط {} | معدل {}',
      'سعر البيع | أسعار البيع | سعر الشقة | أسعار الشقق | سعر الفيلا | أسعار الفلل',
    ),
  ),
  rentValue(combine('متوسط {} | معدل {}', 'ايجار | الإيجار | الإيجارات | ايجارات | سعر الإيجار')),
  cue(
    'invest',
    combine(
      howMuch,
      'يدخل علي | يدخلي | يدخل لي | بيدخل علي | بيدخلي | يطلع لي | يطلعلي | بيطلع لي | بيطلعلي | بطلع لي | بطلعلي | تطلع لي | أكسب | بكسب | اربح | بربح | تجيب لي | تجيبلي | بتجيبلي | يجيب لي | يجيبلي | تجيب ايجار | بتجيب ايجار | يجيب ايجار | بيجيب ايجار | تجيب بالسنة | يجيب بالسنة | آخذ ايجار | احصل ايجار | احصل من الايجار | يجيني | بيجيني | يرجع لي | يرجعلي',
    ),
  ),
  cue(
    'invest',
    'أشتري وأأجر | اشتري وأجر | أشتريها وأأجرها | نشتري ونأجر | شراء وتأجير | أشتري للتأجير | شراء للتأجير | أأجرها بعدين | من المستأجر | من المستأجرين',
  ),
  // Of homes to look for as well; only with a card or an hour does it ask for a viewing.
  cue('see', 'رؤيته | رؤيتها | أشوفه | أشوفها | أشوف | نشوف | شوف | أشوف لي'),
  ...seeHome('apartment', 'الشقة'),
  ...seeHome('villa', 'الفيلا'),
  ...seeHome(house, 'البيت'),
  cue('compare', 'أريح | أهدى | أقرب للدوام | أنسب | أرتب'),
  row({ kind: 'day', offset: 1 }, 'باجر'),
  row({ kind: 'day', offset: 1, part: 'morning' }, 'بكره الصبح'),
  plain(
    'يمكنني | بإمكاني | أهلي | لأهلي | أهل | عائلتي | عايلتي | أسرتي | أبنائي | بناتي | بنتي | ولدي | أولادي | عيالي | زوجي | حرمتي | المدام | الوالدة | الوالد | امي | ابوي | اخواني | خواتي | اختي | جدتي | حماتي | العيال | ربعي',
  ),
]
