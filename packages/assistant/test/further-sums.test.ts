import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { digits, numbers, tools, toolsToLet } from './own-sums-tools.ts'

type Case = [LanguageCode, string]

/** The figures stand in the answer and in its evidence, and nothing is searched for. */
async function expectSum(
  language: LanguageCode,
  turns: readonly string[],
  figures: readonly string[],
): Promise<void> {
  const { text, evidence, state, results } = await converse(tools(), turns, language)
  const claims = evidence.map(({ claim }) => claim).join(' ')
  for (const figure of figures) {
    const read = figure.includes('.') ? numbers : digits
    expect(read(text)).toContain(figure)
    expect(read(claims)).toContain(figure)
  }
  expect(results).toBeUndefined()
  expect(state.slots).toEqual({})
}

describe('a commission alone', () => {
  it.each<Case>([
    ['en', 'how much commission for the agent with VAT on a rent of 70k?'],
    ['ar', 'كم عمولة المكتب مع الضريبة على ايجار 70 الف؟'],
    ['ru', 'сколько комиссии агенту с НДС при аренде 70 тысяч?'],
    ['hi', '70 हज़ार के किराए पर एजेंट का कमीशन VAT के साथ कितना?'],
    ['zh', '租金7万，中介费含增值税多少？'],
    ['de', 'Wie viel Provision mit MwSt bei 70.000 Jahresmiete?'],
  ])('is told with its tax (%s: %s)', (language, said) =>
    expectSum(language, [said], ['3500', '3675']),
  )
})

describe('the transfer fee by halves', () => {
  it.each<Case>([
    ['en', 'seller agreed to split the transfer fee, price 1.8m. how much do I pay?'],
    ['ar', 'رسوم نقل الملكية مناصفة والسعر مليون و800 الف، كم ادفع؟'],
    ['ru', 'сбор за переход права пополам, цена 1,8 млн, сколько платить мне?'],
    ['hi', 'ट्रांसफर फीस आधी आधी, कीमत 18 लाख, मुझे कितना देना है?'],
    ['zh', '过户费双方平分，房价180万，我付多少？'],
    ['de', 'Übertragungsgebühr teilen wir, Preis 1,8 Mio. Wie viel zahle ich?'],
  ])('is told for each side (%s: %s)', (language, said) =>
    expectSum(language, [said], ['72000', '36000']),
  )
})

describe('a loan that is settled early', () => {
  it.each<Case>([
    ['en', 'I want to settle my loan early, 700k left. what will the bank charge?'],
    ['ar', 'ابغي سداد مبكر للقرض، باقي 700 الف، كم ياخذ البنك؟'],
    ['ru', 'хочу досрочно закрыть кредит, осталось 700 тысяч, сколько возьмёт банк?'],
    ['hi', 'लोन समय से पहले चुकाना है, 7 लाख बाकी, बैंक कितना लेगा?'],
    ['zh', '贷款还剩70万，提前还清要付多少？'],
    ['de', 'Ich will 700.000 vorzeitig ablösen, was nimmt die Bank?'],
  ])('costs its share (%s: %s)', (language, said) =>
    expectSum(language, [said], ['700000', '7000']),
  )
})

describe('more each month than a loan asks for', () => {
  it.each<Case>([
    [
      'en',
      'loan of 800k at 5% for 20 years, if I pay 1,000 extra a month how much sooner is it done?',
    ],
    ['ru', 'кредит 800 тысяч под 5% на 20 лет, если платить больше в месяц на 1000, когда закрою?'],
    ['zh', '贷款80万，利率5%，20年，每月多还1000，多久还清？'],
    ['de', 'Darlehen 800.000 zu 5 % auf 20 Jahre, 1.000 mehr im Monat: wann bin ich fertig?'],
  ])('shortens it (%s: %s)', async (language, said) => {
    const { text, state } = await converse(tools(), [said], language)
    expect(state.money).toMatchObject({ kind: 'loan', borrowed: 800_000, extra: 1000 })
    expect(text).toContain('15')
  })
})

