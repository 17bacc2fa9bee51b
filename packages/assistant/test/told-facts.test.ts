import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { knowledge, now } from './knowledge.ts'
import { toolsWithTexts } from './site-library.ts'

const read = (language: LanguageCode, text: string) => {
  const { state, unused } = understand({ text, language, state: newState(), now }, knowledge)
  return { slots: state.slots, unused }
}

describe('how old people are', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'need a flat in Mirdif to rent, kids are 3, 6 and 9'],
    ['en', 'flat in Mirdif for my dad who is 78, to rent'],
    ['en', 'my wife and I are both 71, flat in Mirdif for rent'],
    ['en', 'flat to rent in Mirdif for my mother, 74 years old'],
    ['ru', 'сыну 7, дочке 4, нужна квартира в Мирдифе снять'],
    ['ru', 'Маме 74, хотим снять ей квартиру в Мирдифе'],
    ['ru', 'Нам 34 и 36, снимем квартиру в Мирдифе'],
    ['de', 'Suche Wohnung in Mirdif zur Miete, Kinder 4 und 7'],
    ['de', 'Meine Mutter (76) braucht eine Wohnung in Mirdif zur Miete'],
    ['de', 'Wir sind 66 und 69 und suchen eine Wohnung in Mirdif zur Miete'],
    ['ar', 'ابي شقة في مردف للايجار، عيالي ٥ و ٩ سنوات'],
    ['ar', 'امي ٧٢ وتبي شقة ايجار في مردف'],
    ['hi', 'mummy 65 aur papa 70 ke hai, Mirdif me flat chahiye rent pe'],
    ['hi', 'Mirdif mein flat rent pe chahiye, mummy papa ke liye 68 aur 72 saal'],
    ['hi', 'मम्मी पापा 68 और 72 साल के हैं। मिर्डिफ में किराए पर फ्लैट चाहिए'],
    ['zh', '我妈今年72,想在Mirdif租公寓'],
    ['zh', '孩子5岁和8岁,想在Mirdif租公寓'],
  ])('is no room and no price in %s: %s', (language, message) => {
    const { slots, unused } = read(language, message)
    const { type, ...others } = slots
    expect(others).toEqual({ location: ['mirdif'], purpose: 'rent' })
    expect(unused).toEqual([])
  })

  it.each<[LanguageCode, string, number]>([
    ['en', 'for my parents 2 bed in Mirdif to rent', 2],
    ['ru', 'маме 2 спальни в Мирдифе снять', 2],
    ['zh', '父母2房Mirdif租', 2],
    ['de', 'für meine Eltern 3 Schlafzimmer in Mirdif zur Miete', 3],
  ])('but rooms behind people are rooms in %s: %s', (language, message, bedrooms_min) => {
    expect(read(language, message).slots).toMatchObject({ bedrooms_min })
  })
})

describe('the plan of a house', () => {
  it.each<[LanguageCode, string]>([
    ['en', '3 beds type 2M in Meadows for sale'],
    ['de', 'Reihenhaus in The Springs, 3 Schlafzimmer, Typ 3M, zum Kauf'],
    ['ru', 'таунхаус в Спрингс, тип 3М, 3 спальни, купить'],
    ['ar', 'فيلا في الينابيع نوع 3M للبيع'],
  ])('is no price in %s: %s', (language, message) => {
    expect(read(language, message).slots.price_max).toBeUndefined()
  })

  it('but any kind up to so many millions has one', () => {
    expect(read('en', 'Meadows, any type 2m').slots).toMatchObject({ price_max: 2_000_000 })
  })
})

describe('a shop near the home', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'looking for a 1 bed in JLT with shops and a pharmacy downstairs, to rent'],
    ['ru', 'нужна 1 спальня в JLT в аренду, чтобы внизу был магазин'],
    ['de', 'Suche 1 Schlafzimmer in JLT zur Miete, Laden im Haus wäre gut'],
    ['ar', 'ابي غرفة نوم في ابراج بحيرات جميرا للايجار وتحت البناية محل بقالة'],
    ['hi', '1bhk chahiye JLT me rent pe, niche dukan ho'],
    ['zh', '想租JLT一居,楼下有商店'],
  ])('is told as left out and not looked for, in %s: %s', (language, message) => {
    const { slots, unused } = read(language, message)
    expect(slots.type ?? []).not.toContain('retail')
    expect(slots).toMatchObject({ bedrooms_min: 1, location: ['jumeirah-lake-towers'] })
    expect(unused).toContainEqual({ kind: 'unsearchable', what: 'shops' })
  })

  it('stays what is looked for alone', () => {
    expect(read('en', 'shop to rent near the metro in Deira').slots.type).toEqual(['retail'])
  })
})

