import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { asOf, fakeTools, makeProperty } from './fake-tools.ts'

const titles = ['Handover 2028 | Beach access | Payment plan', 'Corner unit']
const rows = titles.map((title, index) =>
  makeProperty(index + 1, { title, completion: 'off_plan', features: [] }),
)
const tools = {
  ...fakeTools(() => 2),
  searchProperties: async () => ({ total: 2, rows, asOf }),
  propertiesById: async (ids: readonly string[]) => ({
    rows: ids.flatMap((id) => rows.find(({ _id }) => _id === id) ?? []),
    asOf,
  }),
}
const search = 'flats for sale in Dubai Marina'

describe('what the details of an advert leave open and its title says', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'when is the handover of the first one?'],
    ['ar', 'متى التسليم للاولى؟'],
    ['ru', 'когда сдача у первого?'],
    ['hi', 'पहले वाले का हैंडओवर कब है?'],
    ['zh', '第一套什么时候交房？'],
    ['de', 'wann ist die Übergabe bei der ersten?'],
  ])('is told as its words, %s: %s', async (language, text) => {
    const { text: answer, evidence, actions } = await converse(tools, [search, text], language)
    expect(answer.split('\n')[0]).toContain('Handover 2028')
    expect(evidence).toContainEqual(expect.objectContaining({ field: 'title' }))
    expect(actions).not.toEqual([])
  })

  it('may be an amenity', async () => {
    const { text } = await converse(tools, [search, 'does the first one have beach access?'])
    expect(text.split('\n')[0]).toContain('the title says')
  })

  it('is not made up where the title is silent as well', async () => {
    const { text } = await converse(tools, [search, 'when is the handover of the second one?'])
    expect(text.split('\n')[0]).toBe('The listing does not mention: handover. Its agent can tell.')
  })
})
