import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { areaTextsOf } from '../src/reply/texts/area-texts.ts'
import { placeTexts } from '../src/reply/texts/place-texts.ts'
import { converse } from './conversation.ts'
import { toolsWithTexts } from './site-library.ts'

describe('what is asked of a place', () => {
  it.each<[LanguageCode, string, RegExp]>([
    ['en', 'are there schools in Mirdif and how bad is the plane noise?', /Aircraft noise/],
    ['ar', 'كيف المدارس في مردف؟ وصوت الطيارات؟', /الطائرات/],
    ['ru', 'в Мирдифе есть школы? а самолёты шумят?', /самол/],
    ['hi', 'मिर्दिफ़ में स्कूल हैं? और विमानों का शोर?', /विमानों/],
    ['zh', '米尔迪夫有学校吗？飞机吵不吵？', /飞机|航线/],
    ['de', 'Gibt es in Mirdif Schulen? Und ist der Fluglärm schlimm?', /[Ff]lug/],
  ])('is answered from its guide (%s: %s)', async (language, text, told) => {
    const said = await converse(toolsWithTexts, [text], language)
    expect(said.links?.[0]?.link).toContain('/area-guide?place=mirdif')
    expect(said.text).toMatch(told)
    expect([said.state.slots, said.state.area?.slug]).toEqual([{}, 'mirdif'])
    expect(said.actions).toHaveLength(1)
  })

  it.each<[LanguageCode, string, string, string]>([
    ['en', 'is Mirdif quiet?', 'and is there a metro?', 'show me villas there to rent'],
    ['ar', 'مردف هادية ولا زحمة؟', 'وفيه مترو؟', 'ورني فلل للإيجار هناك'],
    ['ru', 'в Мирдифе тихо?', 'а метро есть?', 'покажи там виллы в аренду'],
    ['hi', 'मिर्दिफ़ शांत है क्या?', 'और मेट्रो?', 'वहाँ किराए के विला दिखाओ'],
    ['zh', '米尔迪夫安静吗？', '有地铁吗？', '看看那里出租的别墅'],
    ['de', 'Ist es in Mirdif ruhig?', 'und gibt es eine Metro?', 'zeig mir dort Villen zur Miete'],
  ])('goes on about it, and its homes are there (%s)', async (language, first, next, homes) => {
    const more = await converse(toolsWithTexts, [first, next], language)
    expect(more.links?.[0]?.link).toContain('/area-guide?place=mirdif')
    const { state } = await converse(toolsWithTexts, [first, next, homes], language)
    expect(state.slots).toMatchObject({ location: ['mirdif'], type: ['villa'], purpose: 'rent' })
  })

  it('of two places, one after the other', async () => {
    const { text, links } = await converse(toolsWithTexts, [
      'is Mirdif or Al Furjan better for a family with kids?',
    ])
    expect(links?.map(({ link }) => link.split('&')[0])).toEqual([
      '/area-guide?place=mirdif',
      '/area-guide?place=al-furjan',
    ])
    expect(text).toContain('Families')
  })

  it('is said to be missing where the guide is silent, or there is none', async () => {
    const silent = await converse(
      toolsWithTexts,
      ['wie laut ist es in Downtown?', 'und ist es dort sicher?'],
      'de',
    )
    expect(silent.text).toContain(
      areaTextsOf('de').silent('Downtown Dubai', areaTextsOf('de').aspects.safety),
    )
    const none = await converse(toolsWithTexts, ['is Al Garhoud nice for a young couple?'])
    expect(none.text).toContain(placeTexts.en.noGuides('Al Garhoud'))
  })

  it.each<[LanguageCode, string]>([
    ['en', 'JVC near metro'],
    ['en', '2 bed near a school in Mirdif?'],
    ['en', 'anything near the beach in JBR?'],
    ['ru', 'есть что-нибудь у моря в JBR?'],
    ['de', 'Gibt es etwas in Mirdif mit Hund?'],
  ])('is a search where it looks for homes (%s: %s)', async (language, text) => {
    const { state } = await converse(toolsWithTexts, [text], language)
    expect(state.intent).toBe('find_property')
  })
})
