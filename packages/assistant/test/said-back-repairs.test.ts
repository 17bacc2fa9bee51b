import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const ask = (language: Parameters<typeof converse>[2], message: string) =>
  converse(
    fakeTools(() => 12),
    [message],
    language,
  )

describe('a slip', () => {
  it.each(['sea vew', 'see vew', 'see view', 'sea viw', 'sea vieew', 'sea veiw'])(
    'in %j still looks at the sea',
    async (criterion) => {
      const { state } = await ask('en', `apartment in Dubai Marina with ${criterion}`)
      expect(state.slots.features).toEqual(['sea-view'])
    },
  )

  it('of one who only wants to see a view makes no wish', async () => {
    expect((await ask('en', 'can I see the view of the first one')).state.slots).toEqual({})
  })

  it.each([
    ['迪拜码头的公寓，带海京', '“海京”我理解为：带海景。'],
    ['迪拜马头的公寓', '“迪拜马头”我理解为：位于迪拜码头。'],
    ['带游永池的别墅', '“游永池”我理解为：带泳池。'],
  ])('in Chinese is said back: %s', async (message, said) => {
    expect((await ask('zh', message)).text).toContain(said)
  })

  it('in Chinese is not found where there is none', async () => {
    expect((await ask('zh', '迪拜码头带海景的公寓')).text).not.toContain('理解为')
  })
})
