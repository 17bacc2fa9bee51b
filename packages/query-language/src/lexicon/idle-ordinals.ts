import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { plain } from './wording.ts'

/** Phrases with an ordinal in them that mean no card: 'one last thing', 'first of all'. */
export const idleOrdinals = {
  en: [
    plain(
      combine(
        '{} thing | {} things | {} question | {} questions | {} point | {} request | {} favour | {} favor | {} doubt | {} query',
        'last | one last | the last | my last | final | first | the first | my first | second | the second | my second | third | the third | my third',
      ),
    ),
    plain(
      combine(
        '{} time | {} timer | {} timers | {} time buyer | {} name | {} job | {} salary | {} visit | {} baby | {} child | {} trip',
        'last | the last | my last | first | the first | my first | our first | second | my second | our second',
      ),
    ),
    plain(
      'first of all | question first | questions first | thing first | things first | at first | first off | firstly | secondly | thirdly | lastly | last but not least | last minute | at last | on second thought | on second thoughts | second hand | second thoughts | last one from me | last one i promise',
    ),
  ],
  ar: [
    plain(
      'اخر سؤال | آخر سؤال | سؤال اخير | سؤال أخير | السؤال الاخير | السؤال الأخير | اخر شي | آخر شي | اخر شيء | آخر شيء | اخر حاجة | آخر حاجة | اخر نقطة | اول شي | أول شي | اول حاجة | أول حاجة | اول شيء | أول شيء | اولا | أولا | ثانيا | ثاني شي | تاني حاجة | سؤال ثاني | سؤال تاني | السؤال الثاني | السؤال الاول | السؤال الأول | اول مرة | أول مرة | اخر مرة | آخر مرة | في الاخير | بالاخير | الاسم الاول | الاسم الاخير',
    ),
  ],
  ru: [
    plain(
      'последний вопрос | последнее | и последнее | напоследок | последний момент | в последний момент | последний раз | в последний раз | первый вопрос | второй вопрос | третий вопрос | во-первых | во-вторых | в-третьих | во первых | во вторых | первым делом | в первую очередь | первый раз | в первый раз | второй раз | первое время | на первое время',
    ),
  ],
  hi: [
    plain(
      'आखिरी बात | आख़िरी बात | आखिरी सवाल | आख़िरी सवाल | अंतिम सवाल | पहली बात | दूसरी बात | तीसरी बात | पहला सवाल | दूसरा सवाल | तीसरा सवाल | पहली बार | दूसरी बार | आखिरी बार | सबसे पहले',
    ),
  ],
  hinglish: [
    plain(
      combine(
        '{} baat | {} bat | {} sawal | {} sawaal | {} question | {} cheez | {} bar | {} baar | {} time',
        'last | ek last | aakhri | akhri | aakhiri | pehli | pehla | pahli | dusri | dusra | doosri | doosra | teesri | teesra | first | second',
      ),
    ),
    plain('sabse pehle | sabse pahle | first of all'),
  ],
  zh: [
    plain(
      '最后一个问题 | 最后问一下 | 最后一点 | 最后一件事 | 最后问个问题 | 最后再问 | 最后想问 | 第一个问题 | 第二个问题 | 第三个问题 | 第一次 | 第二次 | 最后一次 | 第一点 | 第二点 | 首先 | 第一时间',
    ),
  ],
  de: [
    plain(
      combine(
        '{} frage | {} fragen | {} sache | {} punkt | {} mal | {} anliegen',
        'letzte | eine letzte | die letzte | letzter | letztes | noch eine letzte | erste | die erste | meine erste | zweite | die zweite | zweiter | erster | dritte | dritter | erstes | zweites',
      ),
    ),
    plain(
      'als erstes | als letztes | als zweites | als naechstes | zum ersten mal | zum letzten mal | zu guter letzt | zuallererst | erstens | zweitens | drittens | zuletzt | in letzter minute | das erste mal | das letzte mal | ein letztes',
    ),
  ],
} satisfies Readonly<Record<string, PhraseTable>>
