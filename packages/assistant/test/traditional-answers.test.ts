import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { siteTexts } from './site-library.ts'

const tools = { ...fakeTools(() => 5), ...siteTexts }
/** Written in the simplified way alone. */
const simplified = /[们这个还问对时没间于应关价见说码头费东发证设网线电话请后单]/u
const withoutShared = (text: string): string => text.replaceAll(/[后头]/gu, '')

describe('who writes traditional characters', () => {
  it.each([
    [['我想喺Dubai Marina買兩房']],
    [['我想喺Dubai Marina買兩房', '邊個最大？']],
    [['我想喺Dubai Marina買兩房', '第一同第二邊個好？']],
    [['押金幾時退？']],
    [['我想喺Dubai Marina買兩房', '想睇第一套']],
    [['我想喺Dubai Marina買兩房', 'OK']],
  ])('is answered in them: %s', async (turns) => {
    const { text, actions, results, links, state } = await converse(tools, turns, 'zh')
    const words = [text, JSON.stringify([actions, results, links])].join(' ')
    expect(words.match(simplified)?.[0]).toBeUndefined()
    expect(state.traditional).toBe(true)
  })

  it('is answered in simplified ones after writing those', async () => {
    const turns = ['我想喺Dubai Marina買兩房', '这个多少钱一个月']
    const { text, state } = await converse(tools, turns, 'zh')
    expect(withoutShared(text)).toMatch(simplified)
    expect(state.traditional).toBeUndefined()
  })
})
