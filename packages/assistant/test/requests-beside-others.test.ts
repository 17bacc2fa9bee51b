import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { compiledAnswers } from '@manzil/content/compiled-content'
import { openLibrary } from '@manzil/content/content-library'
import { contentLanguages } from '@manzil/content/content-row'
import { describe, expect, it } from 'vitest'
import { createTextTools } from '../src/tools/site-texts.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const rows = (await Promise.all(contentLanguages.map(compiledAnswers))).flat()
const library = openLibrary(rows)
const tools = () => ({
  ...fakeTools(() => 5),
  ...createTextTools({ library: async () => library }),
})

describe('two places compared, and homes in one of them', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'compare Deira and Mirdif for me, and show me 3 bed villas in Mirdif to rent'],
    [
      'en',
      "what's the difference between Deira and Mirdif? I need a 3 bed villa to rent in Mirdif",
    ],
    ['ar', 'قارن بين ديرة ومردف، وابي فيلا ٣ غرف ايجار في مردف'],
    ['ar', 'ايش الفرق بين ديرة ومردف؟ وعطني فلل ٣ غرف للايجار في مردف'],
    ['ru', 'сравни Дейру и Мирдиф, и покажи виллы с 3 спальнями в аренду в Мирдифе'],
    ['hi', 'Deira aur Mirdif me kya fark hai, aur Mirdif me 3 bhk villa rent pe dikhao'],
    ['hi', 'डेरा और मिर्दिफ़ में क्या फ़र्क है? मिर्दिफ़ में 3 बेडरूम विला किराए पर दिखाओ'],
    ['zh', '代拉和米尔迪夫比一下，再帮我找米尔迪夫三居的别墅，出租的'],
    [
      'de',
      'vergleich mal Deira und Mirdif, und zeig mir villen mit 3 schlafzimmern in Mirdif zur miete',
    ],
  ])('are both answered in %s: %s', async (language, said) => {
    const { text, state, search } = await converse(tools(), [said], language)
    expect(state.slots).toMatchObject({
      purpose: 'rent',
      location: ['mirdif'],
      type: ['villa'],
      bedrooms_min: 3,
      bedrooms_max: 3,
    })
    expect(state.intent).toBe('find_property')
    expect(search?.query).toContain('location=mirdif')
    expect(text.split('\n').length).toBeGreaterThan(1)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'where is the yield higher, Deira or Mirdif? and show me 1 beds in Mirdif for sale'],
    [
      'ru',
      'где доходность выше, в Дейре или Мирдифе? и покажи в Мирдифе квартиры с 1 спальней на продажу',
    ],
    ['zh', '代拉和米尔迪夫哪个投资回报高？帮我看看米尔迪夫一居出售的'],
    [
      'hi',
      'Deira aur Mirdif me rental yield kahan zyada hai? Mirdif me 1 bhk kharidne ke liye dikhao',
    ],
    [
      'de',
      'wo ist die Rendite höher, Deira oder Mirdif? und zeig mir 1 schlafzimmer in Mirdif zum Kauf',
    ],
  ])('what two places bring in is told beside a search, in %s: %s', async (language, said) => {
    const { text, state } = await converse(tools(), [said], language)
    expect(state.slots).toMatchObject({ purpose: 'sale', location: ['mirdif'], bedrooms_min: 1 })
    expect(text).toMatch(/%/u)
  })

  it('a comparison alone stays one', async () => {
    const said = 'compare Deira and Mirdif. which is cheaper for a 2 bed to rent?'
    const { state } = await converse(tools(), [said])
    expect(state.intent).toBe('compare_properties')
  })
})

describe('a change of the search, and a question', () => {
  it.each<[LanguageCode, string, string, RegExp]>([
    ['en', 'no actually in Mirdif, and what is the agent fee for renting', 'mirdif', /5\s?%/u],
    ['en', 'ok change it to Mirdif. how much is the deposit usually?', 'mirdif', /5\s?%/u],
    ['ar', 'لا خلها في مردف، وكم عمولة المكتب؟', 'mirdif', /5/u],
    ['ru', 'нет, лучше в Мирдифе, и сколько берёт агент?', 'mirdif', /5\s?%/u],
    ['ru', 'ой, не Дейра, а Мирдиф. и сколько стоит эджари?', 'mirdif', /220/u],
    ['hi', 'nahi Mirdif me dikhao, aur broker ka commission kitna hai?', 'mirdif', /5\s?%/u],
    ['zh', '改成米尔迪夫吧，另外押金一般交多少', 'mirdif', /5\s?%/u],
    ['zh', '还是换成米尔迪夫吧，还有中介费一般多少？', 'mirdif', /5\s?%/u],
    ['de', 'doch lieber Mirdif, und was kostet ejari', 'mirdif', /220/u],
    ['de', 'lieber in Mirdif, und wie hoch ist die maklerprovision bei miete?', 'mirdif', /5\s?%/u],
  ])('are both heard in %s: %s', async (language, said, place, figure) => {
    const { text, state } = await converse(tools(), ['2 bed to rent in Deira', said], language)
    expect(state.slots).toMatchObject({ location: [place], purpose: 'rent', bedrooms_min: 2 })
    expect(text).toMatch(figure)
  })

  it.each<[LanguageCode, string, RegExp]>([
    ['zh', '改成三居，押金一般交多少？', /5\s?%/u],
    ['zh', '不对，要三居，还有押金一般交多少', /5\s?%/u],
    ['hi', 'nahi 3 bhk karo, aur broker ka commission kitna lagega', /5\s?%/u],
    [
      'de',
      'nein, doch lieber 3 schlafzimmer, und wie hoch ist die maklerprovision bei miete?',
      /5\s?%/u,
    ],
    ['en', 'sorry 3 bed not 2, so what is the agent fee when renting', /5\s?%/u],
  ])('rooms are changed beside a question, in %s: %s', async (language, said, figure) => {
    const { text, state } = await converse(tools(), ['2 bed to rent in Deira', said], language)
    expect(state.slots).toMatchObject({ location: ['deira'], bedrooms_min: 3, bedrooms_max: 3 })
    expect(text).toMatch(figure)
  })

  it('a question that names a place changes no search', async () => {
    const said = 'is Mirdif quiet? and what is the agent fee for renting?'
    const { state } = await converse(tools(), ['2 bed to rent in Deira', said])
    expect(state.slots.location).toEqual(['deira'])
  })
})