describe('the last thing that is asked', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'cheers. last thing, dewa deposit - is that refundable?'],
    ['en', 'second question: do i need ejari'],
    ['ru', 'последний вопрос, депозит возвращают?'],
    ['de', 'letzte Frage: bekomme ich die Kaution zurück?'],
    ['de', 'als erstes: brauche ich ein Visum?'],
    ['ar', 'اخر سؤال، التأمين يرجع؟'],
    ['hi', 'last baat, deposit wapas milta hai?'],
    ['zh', '最后一个问题,押金退吗'],
  ])('means no card in %s: %s', async (language, question) => {
    const search = 'studio in Deira to rent'
    const { state, results } = await converse(toolsWithTexts, [search, question], language)
    expect(state.refs).toEqual([])
    expect(results).toBeUndefined()
  })
})

describe('a place of several emirates', () => {
  it.each<[LanguageCode, string]>([
    ['en', '2 bhk in Al Nahda or Al Taawun sharjah max 50k rent'],
    ['en', '1br to rent in Al Nahda or Muwaileh, 40k'],
    ['ar', 'غرفتين في النهدة او التعاون الشارقة ايجار 55 الف'],
    ['de', '2 Schlafzimmer in Al Nahda oder Al Khan Sharjah bis 50k Miete'],
    ['hi', 'Al Nahda ya Al Taawun sharjah me 2bhk, 55k tak rent'],
  ])('is in the emirate of those beside it, in %s: %s', (language, message) => {
    expect(read(language, message).slots.location?.[0]).toBe('al-nahda-sharjah')
  })

  it('stays in Dubai beside one of Dubai', () => {
    const { location } = read('en', '1br in Al Nahda or Deira to rent').slots
    expect(location).toEqual(['al-nahda', 'deira'])
  })
})

describe('two counts of rooms in Chinese', () => {
  it.each([
    ['Dubai Hills 兩房三房都可以，200到250萬買', 2, 3],
    ['想租JVC一房两房', 1, 2],
  ])('are a range: %s', (message, bedrooms_min, bedrooms_max) => {
    const { slots } = read('zh', message)
    expect(slots).toMatchObject({ bedrooms_min, bedrooms_max })
    expect(slots.bathrooms_min).toBeUndefined()
  })
})

describe('what is told of a home of one’s own', () => {
  it.each<[LanguageCode, string[]]>([
    ['en', ['i pay 82k since 2022 for my 1br in Marina, landlord wants 95k']],
    ['en', ['how much can i raise it, my tenant pays 70k', 'similar ones go for 95 now']],
    ['zh', ['租约快到期了想涨租,怎么弄', '在Dubai Marina,两居,现在租13万5,租客住了三年']],
    ['zh', ['我房子怎么涨租', 'JVC一房,现在租7万,租客住了两年']],
    [
      'ru',
      ['как поднять аренду арендатору', 'двушка в Марине, сейчас платит 110к, живёт три года'],
    ],
    [
      'de',
      ['Wie erhöhe ich meinem Mieter die Miete', '2 Zimmer in JLT, er zahlt jetzt 90k seit 2021'],
    ],
    [
      'ar',
      ['كيف ارفع الايجار على المستاجر', 'غرفتين في المارينا، يدفع الحين ١١٠ الف من ثلاث سنين'],
    ],
    ['hi', ['tenant ka rent kaise badhau', 'JLT me 2bhk, abhi 90k deta hai, 3 saal se']],
    ['de', ['Wer zahlt eigentlich die Klimareparatur, Vermieter oder er? waren 2.300']],
    ['hi', ['geyser kharab, 1200 laga, malik dega kya']],
    ['zh', ['水管漏了,师傅报价1500,谁出']],
    ['ru', ['или уже продать её.. брала за 690 в 2020']],
    ['en', ['maybe i should sell, bought it at 1.1m in 2019']],
    ['en', ['does my Dubai RERA card count in Sharjah or i need new one']],
    ['zh', ['迪拜的经纪人证在沙迦能用吗,要不要重新办一个']],
  ])('starts no search in %s: %s', async (language, turns) => {
    const { search, results, state } = await converse(toolsWithTexts, turns, language)
    expect(search).toBeUndefined()
    expect(results).toBeUndefined()
    expect(state.intent).not.toBe('compare_properties')
    expect(state.slots).toEqual({})
  })

  it.each<[LanguageCode, string]>([
    ['en', 'my landlord raised the rent to 120k, looking for a 1 bed in JVC below 100k'],
    ['de', 'Zahle jetzt 90k in JLT, suche was Günstigeres in JVC, 1 SZ'],
    ['ru', 'снимаю за 70к в Марине, хозяин поднимает, ищу однушку в JVC до 65'],
    ['zh', '现在租在Marina,房东要涨,想找JVC一房7万以内'],
  ])('and who looks for another home finds that one, in %s: %s', (language, message) => {
    const { location, bedrooms_max } = read(language, message).slots
    expect({ location, bedrooms_max }).toEqual({
      location: ['jumeirah-village-circle'],
      bedrooms_max: 1,
    })
  })
})

