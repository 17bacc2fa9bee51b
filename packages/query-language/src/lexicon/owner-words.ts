import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { cue, plain } from './wording.ts'

/**
 * A home is the visitor's own where it stands behind `owns`; `deal` asks what others would give for
 * it. Together they ask for a valuation. Buyers and tenants are people here, not what is looked for.
 */
const owner = (owns: string, deal: string, people: string): PhraseTable => [
  cue('owns', owns),
  cue('deal', deal),
  plain(people),
]

const payers =
  'someone | somebody | anyone | a buyer | buyers | people | they | tenants | a tenant | the market'

export const ownerWords = {
  en: owner(
    'i own | we own | i have | we have | ive got | weve got | got a | i have got | for my | for our | owner of | i bought | we bought | want to sell | wanna sell | thinking of selling | planning to sell | selling',
    `${combine(
      '{} pay | {} pay me | {} give me | {} offer | {} offer me | {} pay us',
      combine('would {} | will {} | might {} | could {} | do {}', payers),
    )} | ${combine(
      '{} ask | {} charge | {} expect | {} ask for',
      'could i | could we | can i | can we | would i | would we | should i | should we | might i',
    )} | going for | wud it go for | wud it sell for | wud i get | wud we get | cud i get | cud we get | would it go for | will it go for | would it sell for | would it bring | could we get | can we get | is realistic | a realistic price | to ask for it`,
    'a buyer | buyers | the buyer | potential buyer',
  ),
  ar: owner(
    'عندي | أملك | املك | امتلك | لدي | عندنا | نملك',
    'كم يدفع | كم يدفعون | كم يدفعوا | كم يعطوني | كم بيعطوني | كم يعطون | على كم يمشي | على كم تمشي | بكم يمشي | بكم تمشي | كم يمشي | كم تمشي | كم أطلب | كم اطلب | بكم أطلب | بكم اطلب',
    'المشتري | المشترين | مشتري',
  ),
  ru: owner(
    'у меня | у нас | владею | владеем | есть своя | есть свой | есть свое | принадлежит | хочу продать | хотим продать | продаю | продаем | думаю продать | собираюсь продать | хочу сдать | сдаю',
    `${combine(
      'сколько за нее {} | сколько за него {} | сколько бы {} | сколько мне {} | сколько нам {} | сколько {} | сколько сегодня {} | сколько примерно {} | сколько сейчас {} | сколько за нее сейчас {} | сколько за него сейчас {} | сколько мне за нее {} | сколько бы мне за нее {} | сколько бы мне за него {} | сколько бы за нее {} | сколько бы за него {} | сколько покупатель {} | сколько покупатели {}',
      'заплатят | заплатит | заплатили | дадут | даст | дали | дал бы | дали бы | предложат | выручу | выручим | получу | получим',
    )} | ${combine(
      'почем {} | почем она {} | почем он {} | почем сейчас {} | почем она сейчас {} | почем он сейчас {} | за сколько она {} | за сколько он {} | за сколько сейчас {} | за сколько {}',
      'уйдет | уходит | продастся | продается | возьмут | купят | заберут',
    )} | ${combine('сколько {} стоит | сколько {} стоил бы | сколько {} стоила бы', 'примерно | сейчас | сегодня | сейчас примерно | приблизительно | реально')} | какую цену просить | какую цену ставить | какую сумму просить | сколько просить | сколько запросить | сколько можно просить`,
    'покупатель | покупателя | покупатели | покупателей',
  ),
  hi: owner(
    'का मालिक | के मालिक | की मालकिन',
    combine(
      'कितना {} | कितने {} | कितने में {}',
      'देगा | देंगे | मिलेगा | मिल सकता | मिल जाएगा | जाएगा | जाएगी | बिकेगा | बिकेगी | मांगू | मांगूं | माँगूँ',
    ),
    'खरीदार | ख़रीदार | खरीददार',
  ),
  hinglish: owner(
    'ka malik | ke malik | ki malkin',
    combine(
      'kitna {} | kitne {} | kitne me {} | kitne mein {}',
      'dega | denge | milega | mil sakta | mil jayega | jayega | jayegi | bikega | bikegi | mangu | maangu',
    ),
    'khareedar | kharidar | khariddar | buyer',
  ),
  zh: owner(
    '我有 | 我名下有 | 我持有 | 我们有 | 我们持有',
    combine(
      '{}多少 | {}多少钱 | {}什么价 | {}个什么价 | {}啥价',
      '会给 | 肯给 | 愿意给 | 肯出 | 愿意出 | 能收 | 会出 | 能给 | 能开 | 该开 | 该要',
    ),
    '买家 | 买主 | 买方',
  ),
  de: owner(
    'fuer meine | fuer mein | fuer meinen | fuer unsere | fuer unser | ich besitze | wir besitzen | ich habe | wir haben | ich hab | mir gehoert | uns gehoert | bin eigentuemer | sind eigentuemer | moechte verkaufen | will verkaufen | ich verkaufe | wir verkaufen',
    `${combine(
      'was {} ich denn | was {} ich wohl | was {} ich so | was {} ich eigentlich | was {} ich heute | was {} ich noch | was {} man denn | was {} man so | wie viel {} ich denn | wie viel {} ich wohl',
      'krieg | kriege | bekomme | bekaeme | kriegt | bekommt',
    )} | ${combine(
      'was wuerde ich {} | was wuerden wir {} | was kann ich {} | was koennte ich {} | was koennen wir {} | was koennten wir {} | wie viel kann ich {} | wieviel kann ich {} | wie viel koennte ich {} | was wuerde jemand {} | was wuerde ein kaeufer {} | was wuerden kaeufer {} | was wuerde man {} | was soll ich {} | was sollte ich {}',
      'dafuer kriegen | dafuer bekommen | dafuer heute kriegen | dafuer heute bekommen | dafuer zahlen | dafuer bezahlen | dafuer verlangen | dafuer nehmen | verlangen | kriegen | bekommen | zahlen | mir zahlen | erzielen | heute bekommen | heute kriegen',
    )} | was bekaemen wir | was bekaeme ich | was kriege ich | was bringt das | ${combine(
      'fuer wie viel {} | fuer wieviel {}',
      'geht das | geht es | geht sie | ginge das | ginge es | ginge sie',
    )}`,
    'kaeufer | ein kaeufer | der kaeufer',
  ),
} satisfies Readonly<Record<string, PhraseTable>>
