import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import type { Writing } from '../language/detect-language.ts'
import { cue } from './wording.ts'

/**
 * Words for what the assistant does not do: choose places by who lives there, promise returns, and
 * tell what the law or the tax office wants.
 */
const english = {
  groups:
    'indians | pakistanis | arabs | muslims | christians | hindus | jews | africans | europeans | asians | filipinos | russians | chinese people | blacks | whites | white people | black people | emiratis | iranians | locals | nigerians | bangladeshis | immigrants',
  adjectives:
    'indian | pakistani | arab | muslim | christian | hindu | jewish | african | european | asian | filipino | russian | chinese | white | black | emirati | iranian | western | nigerian | bangladeshi',
}

export const boundaryWords: Readonly<Record<Writing, PhraseTable>> = {
  en: [
    cue(
      'steer',
      combine(
        'no {} | without {} | not many {} | few {} | fewer {} | only {} | mostly {} | mainly {} | {} only | {} live | {} are living | {} staying | where {} live | avoid {} | away from {} | too many {} | lots of {} | full of {} | free of {}',
        english.groups,
      ),
    ),
    cue(
      'steer',
      combine(
        '{} area | {} areas | {} neighbourhood | {} neighborhood | {} community | {} communities | {} building | {} buildings | {} neighbours | {} neighbors | {} people | {} families | {} tenants only | {} residents',
        english.adjectives,
      ),
    ),
    cue(
      'promise',
      'overheated | price bubble | a bubble | bubble burst | late to the party | prices went mad | prices gone mad | prices are crazy | too late to buy | guarantee | guaranteed | guarantees | risk free | no risk | sure profit | will double | double in value | definitely double | double my money | definitely go up | definitely increase | can you promise | promise me | will prices go up | will the price go up | will prices rise | price prediction | predict',
    ),
    cue(
      'law',
      'legal | illegal | legally | is it legal | lawsuit | sue | lawyer | pay tax | pay taxes | pay any tax | income tax | capital gains tax | tax return | tax advice | legal advice | tax in my country | against the law | inheritance law | avoid tax | tax free | evict him | court case',
    ),
  ],
  de: [
    cue(
      'steer',
      combine(
        'keine {} | ohne {} | nur {} | wenig {} | wenige {} | viele {} | hauptsaechlich {} | wo {} wohnen | {} wohnen | {} leben | vor allem {}',
        'inder | pakistaner | araber | muslime | christen | hindus | juden | afrikaner | europaeer | asiaten | russen | chinesen | deutsche | deutschen | indern | arabern | muslimen | afrikanern | auslaender | auslaendern | einheimische',
      ),
    ),
    cue(
      'promise',
      'ueberhitzt | blase | preisblase | immobilienblase | zu spaet zum kaufen | garantieren | garantiert | garantie | garantierte | garantierten | ohne risiko | risikofrei | sicherer gewinn | versprechen | verspricht | steigen die preise | werden die preise steigen | preisprognose',
    ),
    cue(
      'law',
      'legal | illegal | rechtlich | rechtsberatung | steuerberatung | anwalt | verklagen | klagen | steuern zahlen | steuer zahlen | steuerfrei | versteuern | einkommensteuer | steuererklaerung | erbrecht | strafbar',
    ),
  ],
  ru: [
    cue(
      'steer',
      combine(
        'нет {} | без {} | мало {} | меньше {} | только {} | много {} | где живут {} | живут {} | одни {} | поменьше {} | не живут {} | в основном {}',
        'индусов | индийцев | индусы | индийцы | пакистанцев | пакистанцы | арабов | арабы | мусульман | мусульмане | христиан | христиане | африканцев | африканцы | европейцев | европейцы | азиатов | азиаты | китайцев | китайцы | русских | русские | евреев | евреи | негров | местных | мигрантов',
      ),
    ),
    cue(
      'promise',
      'перегрет | перегрета | перегрето | перегретый | пузырь | пузырем | поздно покупать | цены взлетели | гарантируете | гарантируешь | гарантия | гарантии | гарантированная | гарантированный | гарантированно | гарантированную | без риска | обещаете | обещаешь | точно вырастет | цены вырастут | вырастут ли цены | вырастет ли',
    ),
    cue(
      'law',
      'законно | незаконно | легально | юрист | юридическая | юридическую | подать в суд | засудить | платить налог | платить налоги | налог в россии | налоги в россии | ндфл | уклониться от налогов | по закону | не платить налоги',
    ),
  ],
  ar: [
    cue(
      'steer',
      combine(
        'ما فيها {} | ما فيه {} | بدون {} | من غير {} | مافيها {} | بلا {} | فقط {} | كلها {} | أغلبها {} | يسكنها {} | خالية من {} | لا يسكنها {} | فيها {} | معظمها {}',
        'هنود | باكستانيين | عرب | مسلمين | مسيحيين | هندوس | يهود | أفارقة | أوروبيين | آسيويين | أجانب | فلبينيين | روس | صينيين | إيرانيين | مواطنين',
      ),
    ),
    cue(
      'promise',
      'فقاعة | فقاعه | الاسعار بتطير | الأسعار بتطير | الاسعار تطير | فات الاوان | تضمن | تضمنون | ضمان | مضمون | مضمونة | بدون مخاطرة | بدون مخاطر | توعدني | هل سترتفع الأسعار | الأسعار بترتفع',
    ),
    cue(
      'law',
      'قانوني | قانونية | غير قانوني | محامي | محام | أرفع قضية | قضية | أدفع ضريبة | أدفع ضرائب | ضريبة الدخل | استشارة قانونية | استشارة ضريبية | التهرب',
    ),
  ],
  arabizi: [],
  translit: [],
  hi: [
    cue(
      'steer',
      combine(
        '{} न हों | {} ना हों | {} न हो | {} नहीं हों | {} नहीं रहते | {} के बिना | {} रहते हों | {} रहते हैं | सिर्फ {} | केवल {} | {} कम हों | {} वाला इलाका | {} का इलाका | {} नहीं चाहिए',
        'मुसलमान | मुस्लिम | हिंदू | ईसाई | भारतीय | इंडियन | पाकिस्तानी | अरब | अफ्रीकी | यूरोपियन | चीनी | सिख | यहूदी | गोरे | बांग्लादेशी',
      ),
    ),
    cue(
      'promise',
      'बुलबुला | दाम बहुत चढ़ गए | गारंटी | गारंटीड | पक्का रिटर्न | पक्का मुनाफा | बिना रिस्क | बिना जोखिम | वादा | दाम बढ़ेंगे | कीमत बढ़ेगी',
    ),
    cue(
      'law',
      'कानूनी | गैरकानूनी | कानून | वकील | मुकदमा | टैक्स देना | टैक्स भरना | इनकम टैक्स | टैक्स बचाना | लीगल | केस करना',
    ),
  ],
  hinglish: [
    cue(
      'steer',
      combine(
        '{} na ho | {} na hon | {} nahi rehte | {} ke bina | sirf {} | {} nahi ho | {} rehte ho | {} rehte hain | {} nahi chahiye | {} wala area | {} area',
        'muslim | musalman | hindu | christian | indian | indians | pakistani | arab | african | bangladeshi | sikh',
      ),
    ),
    cue(
      'promise',
      'bubble hai | bubble | daam bahut chadh gaye | guarantee | guarantee do | pakka return | pakka profit | bina risk | price badhega',
    ),
    cue(
      'law',
      'kanooni | gair kanooni | kanoon | vakil | tax dena | tax bharna | income tax | tax bachana | legal hai',
    ),
  ],
  zh: [
    cue(
      'steer',
      combine(
        '没有{} | 没{} | 不要{} | 无{} | 少{} | {}少 | {}多 | 都是{} | 只有{} | 全是{} | 远离{} | {}住 | {}居住 | {}区 | {}小区 | {}聚集',
        '印度人 | 巴基斯坦人 | 阿拉伯人 | 穆斯林 | 基督徒 | 黑人 | 白人 | 非洲人 | 欧洲人 | 菲律宾人 | 犹太人 | 俄罗斯人 | 中国人 | 华人 | 本地人',
      ),
    ),
    cue(
      'promise',
      '泡沫 | 是不是泡沫 | 过热 | 過熱 | 高位接盘 | 接盘 | 保证 | 担保 | 稳赚 | 稳赚不赔 | 包赚 | 零风险 | 没有风险 | 无风险 | 承诺 | 会涨吗 | 一定会涨 | 会不会涨 | 肯定涨',
    ),
    cue(
      'law',
      '合法吗 | 违法 | 合法 | 律师 | 打官司 | 起诉 | 交税 | 纳税 | 报税 | 个税 | 避税 | 逃税 | 法律咨询 | 遗产税',
    ),
  ],
}
