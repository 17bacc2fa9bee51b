import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

describe('the property that was just asked about', () => {
  it.each([
    ['en', 'villas in Mirdif', 'is the second one pet friendly?', 'can I see it?'],
    ['en', 'villas in Mirdif', 'is number 2 furnished?', 'thanks, could I view it on Saturday'],
    ['de', 'Villen in Mirdif', 'Ist die zweite möbliert?', 'kann ich es am Samstag sehen?'],
    ['ru', 'виллы в Мирдифе', 'во второй есть бассейн?', 'можно её посмотреть в субботу?'],
    ['ar', 'فلل في مردف', 'هل الثاني مفروش؟', 'ممكن اشوفه؟'],
    ['hi', 'मिर्दिफ में विला', 'क्या दूसरे वाले में पूल है?', 'क्या मैं इसे देख सकता हूँ?'],
    ['zh', 'Mirdif的别墅', '第二套有泳池吗？', '我周六可以看看它吗？'],
  ] as const)('%s: is the one to see', async (language, search, question, criterion) => {
    const turns = [search, question, criterion]
    const { state } = await converse(
      fakeTools(() => 12),
      turns,
      language,
      fakeLeads(),
    )
    expect(state.request).toMatchObject({ kind: 'viewing', propertyId: makeProperty(2)._id })
  })

  it.each(['can I see more?', 'can I see villas in Deira?', 'show me the others'])(
    '%s asks for others',
    async (criterion) => {
      const turns = ['villas in Mirdif', 'is the second one pet friendly?', criterion]
      const { state } = await converse(
        fakeTools(() => 12),
        turns,
        'en',
        fakeLeads(),
      )
      expect(state.request).toBeUndefined()
    },
  )
})
