import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { passageTextsOf } from '../src/reply/texts/passage-texts.ts'
import { converse } from './conversation.ts'
import { digits } from './own-sums-tools.ts'
import { toolsWithTexts } from './site-library.ts'

const no: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^No\b/u,
  de: /^Nein\b/u,
  ru: /^Нет/u,
  ar: /^لا/u,
  hi: /^नहीं/u,
  zh: /^不可以/u,
}

const rises: readonly [LanguageCode, string][] = [
  [
    'en',
    'My landlord just sent me an email saying rent goes from 82,000 to 110,000 at renewal. JVC, 2 bed, been here 3 years. Contract ends in 7 weeks. Is that legal??',
  ],
  [
    'en',
    'owner says 145k next year, im on 120k now, palm 2br, he told me by email yesterday and lease is up in 10 weeks',
  ],
  [
    'de',
    'vermieter möchte ab märz 98.000 statt 80.000, studio in der marina, vertrag endet in 8 wochen. muss ich das zahlen?',
  ],
  [
    'ru',
    'хозяйка при продлении поднимает с 70 до 90 тысяч, студия в марине, договор кончается через 40 дней, это законно?',
  ],
  ['ar', 'المالك رفع علي من ٦٠ الى ٧٥ والعقد يخلص بعد شهرين يصير؟'],
  [
    'hi',
    'malik renewal pe rent 60k se 75k kar raha hai, 1bhk al barsha, contract 2 mahine me khatam. ye sahi hai kya',
  ],
  ['zh', '房东续租要从8万涨到10万5 一居室 JLT 合同还有6周到期 合法吗'],
]

describe('a rise that is told with the home that it is for', () => {
  it.each(rises)(
    'is held against the rule, and no home is looked for (%s: %s)',
    async (language, said) => {
      const { text, results } = await converse(toolsWithTexts, [said], language)
      expect(text).toMatch(no[language])
      expect(digits(text)).toContain('90')
      expect(digits(text)).toContain('20')
      expect(results).toBeUndefined()
    },
  )

  it.each<[LanguageCode, string]>([
    ['en', 'its a 1 bed in JLT, been there 3 years'],
    ['de', 'wohne da seit 3 jahren, 1 zimmer in JLT'],
    ['ru', 'живём 2 года, студия в марине'],
    ['ar', 'وانا ساكن من 5 سنين، غرفة وصالة'],
    ['hi', '3 saal se reh raha hu, 1bhk hai'],
    ['zh', '住了四年了 一居'],
  ])('stays as it was where more is told of the tenancy (%s: %s)', async (language, more) => {
    const [, first = ''] = rises.find(([each]) => each === language) ?? []
    const { text, results } = await converse(toolsWithTexts, [first, more], language)
    expect(digits(text)).toContain('90')
    expect(results).toBeUndefined()
  })

  it.each<[LanguageCode, string, RegExp]>([
    [
      'en',
      'and if I just refuse and pay the old amount, can he kick me out',
      /no reason for eviction/u,
    ],
    ['de', 'und wenn ich einfach die alte Miete weiter zahle?', /kein Grund für eine Räumung/u],
    ['ru', 'а если откажусь, выселит?', /не основание для выселения/u],
    ['ar', 'طيب واذا رفضت؟', /ليس سببًا للإخلاء/u],
    ['hi', 'agar mana kar du to?', /ख़ाली कराने का कारण नहीं/u],
    ['zh', '那我不同意就按原价付 他能赶我走吗', /不构成收回房屋的理由/u],
  ])('is gone on with (%s: %s)', async (language, next, answer) => {
    const [, first = ''] = rises.find(([each]) => each === language) ?? []
    const { text } = await converse(toolsWithTexts, [first, next], language)
    expect(text).toMatch(answer)
    expect(text).not.toContain(passageTextsOf(language).taken)
  })

  it('has a notice that is needed whatever the index says', async () => {
    const [, first = ''] = rises[0] ?? []
    const next = "so the 90 days thing applies even if he's 'within the index'?"
    const { text } = await converse(toolsWithTexts, [first, next])
    expect(text).toMatch(/^Yes, the 90 days hold/u)
  })
})

describe('having to leave', () => {
  it.each<[LanguageCode, string]>([
    [
      'en',
      'landlord gave us 4 months to leave because his parents are moving in. contract till may. correct?',
    ],
    ['de', 'Vermieter will uns in 3 Monaten raus haben weil er verkauft. Rechtens?'],
    [
      'ru',
      'хозяйка написала что через месяц въезжает сама и просит освободить. договор до октября. имеет право?',
    ],
    [
      'ar',
      'صاحب الشقة يبينا نطلع عقب شهر لان ولده بيتزوج ويسكن فيها والعقد باقي عليه ٧ شهور، يقدر؟',
    ],
    ['hi', 'मेरा मकान मालिक बोल रहा है घर खाली करो उसको बेचना है, 2 महीने का टाइम दिया है। ये सही है क्या'],
    ['zh', '新房东买了我租的房子 让我三个月内搬走 可以吗'],
  ])('is held against the twelve months (%s: %s)', async (language, said) => {
    const { text } = await converse(toolsWithTexts, [said], language)
    expect(text).toMatch(no[language])
    expect(digits(text)).toContain('12')
  })
})

