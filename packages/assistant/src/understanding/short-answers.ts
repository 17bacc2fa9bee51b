import { foldText } from '../language/fold.ts'

/** Whole messages that say yes or no to what was asked; anything more is not a clear answer. */
const yesWords =
  'yes yeah yep yup sure ok okay okey correct right confirm confirmed agreed perfect fine absolutely | send it | go ahead | do it | yes please | please do | please send it | that is right | thats right | looks good | sounds good | book it | please | ' +
  'نعم ايوه ايوا اي تمام موافق اكيد اكد ارسل ارسلها صح اوكي اوك حسنا طيب | نعم ارسلها | ابعتها ابعثها | من فضلك | لو سمحت | تاكيد | ' +
  'да ага угу конечно верно подтверждаю отправляйте отправляй отправить отправь хорошо ладно давайте давай согласен согласна окей ок пожалуйста | все верно | ' +
  'हां हा जी हाँ ठीक भेजो भेजिए भेज दो दीजिए पक्का सही कन्फर्म ओके बिल्कुल बिलकुल है | haan han ji haanji theek thik hai bhej bhejo do dijiye sahi pakka bilkul kar | ' +
  '是 是的 对 对的 好 好的 好吧 可以 行 确认 发送 发吧 没问题 同意 嗯 请发送 是的请发送 确定 发 提交 好的发送 发送吧 确认发送 请确认 好的发送吧 | ' +
  'ja jawohl jo genau passt gerne gern bitte senden sende absenden schicken einverstanden stimmt richtig klar bestaetigt bestaetige bestaetigen | ja bitte | schick es ab | na klar | in ordnung'

const noWords =
  'no | nope | nah | cancel | stop | no thanks | no thank you | never mind | nevermind | cancel it | forget it | dont send | do not send | dont send it | do not send it | not now | please cancel | leave it | ' +
  'لا | الغ | الغي | الغاء | كنسل | لا شكرا | لا ترسل | لا ترسلها | الغيها | بلاش | خلاص | ' +
  'нет | отмена | отмени | отмените | отменить | не надо | не отправляйте | не нужно | нет спасибо | не отправлять | ' +
  'नहीं | रद्द करो | रद्द करें | कैंसल | रहने दो | छोड़ो | मत भेजो | नहीं भेजना | nahi | nahin | mat bhejo | rehne do | cancel karo | ' +
  '不 | 不用 | 不用了 | 取消 | 算了 | 不要 | 不要发送 | 不发 | 不要了 | 不是 | 别发 | 先不用 | ' +
  'nein | abbrechen | ne | nee | abbruch | stornieren | nein danke | nicht senden | lieber nicht | doch nicht | vergiss es | nicht abschicken'

const phrasesIn = (list: string): string[] =>
  list
    .split('|')
    .map(plainText)
    .filter((phrase) => phrase !== '')

function plainText(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
}

/** Words that agree only together with others. */
const partsOnly = new Set(
  'it do please is that me go send hai kar लो من لو है जी ji es ab na in bitte пожалуйста'.split(
    ' ',
  ),
)
/** Asks for another time instead. */
const timePhrases =
  'another time | other time | a different time | different time | change the time | change time | not that time | another day | وقت آخر | موعد آخر | وقت ثاني | يوم آخر | другое время | в другое время | другой день | कोई और समय | दूसरा समय | kisi aur time | koi aur time | 换个时间 | 改个时间 | 其他时间 | 换一个时间 | 改时间 | anderer termin | ein anderer termin | andere zeit | anderes mal | anderer tag'
const otherTime = new Set(phrasesIn(timePhrases))
const yes = new Set(phrasesIn(yesWords).flatMap((phrase) => [phrase, ...phrase.split(' ')]))
const no = new Set(phrasesIn(noWords))
const longestAnswer = 40

export type ShortAnswer = 'yes' | 'no' | 'time'

/** A clear yes or no as the whole message, or the wish for another time. */
export function readShortAnswer(message: string): ShortAnswer | undefined {
  if (message.length > longestAnswer) return undefined
  const text = plainText(message)
  if (text === '') return undefined
  if (otherTime.has(text)) return 'time'
  if (no.has(text)) return 'no'
  const words = text.split(' ')
  const isYes = words.every((word) => yes.has(word)) && words.some((word) => !partsOnly.has(word))
  return isYes ? 'yes' : undefined
}
