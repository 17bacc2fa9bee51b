import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { cue } from './wording.ts'

const invest = (...phrases: readonly string[]): PhraseTable => [cue('invest', phrases.join(' | '))]

/**
 * How people ask what a home brings its owner: whether it earns back its price, whether prices will
 * rise or fall, whether the money is better kept in the bank.
 */
export const returnWords = {
  en: invest(
    combine(
      '{} for itself | {} itself back | {} itself off | {} off in the long run | {} me back',
      'pay | pays | paying | paid',
    ),
    combine(
      '{} go up | {} rise | {} grow | {} increase | {} drop | {} fall | {} go down | {} crash | {} hold | {} keep rising | {} keep growing',
      'will prices | will values | will the prices | will property prices | will rents | prices | values | property prices | house prices',
    ),
    combine(
      'will prices in {} go up | will it {} | gain in {} | hold its {} | hold their {} | keep its {} | keep their {} | lose {} | go up in {} | rise in {} | grow in {}',
      'value',
    ),
    'will prices | will property prices | will house prices | go up in price | rise in price | break even | recoup | earn back | get my money back | make my money back | pays me rent | safe bet | good bet | safe investment | money better in the bank | money in the bank | keep it in the bank | leave it in the bank | than the bank | than a bank deposit | fixed deposit | as a rental | buy it to rent | to rent it out | let it to someone | what would i earn | what can i earn | how much would i earn | how much can i earn | could i earn',
  ),
  ar: invest(
    combine(
      '{} راس مالي | {} رأس مالي | {} راس المال | {} رأس المال | {} فلوسي | {} حقها | {} حقه | {} سعرها | {} سعره',
      'يرجع | ترجع | بيرجع | بترجع | يرجعلي | أسترد | استرد | تسترد | تطلع | يطلع | تغطي | يغطي | ويرجع | وترجع',
    ),
    combine(
      'الأسعار {} | الاسعار {} | أسعار {} | سعرها {} | سعره {} | الإيجارات {}',
      'بترتفع | ترتفع | راح ترتفع | بتزيد | تزيد | راح تزيد | بتنزل | تنزل | راح تنزل | بتطلع | بتصعد | بتهبط',
    ),
    'بترتفع | راح ترتفع | بيرتفع | بيرتفع سعرها | بيزيد سعرها | راح تزيد | راح تنزل | بتنزل الأسعار | ترتفع قيمتها | فلوسي بالبنك | فلوسي في البنك | الفلوس بالبنك | أخلي فلوسي | احط فلوسي في البنك | احط فلوسي بالبنك | أحط فلوسي في البنك | اخلي فلوسي في البنك | وديعة | أربح لي | اربح لي | تجيب فلوس | تجيب لي فلوس | خسارة ولا | ولا خسارة | صفقة خسرانة | واأجره | وأأجره | وأأجرها | واأجرها | عشان أأجرها | عشان أأجره | للتأجير عليها',
  ),
  ru: invest(
    combine(
      '{} | {} ли | она {} | он {} | она сама себя {} | сама себя {} | сам себя {} | себя {}',
      'отобьется | отобьет | отобью | отобьются | окупит | окупит себя | окупает | окупает себя | окупаются | отбивается',
    ),
    combine(
      '{} ли цены | {} ли | {} ли аренда',
      'вырастут | упадут | подорожают | подешевеют | поднимутся | просядут | будут расти | растут | падают',
    ),
    'подорожает | подешевеет | упадет в цене | потеряет в цене | будет дорожать | вернет вложенное | вернуть вложенное | вернутся деньги | отбить вложения | деньги в банке | деньги на вкладе | на депозите | банковский вклад | положить в банк | держать в банке | чтобы потом сдавать | потом сдавать | если ее сдавать | если его сдавать | если сдавать ее | сколько принесет | что принесет | буду сдавать | и сдавать',
  ),
  hi: invest(
    combine(
      'पैसा {} | पैसे {} | लागत {} | पैसा कितने साल में {}',
      'वसूल | वसूल होगा | वापस आएगा | वापस मिलेगा | वापस आ जाएगा | निकल आएगा | निकलेगा | निकलेगी | वसूल होगी',
    ),
    combine(
      'दाम {} | कीमत {} | कीमतें {} | रेट {} | भाव {}',
      'बढ़ेंगे | बढ़ेंगी | बढ़ेगी | बढ़ेगा | गिरेंगे | गिरेंगी | गिरेगी | घटेंगे | घटेंगी',
    ),
    'पैसा बैंक | पैसा बैंक में | बैंक में पैसा | पैसे बैंक में | बैंक में रखूँ | बैंक में रखूं | एफडी | घाटे का सौदा | घाटा | फायदे का सौदा | पैसा फंस | पैसा डूब',
  ),
  hinglish: invest(
    combine(
      'paisa {} | paise {} | lagat {} | paisa kab {} | paisa kab tak {}',
      'vasool | wasool | vasul | wasul | wapas aayega | wapis aayega | wapas milega | nikal aayega | niklega',
    ),
    combine(
      'daam {} | dam {} | keemat {} | kimat {} | rate {} | bhav {} | price {} | prices {}',
      'badhenge | badhega | badhegi | girenge | girega | giregi | ghatenge | ghatega',
    ),
    'paisa bank | bank me paisa | bank mein paisa | bank me rakhu | bank me rakhun | bank mein rakhu | fd me | fixed deposit | ghate ka sauda | ghata | fayde ka sauda | paisa phas | paisa doob',
  ),
  zh: invest(
    combine(
      '{}本 | {}回本 | {}回成本 | {}回投资 | {}回来本钱',
      '收 | 能收 | 才能收 | 赚 | 能赚 | 拿',
    ),
    combine(
      '会{} | 会不会{} | 还会{} | 以后会{} | 还能{} | 能{}吗 | 要{}吗 | 会{}吗 | 会{}价 | 会{}价吗',
      '涨 | 升 | 跌 | 降价 | 涨价 | 跌价 | 掉价',
    ),
    '收回成本 | 赚头 | 有赚头 | 有得赚 | 亏本 | 会亏 | 亏不亏 | 存银行 | 放银行 | 银行存款 | 囤房 | 囤一套 | 囤套 | 囤 | 拿来出租 | 用来出租 | 用来收租 | 买来收租 | 买了收租 | 租金抵 | 抗跌',
  ),
  de: invest(
    combine(
      '{} sich das | {} sich | {} es sich | {} sich die wohnung | sich das {} | sich {}',
      'rechnet | traegt | amortisiert | refinanziert',
    ),
    combine(
      '{} die preise | {} preise | die preise {} | preise {} | {} die mieten | im wert {} | {} im wert | an wert {}',
      'steigen | fallen | sinken | steigt | faellt | sinkt | verlieren | gewinnen | zulegen',
    ),
    'bezahlt gemacht | bezahlt machen | macht sich bezahlt | wieder drin | wieder reingeholt | geld auf der bank | auf der bank besser | geld bei der bank | festgeld | tagesgeld | sichere sache | sichere anlage | zum vermieten zu kaufen | zum vermieten kaufen | etwas zum vermieten | was zum vermieten | und vermiete | und vermieten | dann vermiete | was verdiene ich | was verdient man',
  ),
} satisfies Readonly<Record<string, PhraseTable>>
