import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { alertTexts } from '../src/reply/texts/alert-texts.ts'
import { moodTextsOf } from '../src/reply/texts/mood-texts.ts'
import { otherLanguageOf } from '../src/understanding/other-language.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const tools = fakeTools(() => 5)

describe('somebody in need', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'lost my job and the rent is due in 10 days'],
    ['ar', 'فقدت وظيفتي وما اعرف شو اسوي'],
    ['ru', 'меня уволили, нечем платить'],
    ['hi', 'नौकरी चली गई, समझ नहीं आ रहा क्या करूँ'],
    ['zh', '我失业了，不知道怎么办'],
    ['de', 'habe meinen Job verloren und weiß nicht weiter'],
    ['en', 'we have to be out in two weeks and everything is too dear'],
    ['ar', 'لازم نطلع بعد أسبوعين وكل شي غالي علينا'],
    ['ru', 'нам нужно съехать через две недели, и всё слишком дорого'],
    ['hi', 'हमें दो हफ्ते में घर खाली करना है और सब बहुत महंगा है'],
    ['zh', '我们两周内要搬走，什么都太贵了'],
    ['de', 'wir müssen in zwei Wochen raus und alles ist zu teuer'],
  ])('is heard, and nothing is searched (%s)', async (language, text) => {
    const said = await converse(tools, [text], language)
    expect(said.text.startsWith(moodTextsOf(language).sorry)).toBe(true)
    expect([said.state.slots, said.results]).toEqual([{}, undefined])
  })

  it('is answered all the same', async () => {
    const said = await converse(tools, ['lost my job, studio in JVC to rent under 40k'])
    expect(said.text.startsWith(moodTextsOf('en').sorry)).toBe(true)
    expect(said.state.slots).toMatchObject({ location: ['jumeirah-village-circle'] })
  })
})

it('a bitter joke is no search', async () => {
  const turns = ['studio in Business Bay to rent under 60k', '200k for that, I will sell a kidney']
  const { text, state } = await converse(tools, turns)
  expect([text, state.slots.price_max]).toEqual([moodTextsOf('en').tooMuch, 60_000])
})

it.each<[LanguageCode, string, string]>([
  ['en', '1 bed in Al Furjan to rent under 75k', 'email me when something new like that comes up'],
  ['ar', 'شقة غرفة في الفرجان للإيجار لحد 75 ألف', 'نبهني إذا نزل شي جديد'],
  ['ru', 'студия в Аль Фурджане в аренду до 75 тысяч', 'сообщите, когда появится новое'],
  ['hi', 'अल फुरजान में 1 बेडरूम किराए पर 75 हज़ार तक', 'नया आए तो बता देना'],
  ['zh', 'Al Furjan一居租7万5以内', '有新房源通知我'],
  [
    'de',
    '1 Schlafzimmer in Al Furjan zur Miete bis 75.000',
    'sag Bescheid, wenn etwas Neues kommt',
  ],
])(
  'to be told of new homes, a search is saved on its page (%s)',
  async (language, search, asks) => {
    const before = await converse(tools, [search], language)
    const said = await converse(tools, [search, asks], language)
    expect(said.text).toBe(alertTexts[language])
    expect([said.search, said.state.slots]).toEqual([before.search, before.state.slots])
  },
)

it.each([
  ['fr', 'Bonjour, je cherche un appartement avec deux chambres à louer à Dubai Marina'],
  ['es', 'Hola, busco un piso de dos dormitorios en alquiler en Dubai Marina'],
  ['tl', 'naghahanap po ako ng studio sa Deira, magkano po ang upa?'],
  ['ur', 'مجھے کرائے پر ایک بیڈروم کا فلیٹ چاہیے'],
  [undefined, 'apartment in La Mer to rent with a pool for me'],
  [undefined, 'شقة للإيجار في دبي مارينا مع چيلر فري'],
  [undefined, 'Wohnung in Dubai Marina mit zwei Zimmern'],
  [undefined, 'villa Palma, duplex, 3 bhk, mein budget 2 lakh hai'],
])('a language that is not spoken here: %s', (language, text) => {
  expect(otherLanguageOf(text)).toBe(language)
})
