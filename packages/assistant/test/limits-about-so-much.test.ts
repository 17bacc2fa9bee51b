import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const slotsOf = async (
  turns: readonly string[],
  language: 'en' | 'ar' | 'ru' | 'hi' | 'zh' | 'de',
) =>
  (
    await converse(
      fakeTools(() => 5),
      turns,
      language,
    )
  ).state.slots

describe('a limit that is about so much', () => {
  it.each([
    ['en', 'villa in Arabian Ranches for sale, up to about 5.5m', 5_500_000],
    ['en', '1 bed in JVC for rent, at most 70k or so', 70_000],
    ['ar', 'شقة في جي في سي للايجار لحد حوالي 70 الف', 70_000],
    ['ar', 'شقة في جي في سي للايجار لين تقريبا 70 الف', 70_000],
    ['ru', 'квартира JVC аренда до примерно 70 тысяч', 70_000],
    ['hi', 'jvc me 1bhk rent max lagbhag 70k', 70_000],
    ['zh', '想租JVC一房，不超过7万左右', 70_000],
    ['de', 'Wohnung in JVC mieten bis etwa 70.000', 70_000],
    ['de', 'Wohnung in JVC mieten, höchstens ca. 70k', 70_000],
  ] as const)('is a maximum in %s: %s', async (language, message, most) => {
    const slots = await slotsOf([message], language)
    expect(slots.price_max).toBe(most)
    expect(slots.price_min).toBeUndefined()
  })

  it('is none where only about so much is said', async () => {
    const slots = await slotsOf(['1 bed in JVC for rent about 70k'], 'en')
    expect(slots).toMatchObject({ price_min: 63_000, price_max: 77_000 })
  })
})

describe('another budget by its bare number', () => {
  it.each([
    ['en', '5 bed villa in Mirdif for rent, budget 250k', 'what have you got for 200?'],
    ['ar', 'فيلا ٥ غرف في مردف للإيجار ميزانيتي ٢٥٠ الف', 'غالية وايد، شو عندكم بـ ٢٠٠؟'],
    ['ru', 'вилла 5 спален Мирдиф аренда до 250 тысяч', 'дорого, а что есть за 200?'],
    ['hi', '5bhk villa mirdif rent 250k', 'mehnga hai, 200 me kya hai?'],
    ['zh', '米尔迪夫五房别墅出租，25万以内', '太贵了，20万的有吗？'],
    ['de', 'Villa mit 5 Schlafzimmern in Mirdif mieten, Budget 250k', 'was haben Sie für 200?'],
  ] as const)('is in thousands as the one before, in %s', async (language, first, second) => {
    const said = await converse(
      fakeTools(() => 5),
      [first, second],
      language,
    )
    expect(said.state.slots.price_max).toBe(200_000)
    expect(said.text).not.toMatch(/(?<![\d,.\s])200(?![\d,.\s]?\d)/u)
  })

  it('is no number of a tower', async () => {
    const slots = await slotsOf(['2 bed in JVC to rent, 90k', 'do you have one in tower 12?'], 'en')
    expect(slots.price_max).toBe(90_000)
  })
})

describe('a number that nobody wrote', () => {
  it('is not reported, where a slip made it of a word', async () => {
    const said = await converse(
      fakeTools(() => 0),
      ['بدي شقة بالبرشا هايتس لحد 60 للايجار', 'شي جنب المترو تبعه'],
      'ar',
    )
    expect(said.text).not.toContain('الرقم 9')
  })

  it.each(['kefak 7abibti baddi sha2a bel marina', 'mar7aba, sha2a bel marina'])(
    'is not reported, where a digit is a letter: %s',
    async (message) => {
      const said = await converse(
        fakeTools(() => 5),
        [message],
        'ar',
      )
      expect(said.state.slots.location).toEqual(['dubai-marina'])
      expect(said.text).not.toContain('الرقم 7')
    },
  )
})