describe('what something beside the rent costs is no price of homes', () => {
  it.each<[LanguageCode, string, RegExp]>([
    ['en', '2 bed to rent in Deira up to 100k and what does ejari cost?', /220/u],
    ['en', '2 bed in Deira to rent max 100k, and how much is the deposit usually?', /5\s?%/u],
    ['en', '1 bedroom for rent in Deira under 90k. how much is the commission?', /5\s?%/u],
    ['ru', 'покажи студии в аренду в Дейре, и сколько стоит эджари?', /220/u],
    ['de', 'Zeig mir Wohnungen in Deira zur Miete und was kostet Ejari?', /220/u],
    ['zh', '帮我找代拉一居出租，另外Ejari登记多少钱？', /220/u],
    ['hi', 'Deira me 1 bhk rent pe dikhao aur ejari kitne ka hota hai?', /220/u],
    ['ar', 'ابي شقة غرفتين ايجار في ديرة، وبكم تسجيل ايجاري؟', /220/u],
  ])('in %s: %s', async (language, said, figure) => {
    const { text, state } = await converse(tools(), [said], language)
    expect(text).toMatch(figure)
    expect(state.slots).toMatchObject({ location: ['deira'], purpose: 'rent' })
  })

  it('what a home costs there still is', async () => {
    const { text } = await converse(tools(), ['what is Mirdif like?', 'how much is a 2 bed there?'])
    expect(text).toMatch(/asking prices/u)
  })
})

describe('a question that leans on the search before it', () => {
  it.each<[LanguageCode, string, RegExp]>([
    [
      'de',
      'suche studio in Deira zum kauf bis 900k, bekomm ich damit das golden visa?',
      /2\.000\.000/u,
    ],
    ['zh', '想在代拉买个开间，100万以内，能拿黄金签证吗？', /2,000,000/u],
    ['hi', 'Deira me studio kharidna hai 9 lakh tak, golden visa milega kya?', /20,00,000/u],
    ['en', 'studio in Deira to buy under 900k, do i get the golden visa with it?', /2,000,000/u],
    [
      'ru',
      'ищу студию в Дейре купить до миллиона, дадут ли золотую визу?',
      /2[\s\u00a0\u202f]000[\s\u00a0\u202f]000/u,
    ],
    ['ar', 'ابي استوديو للبيع في ديرة تحت مليون، وهل اقدر اخذ الاقامة الذهبية؟', /2,000,000/u],
  ])('is answered beside it, in %s: %s', async (language, said, figure) => {
    const { text, state } = await converse(tools(), [said], language)
    expect(text).toMatch(figure)
    expect(state.slots).toMatchObject({ location: ['deira'], purpose: 'sale' })
    expect(state.slots.price_max).toBeGreaterThan(800_000)
  })
})

describe('an insult beside a request', () => {
  it.each<[LanguageCode, string, RegExp]>([
    ['en', 'you are useless. anyway what does ejari cost?', /220/u],
    ['en', 'what is the usual commission when renting, and you are a stupid robot', /5\s?%/u],
    ['ar', 'انتو نصابين! المهم، كم عمولة الوسيط في الايجار؟', /5/u],
    ['de', 'du bist ein Idiot! egal, wie hoch ist die Übertragungsgebühr beim Kauf?', /4\s?%/u],
    ['ru', 'вы идиоты! сколько составляет сбор за переход права при покупке?', /4\s?%/u],
  ])('leaves the request its answer, in %s: %s', async (language, said, figure) => {
    const { text } = await converse(tools(), [said], language)
    expect(text).toMatch(figure)
  })

  it('is answered calmly alone', async () => {
    const { text } = await converse(tools(), ['you are useless. stupid robot'])
    expect(text).toMatch(/sorry/u)
  })
})
