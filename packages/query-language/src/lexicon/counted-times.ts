import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { plain } from './wording.ts'

/** What is counted and is no card on the screen: the first month, the second cheque, last year. */
export const countedTimes = {
  en: [
    plain(
      combine(
        'first {} | the first {} | second {} | the second {} | third {} | last {} | the last {}',
        'month | year | day | week | cheque | cheques | payment | instalment | installment | visit | contract | rent | call',
      ),
    ),
    plain('at first | first of all | at last | last time'),
  ],
  ar: [
    plain(
      combine(
        'اول {} | ثاني {} | تالت {} | ثالث {} | اخر {}',
        'شهر | سنة | يوم | اسبوع | دفعة | شيك | قسط | مرة | بيت | عقد | ايجار | زيارة',
      ),
    ),
    plain(
      combine(
        'الشهر {} | اليوم {} | الاسبوع {} | الشيك {} | القسط {} | العقد {}',
        'الاول | الثاني | التاني | الثالث | الاخير',
      ),
    ),
    plain(
      combine('السنة {} | المرة {} | الدفعة {}', 'الاولى | الثانية | التانية | الثالثة | الاخيرة'),
    ),
  ],
  ru: [
    plain(
      combine(
        'первый {} | второй {} | третий {} | последний {} | в первый {}',
        'месяц | год | день | раз | чек | платеж | договор | взнос',
      ),
    ),
    plain(
      'первого месяца | первого года | первого дня | первого чека | первого платежа | второго года | последнее время | в последнее время | первую неделю | первая неделя | первая оплата | первая покупка | первое время | первое жилье | последнего месяца',
    ),
  ],
  hi: [
    plain(
      combine(
        'पहला {} | पहले {} | पहली {} | दूसरा {} | दूसरे {} | दूसरी {} | आखिरी {}',
        'महीना | महीने | साल | दिन | हफ़्ते | हफ्ते | चेक | किस्त | बार | भुगतान',
      ),
    ),
    plain('दिन पहले | महीने पहले | महीना पहले | साल पहले | हफ़्ते पहले | हफ्ते पहले | से पहले | सबसे पहले | पहले से'),
  ],
  hinglish: [
    plain(
      combine(
        'pehla {} | pehle {} | pehli {} | dusra {} | dusre {} | dusri {} | aakhri {}',
        'mahina | mahine | saal | din | hafte | cheque | kist | kisht | baar | payment | month | year',
      ),
    ),
    plain(
      'din pehle | mahine pehle | mahina pehle | saal pehle | hafte pehle | se pehle | sabse pehle | pehle se',
    ),
  ],
  zh: [
    plain(
      combine(
        '第一{} | 第二{} | 第三{} | 最后一{} | 头一{}',
        '年 | 次 | 天 | 周 | 个月 | 個月 | 期 | 笔 | 张支票',
      ),
    ),
  ],
  de: [
    plain(
      combine(
        'erster {} | ersten {} | letzter {} | letzten {}',
        'tag | scheck | vertrag | mietvertrag | besuch',
      ),
    ),
    plain(
      combine(
        'erste {} | erstes {} | ersten {} | letzte {} | letztes {} | letzten {}',
        'jahr | mal | rate | miete | woche',
      ),
    ),
    plain('im ersten monat | für den ersten monat | im zweiten jahr | letzten monat'),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
