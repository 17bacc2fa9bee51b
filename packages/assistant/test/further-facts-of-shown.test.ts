import { describe, expect, it } from 'vitest'
import { fieldTextsOf } from '../src/reply/texts/field-texts.ts'
import { fieldsIn } from '../src/understanding/asked-fields.ts'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

const asked = [
  ['en', 'occupancy', 'is the second one rented out at the moment, and until when?'],
  ['en', 'occupancy', 'is there somebody living in the second one?'],
  ['ar', 'occupancy', 'الثانية مأجرة حاليا ولا فاضية؟'],
  ['ar', 'occupancy', 'الثانية فيها حد ساكن الحين؟'],
  ['ru', 'occupancy', 'вторая сейчас сдана?'],
  ['ru', 'occupancy', 'во второй кто-то живёт сейчас?'],
  ['hi', 'occupancy', 'dusra wala abhi khali hai ya kiraye pe diya hua hai?'],
  ['hi', 'occupancy', 'doosre wale me koi rehta hai kya abhi'],
  ['zh', 'occupancy', '第二套现在有租客吗 租到什么时候'],
  ['de', 'occupancy', 'ist die zweite gerade vermietet und bis wann?'],
  ['de', 'occupancy', 'wohnt in der zweiten gerade jemand?'],
  ['en', 'ground_bedroom', 'does the second have a bedroom downstairs?'],
  ['ar', 'ground_bedroom', 'الثانية فيها غرفة نوم تحت؟'],
  ['ru', 'ground_bedroom', 'во второй есть спальня на первом этаже?'],
  ['hi', 'ground_bedroom', 'दूसरे वाले में नीचे बेडरूम है?'],
  ['zh', 'ground_bedroom', '第二套一楼有卧室吗'],
  ['de', 'ground_bedroom', 'hat die zweite ein Schlafzimmer im Erdgeschoss?'],
  ['en', 'step_free', 'is the second one ok for a wheelchair?'],
  ['ar', 'step_free', 'هل الثانية مناسبة لكرسي متحرك؟'],
  ['ru', 'step_free', 'во вторую можно на коляске?'],
  ['hi', 'step_free', 'दूसरे में सीढ़ियाँ हैं क्या?'],
  ['zh', 'step_free', '第二套轮椅能进吗'],
  ['de', 'step_free', 'ist die zweite barrierefrei?'],
] as const

const first = {
  en: '2 bed flat to rent in JVC',
  ar: 'شقة غرفتين للايجار في قرية جميرا الدائرية',
  ru: 'квартира 2 спальни в аренду в JVC',
  hi: 'JVC me 2bhk rent pe',
  zh: '想租JVC两居室公寓',
  de: 'Wohnung mit 2 Schlafzimmern zur Miete in JVC',
} as const

describe('facts of a shown home that adverts seldom state', () => {
  it.each(asked)('%s %s: %s', async (language, field, text) => {
    const { state, text: answer } = await converse(
      toolsWithTexts,
      [first[language], text],
      language,
    )
    expect(answer).toContain(fieldTextsOf(language).labels[field])
    expect(state.refs).toEqual([2])
    expect(state.slots).toMatchObject({ bedrooms_min: 2 })
  })

  it.each([
    ['en', 'i only have the entry permit, can i sign a lease?'],
    ['de', 'hab nur die Einreisegenehmigung, darf ich mieten?'],
    ['ru', 'есть только разрешение на въезд, можно снять?'],
    ['zh', '只有入境许可 能签合同吗'],
  ] as const)('takes no permit to enter for that of an advert: %s: %s', (_, text) => {
    expect(fieldsIn(text)).not.toContain('permit_number')
  })

  it.each([
    ['en', 'can we bring the dog'],
    ['en', 'we have 2 kids and a cat'],
  ] as const)('haggles over no pets: %s: %s', (_, text) => {
    expect(fieldsIn(text)).toEqual(['pets'])
  })

  it('says once what none of the shown homes states', async () => {
    const turns = ['2 bed flat to rent in JVC', 'which of them has the lowest service charge?']
    const { text } = await converse(toolsWithTexts, turns)
    expect(text.match(/service charge/gu)).toHaveLength(1)
  })
})