describe('leaving before the contract ends', () => {
  it.each<Case>([
    ['en', 'penalty for early termination is 3 months rent and I pay 84k a year, how much is it?'],
    ['ar', 'الشرط الجزائي 3 شهور والايجار 84 الف بالسنة، كم ادفع؟'],
    ['ru', 'штраф за расторжение 3 месяца, аренда 84 тысячи в год, сколько платить?'],
    ['hi', 'पेनल्टी 3 महीने का किराया है, किराया 84 हज़ार सालाना, कितना देना होगा?'],
    ['zh', '提前解约罚金3个月租金，年租8.4万，要付多少？'],
    ['de', 'Vertragsstrafe 3 Monate, Jahresmiete 84.000, wie viel ist das?'],
  ])('costs so many months (%s: %s)', (language, said) => expectSum(language, [said], ['21000']))
})

describe('what is left of a deposit', () => {
  it.each<Case>([
    ['en', 'my deposit was 7000, they deduct 900 and 1200, how much do I get back?'],
    ['ar', 'التأمين 7000 وخصم 900 و 1200، كم يرجعلي؟'],
    ['ru', 'депозит 7000, удержали 900 и 1200, сколько вернут?'],
    ['hi', 'डिपॉजिट 7000 था, 900 और 1200 काट लिए, कितना वापस मिलेगा?'],
    ['zh', '押金7000，扣了900和1200，退我多少？'],
    ['de', 'Kaution 7000, er zieht 900 und 1200 ab, wie viel bekomme ich zurück?'],
  ])('is what is not taken off (%s: %s)', (language, said) => expectSum(language, [said], ['4900']))
})

describe('a rent in two numbers of cheques', () => {
  it.each<Case>([
    ['en', '96k in 6 cheques or 90k in 2 cheques, which is better?'],
    ['ar', '96 الف على 6 شيكات ولا 90 الف على 2 شيكات، كم الفرق؟'],
    ['ru', '96 тысяч за 6 чеков или 90 тысяч за 2 чека, что выгоднее?'],
    ['hi', '96 हज़ार 6 चेक में या 90 हज़ार 2 चेक में, कौन सा बेहतर?'],
    ['zh', '9.6万6张支票，还是9万2张支票，哪个划算？'],
    ['de', '96.000 in 6 Schecks oder 90.000 in 2 Schecks, was ist besser?'],
  ])('is told by the cheque and by the year (%s: %s)', (language, said) =>
    expectSum(language, [said], ['16000', '45000', '6000']),
  )
})

describe('the price that brings a yield', () => {
  it.each<Case>([
    ['en', 'rent is 63k, I want a 7% return, at what price should I buy?'],
    ['ar', 'الايجار 63 الف وابي عائد 7%، بكم لازم اشتريها؟'],
    ['ru', 'аренда 63 тысячи, нужна доходность 7%, по какой цене брать?'],
    ['hi', 'किराया 63 हज़ार है, 7% रिटर्न चाहिए, कितने में खरीदूं?'],
    ['zh', '租金6.3万，想要7%回报率，什么价买合适？'],
    ['de', 'Miete 63.000, ich will 7 % Rendite, welcher Kaufpreis?'],
  ])('is worked out from the rent (%s: %s)', (language, said) =>
    expectSum(language, [said], ['900000']),
  )
})

describe('a home by the night', () => {
  it.each<Case>([
    ['en', '400 a night at 75% occupancy vs 90k a year rent, which is more?'],
    ['ar', '400 بالليلة ونسبة الاشغال 75% ولا ايجار 90 الف بالسنة؟'],
    ['ru', '400 за ночь при загрузке 75% или аренда 90 тысяч в год, что больше?'],
    ['hi', '400 प्रति रात, 75% ऑक्यूपेंसी, या 90 हज़ार सालाना किराया, कौन सा ज़्यादा?'],
    ['zh', '每晚400，入住率75%，还是年租9万，哪个多？'],
    ['de', '400 pro Nacht bei 75 % Auslastung oder 90.000 Jahresmiete?'],
  ])('is held beside a yearly rent (%s: %s)', (language, said) =>
    expectSum(language, [said], ['109600', '19600']),
  )
})

