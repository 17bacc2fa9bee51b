import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const tools = fakeTools(() => 5)

describe('what a search cannot use', () => {
  it.each([
    ['en', 'Something tenanted on the Palm up to 4 million, two bedrooms', 'whether a home is let'],
    ['ar', 'شقة غرفتين للبيع في جي في سي فيها مستأجر', 'مؤجرًا حاليًا'],
    ['ru', 'двушка в JVC купить с арендатором до 1 млн', 'сдан ли объект'],
    ['hi', '2bhk jvc kharidna hai tenant ke saath', 'किराए पर चढ़ा'],
    ['zh', '想买JVC两房带租约', '租约'],
    ['de', 'vermietete Wohnung in JVC kaufen bis 1 Mio', 'schon vermietet'],
  ] as const)('is said, a home that is let, in %s', async (language, message, told) => {
    const said = await converse(tools, [message], language)
    expect(said.results?.data.length).toBe(5)
    expect(said.text).toContain(told)
  })

  it.each([
    ['en', '2 bed in JVC to rent in a safe area near the airport', 'a safe area', 'airport'],
    ['ar', 'شقة غرفتين للايجار في منطقة آمنة قريبة من المطار', 'أمان المنطقة', 'المطار'],
    ['ru', 'двушка в аренду, безопасный район, ближе к аэропорту', 'безопасный район', 'аэропорту'],
    ['hi', '2bhk rent safe area airport ke paas', 'सुरक्षित', 'हवाई अड्डे'],
    ['zh', '想租两房，治安好，离机场近', '治安', '机场'],
    ['de', 'Wohnung mieten in sicherer Gegend, nahe am Flughafen', 'sichere Gegend', 'Flughafen'],
  ] as const)('is said, safety and an airport, in %s', async (language, message, ...told) => {
    const said = await converse(tools, [message], language)
    for (const each of told) expect(said.text).toContain(each)
  })

  it.each([
    ['en', '2 bed in JVC to rent', 'is there one with a balcony?'],
    ['de', '2 Zimmer JVC mieten', 'gibt es da was mit Balkon?'],
  ] as const)(
    'asks for none of the homes shown where another is looked for, in %s',
    async (language, first, asked) => {
      const said = await converse(tools, [first, asked], language)
      expect(said.state.slots.features).toEqual(['balcony'])
    },
  )
})
