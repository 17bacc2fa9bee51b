import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
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
