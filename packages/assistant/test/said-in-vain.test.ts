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

describe('who may live in a home', () => {
  it.each([
    ['en', '1 bed to rent in Deira up to 60k', 'ladies only please', 'who may live there'],
    ['ar', 'غرفة وصالة للايجار في ديرة لحد 60 الف', 'بنات فقط لو سمحت', 'من يُسمح لهم'],
    ['ru', 'снять 1 спальню в Дейре до 60 тысяч', 'только для девушек', 'кому сдают'],
    ['hi', '1bhk rent pe deira me 60 hazaar tak', 'sirf ladies', 'किसे रहने देते'],
    ['zh', '想租迪拉一居室，6万以内', '只限女生', '可以租给谁'],
    ['de', '1 Schlafzimmer mieten in Deira bis 60.000', 'bitte nur Frauen', 'wer dort wohnen darf'],
  ] as const)('is said to stand in no search, in %s', async (language, first, wish, told) => {
    const said = await converse(tools, [first, wish], language)
    expect(said.text).toContain(told)
    expect(said.state.slots.location).toEqual(['deira'])
  })
})

it('does not ask what is looked for in the middle of a search', async () => {
  const said = await converse(tools, ['1 bed to rent in Deira up to 60k', 'blorp the flimsy quux'])
  expect(said.text).toContain('Please say it in other words')
  expect(said.text).not.toContain('for example')
})