describe('a golden visa', () => {
  it.each<[LanguageCode, string[], string]>([
    [
      'en',
      [
        'bought at 1.85m last year with a mortgage, any chance of the 10 yr visa or do i need to top up',
      ],
      '1850000',
    ],
    [
      'de',
      ['reicht eine wohnung für 1,6 mio für das golden visa oder muss man 2 mio haben'],
      '1600000',
    ],
    [
      'en',
      [
        'I have about AED 1.4m cash, want to buy something in RAK',
        'does it get me the golden visa or is it too little',
      ],
      '1400000',
    ],
    ['zh', ['130万的房子加老婆名下80万的 能办黄金签证吗'], '1300000'],
    ['ar', ['اشتريت بمليون ونص وزوجتي عندها شقة ب 700 الف، نقدر ناخذ الاقامة الذهبية؟'], '1500000'],
  ])('is short of the price that was told (%s: %j)', async (language, said, price) => {
    const { text } = await converse(toolsWithTexts, said, language)
    const [first = ''] = text.split('\n')
    expect(digits(first.replaceAll(/[,.\s\u00a0]/gu, ''))).toContain(price)
    expect(digits(first.replaceAll(/[,.\s\u00a0]/gu, ''))).toContain('2000000')
  })
})

describe('texts that many ask for', () => {
  it.each<[LanguageCode, string, RegExp]>([
    ['en', 'can i buy in ajman as a kenyan and is it mine forever', /Law No\. 13 of 2019/u],
    [
      'de',
      'dürfen wir als deutsche in abu dhabi ein haus mit grundstück kaufen?',
      /Nr\. 13 von 2019/u,
    ],
    ['ru', 'можно ли гражданину беларуси купить студию в шардже на своё имя', /Шардже/u],
    ['ar', 'هل العماني يقدر يتملك ارض في راس الخيمة', /رأس الخيمة/u],
    ['hi', 'pakistani hu, sharjah me flat apne naam pe le sakta hu kya', /शारजाह/u],
    ['zh', '外国人在阿布扎比买是永久产权吗？跟迪拜一样不', /2019 年第 13 号/u],
    [
      'en',
      'do you reckon prices are about to drop? so many towers going up in jvc',
      /^Will prices fall/u,
    ],
    ['de', 'wird der markt kippen? überall kräne', /^Fallen die Preise/u],
    ['ru', 'ну и честно, рынок не рухнет? говорят столько настроили', /^Упадут ли цены/u],
    ['hi', 'abhi lena theek hai ya daam girne wale hai', /^क्या कीमतें गिरेंगी/u],
    ['zh', '现在买会不会站岗 迪拜盖太多了', /^房价会跌吗/u],
    ['ru', 'снимаю студию, можно пустить туристов через букинг', /Можно ли сдавать на Airbnb/u],
    ['hi', 'do mahine ka kiraya baaki hai, airport pe rokenge kya', /^क्या बकाया किराए/u],
    ['ar', 'شركة البناء افلست قبل التسليم وين تروح فلوسي', /ماذا يحدث لأموالي/u],
  ])('answer (%s: %s)', async (language, said, answer) => {
    const { text } = await converse(toolsWithTexts, [said], language)
    expect(text).toMatch(answer)
  })
})

describe('an answer', () => {
  it.each<[LanguageCode, string, RegExp]>([
    [
      'en',
      'who normally pays the 4 percent to the land department, buyer or seller',
      /\n.{0,80}the buyer usually pays/u,
    ],
    ['zh', '过户的4%一般谁出', /\n按规定过户费由买卖双方分担/u],
    ['hi', 'rent ka cheque bounce ho gaya, jail to nahi hogi na', /\n[^।]{0,120}अपराध नहीं/u],
    [
      'ar',
      'كم يطلعون رسوم التصديق في الشارجة؟ هني في دبي ندفع ايجاري ٢٢٠ بس',
      /\nالرسم في الشارقة 4/u,
    ],
  ])('leads with what was asked (%s: %s)', async (language, said, beginning) => {
    const { text } = await converse(toolsWithTexts, [said], language)
    expect(text).toMatch(beginning)
  })

  it.each<[LanguageCode, string, RegExp]>([
    [
      'de',
      'Guten Tag, meine Mieterin zahlt seit zwei Monaten nicht mehr. Wohnung in Dubai Silicon Oasis. Was kann ich tun?',
      /^Was, wenn der Mieter nicht zahlt/u,
    ],
    [
      'de',
      'Habe 2022 ein Off-Plan-Apartment in Dubai Creek Harbour gekauft, Übergabe ist jetzt schon 9 Monate verspätet. Was kann ich machen?',
      /^(?:Was kann ich tun, wenn der Bauträger|Kann ich einen Off-Plan-Kauf wegen)/u,
    ],
  ])(
    'is of the matter, and not of the place where it happens (%s: %s)',
    async (language, said, beginning) => {
      const { text } = await converse(toolsWithTexts, [said], language)
      expect(text).toMatch(beginning)
    },
  )

  it('is no text that shares a word or two', async () => {
    const said = "nothing closer? i'd rather have a smaller place than an hour on the train"
    const { text } = await converse(toolsWithTexts, [said])
    const { none, taken } = passageTextsOf('en')
    expect(text).not.toContain(taken)
    expect(text).toBe(none)
  })
})
