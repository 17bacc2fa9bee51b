import { idleOrdinals } from './idle-ordinals.ts'
import { cue, plain } from './wording.ts'

/**
 * What counts the things that are said, and names no card: 'last thing, is the deposit refunded?', 'first of all'.
 * People mix languages, so each knows the words of all.
 */
export const talkOrderWords = [
  cue(
    'question',
    'last question | one last question | final question | one final question | first question | second question | third question | my last question | another question' +
      ' | letzte frage | eine letzte frage | noch eine letzte frage | letzte frage noch | erste frage | zweite frage | dritte frage' +
      ' | последний вопрос | еще последний вопрос | и последний вопрос | первый вопрос | второй вопрос | третий вопрос' +
      ' | آخر سؤال | اخر سؤال | سؤال أخير | سؤال اخير | أول سؤال | اول سؤال | السؤال الأول | السؤال الثاني | ثاني سؤال | ثالث سؤال' +
      ' | आखिरी सवाल | आख़िरी सवाल | एक आखिरी सवाल | एक आख़िरी सवाल | पहला सवाल | दूसरा सवाल | तीसरा सवाल | last सवाल' +
      ' | last sawal | aakhri sawal | akhri sawal | aakhiri sawal | ek last sawal | ek aakhri sawal | pehla sawal | dusra sawal' +
      ' | 最后一个问题 | 最后问一下 | 最后再问一下 | 最后再问一个 | 最后问一个 | 再问最后一个 | 第一个问题 | 第二个问题 | 第三个问题',
  ),
  ...Object.values(idleOrdinals).flat(),
  plain(
    'last bit | final thing | one final thing | last of all' +
      ' | ein letzter punkt | als letztes noch | zum letzten | als allererstes' +
      ' | в третьих | последнее что | и последнее что' +
      ' | اخر حاجه | ثالثا | أخيرا' +
      ' | एक आखिरी बात | एक आख़िरी बात | पहली बात तो | ek last cheez' +
      ' | 最后还有一点 | 第一件事 | 第二件事',
  ),
  // A visa to visit the country is no viewing.
  plain(
    'visit visa | visiting visa | visit visas | on visit | visitor visa | visitors visa | visit wala visa',
  ),
]