describe('a town that somebody comes from', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'main Kochi se hu, JVC me studio chahiye rent pe'],
    ['hi', 'मैं कोच्चि से हूँ, जेवीसी में स्टूडियो चाहिए किराए पर'],
    ['en', 'moving from Kota, need a studio in JVC to rent'],
  ])('is no word for a home in %s: %s', (language, message) => {
    expect(read(language, message).slots).toEqual({
      location: ['jumeirah-village-circle'],
      type: ['apartment'],
      bedrooms_min: 0,
      bedrooms_max: 0,
      purpose: 'rent',
    })
  })
})

describe('a limit before what is refused', () => {
  it.each<[LanguageCode, string]>([
    ['en', '1 bed in JVC to rent, max 95k, without a car'],
    ['de', '1 Schlafzimmer in JVC zur Miete, max 95k, ohne Auto'],
  ])('stays a most in %s: %s', (language, message) => {
    const { price_min, price_max } = read(language, message).slots
    expect({ price_min, price_max }).toEqual({ price_min: undefined, price_max: 95_000 })
  })
})

describe('rooms that are counted with the living room', () => {
  it.each<[LanguageCode, string, RegExp]>([
    ['ru', 'ищу двушку в JVC снять', /на одну меньше/u],
    ['de', '2-Zimmer-Wohnung in JVC zur Miete', /eines weniger/u],
  ])('are said to be so in %s', async (language, message, told) => {
    const { text, state } = await converse(toolsWithTexts, [message], language)
    expect(state.slots.bedrooms_max).toBe(1)
    expect(text).toMatch(told)
  })

  it.each<[LanguageCode, string]>([
    ['ru', 'нужны 2 спальни в JVC снять'],
    ['ru', 'однушка в JVC снять'],
    ['de', '2 Schlafzimmer in JVC zur Miete'],
  ])('and bedrooms are not, in %s: %s', async (language, message) => {
    const { text } = await converse(toolsWithTexts, [message], language)
    expect(text).not.toMatch(/на одну меньше|eines weniger/u)
  })
})

describe('what comes nearest in another emirate only', () => {
  it.each<[LanguageCode, string, RegExp]>([
    ['en', '2 bed to rent in Ajman Corniche up to 55k', /All of these are in Dubai/u],
    ['ar', 'غرفتين للايجار في كورنيش عجمان لين 55 الف', /وكلها في دبي/u],
    ['ru', '2 спальни в аренду в Корниш Аджман до 55 тыс', /Все они в Дубае/u],
    ['de', '2 Schlafzimmer zur Miete in Ajman Corniche bis 55k', /Sie liegen alle in Dubai/u],
  ])('is said to be there in %s', async (language, message, told) => {
    const isThere = (location: readonly string[] = []): boolean =>
      location.every((slug) => knowledge.gazetteer.pathOf(slug).at(-1)?.slug === 'dubai')
    const count = (slots: { location?: string[] }): number => (isThere(slots.location) ? 3 : 0)
    const tools: typeof toolsWithTexts = {
      ...toolsWithTexts,
      ...fakeTools(count),
    }
    const { text } = await converse(tools, [message], language)
    expect(text).toMatch(told)
  })
})
