import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

describe('a remark about owning land in the middle of a search', () => {
  it.each([
    [
      'en',
      '4 bed villa in Arabian Ranches to buy up to 5m',
      "We'd been told foreigners can't own land in Dubai, is that rubbish?",
    ],
    [
      'ar',
      'فيلا للبيع في المرابع العربية لحد 5 مليون',
      'قالوا لنا ان الاجانب ما يقدرون يتملكون أرض في دبي، صحيح؟',
    ],
    [
      'ru',
      'вилла Arabian Ranches купить до 5 млн',
      'Нам сказали, что иностранцы не могут владеть землёй в Дубае, это правда?',
    ],
    [
      'hi',
      'arabian ranches villa kharidna 5 million tak',
      'सुना है विदेशी दुबई में ज़मीन के मालिक नहीं बन सकते, सच है?',
    ],
    ['zh', '想买阿拉伯牧场别墅500万以内', '听说外国人在迪拜不能拥有土地，是真的吗？'],
    [
      'de',
      'Villa Arabian Ranches kaufen bis 5 Mio',
      'Man hat uns gesagt, Ausländer dürfen in Dubai kein Land besitzen, stimmt das?',
    ],
  ] as const)(
    'looks for none, and leaves the search as it was, in %s',
    async (language, first, remark) => {
      const before = (await converse(toolsWithTexts, [first], language)).state.slots
      const said = await converse(toolsWithTexts, [first, remark], language)
      expect(said.state.intent).toBe('ask_question')
      expect(said.state.slots).toEqual(before)
      expect(said.results).toBeUndefined()
    },
  )

  it('looks for it where it is wanted', async () => {
    const said = await converse(toolsWithTexts, ['I want to own land in Dubai, plots up to 5m'])
    expect(said.state.slots.type).toEqual(['land'])
  })
})