describe('two prices by their sizes', () => {
  it.each<Case>([
    ['en', '1.5m for 1000 sqft or 1.2m for 750 sqft, which is cheaper per sqft?'],
    ['ru', '1,5 млн за 1000 кв футов или 1,2 млн за 750 кв футов, что дешевле за фут?'],
    ['zh', '150万1000平方英尺，120万750平方英尺，哪个每平方英尺便宜？'],
    ['de', '1,5 Mio für 1000 sqft oder 1,2 Mio für 750 sqft, was ist günstiger pro sqft?'],
  ])('are told by the foot (%s: %s)', (language, said) =>
    expectSum(language, [said], ['1500', '1600']),
  )
})

describe('renting beside buying', () => {
  it.each<Case>([
    ['en', 'rent or buy? rent 90k, or buy for 1.2m with 20% down at 4% over 25 years'],
    ['ar', 'استاجر ولا اشتري؟ الايجار 90 الف والسعر مليون و200 الف بدفعة 20% وفائدة 4% على 25 سنة'],
    [
      'ru',
      'снимать или купить: аренда 90 тысяч или покупка за 1,2 млн, взнос 20%, под 4% на 25 лет',
    ],
    ['hi', 'rent karu ya buy? kiraya 90 hazar, ya 12 lakh me khareedu, 20% down, 4% byaj, 25 saal'],
    ['zh', '租还是买：租金9万，买120万首付20%利率4%25年'],
    ['de', 'mieten oder kaufen? Miete 90.000, Kauf 1,2 Mio mit 20 % Anzahlung, 4 % Zins, 25 Jahre'],
  ])('is told by the month and over years (%s: %s)', (language, said) =>
    expectSum(language, [said], ['7500', '5067', '450000']),
  )
})

describe('moving into a shown home', () => {
  it.each<Case>([
    ['en', 'what do I pay in total to move into the first one?'],
    ['ar', 'كم ادفع كله عشان اسكن في الاول؟'],
    ['ru', 'сколько всего платить при заселении в первую?'],
    ['hi', 'पहले वाले में शिफ्ट होने में कुल कितना देना होगा?'],
    ['zh', '第一套入住一共要付多少？'],
    ['de', 'wie viel zahle ich insgesamt beim Einzug in die erste?'],
  ])('takes its own rent (%s: %s)', async (language, said) => {
    const search: Readonly<Record<LanguageCode, string>> = {
      en: 'apartments for rent in JVC',
      ar: 'شقق للايجار في قرية جميرا الدائرية',
      ru: 'квартиры в аренду в JVC',
      hi: 'JVC में किराए पर फ्लैट',
      zh: 'JVC 公寓出租',
      de: 'Wohnungen zur Miete in JVC',
    }
    const { text, state } = await converse(toolsToLet(), [search[language], said], language)
    expect(state.money?.kind).toMatch(/movingIn|costs/u)
    expect(digits(text)).toContain('101000')
    expect(digits(text)).toContain('5050')
    expect(text).toMatch(/220/u)
  })
})

describe('a purchase by parts', () => {
  it.each<Case>([
    ['en', 'flat for 1.5m with 25% down, how much cash altogether?'],
    ['ar', 'شقة بمليون ونص ودفعة 25%، كم كاش احتاج؟'],
    ['ru', 'квартира за 1,5 млн, взнос 25%, сколько наличных нужно?'],
    ['hi', '15 लाख का फ्लैट, 25% डाउन, कुल कितना कैश लगेगा?'],
    ['zh', '150万的公寓，首付25%，一共要准备多少现金？'],
    ['de', 'Wohnung für 1,5 Mio, 25 % Anzahlung, wie viel Bargeld alles zusammen?'],
  ])('is cash with its fees (%s: %s)', (language, said) =>
    expectSum(language, [said], ['375000', '474383']),
  )
})
