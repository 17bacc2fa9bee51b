import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { whichTextsOf } from '../src/reply/texts/which-texts.ts'
import { converse } from './conversation.ts'
import { fakeTools, makeProperty } from './fake-tools.ts'

const cases: readonly (readonly [LanguageCode, search: string, asked: string])[] = [
  ['en', '2 bed in Dubai Marina to buy', "which of these has a maid's room and is near a school?"],
  ['ar', 'شقة غرفتين في دبي مارينا للبيع', 'أي وحدة فيها غرفة خادمة وقريبة من مدرسة؟'],
  [
    'ru',
    '2 спальни в Дубай Марине купить',
    'в какой из них есть комната для прислуги и рядом школа?',
  ],
  ['hi', 'दुबई मरीना में 2 बेडरूम खरीदना है', 'इनमें से किसमें मेड रूम है और स्कूल पास है?'],
  ['zh', '迪拜码头两房 买', '哪套有保姆房，而且靠近学校？'],
  [
    'de',
    '2 Schlafzimmer in Dubai Marina kaufen',
    'welche davon hat ein Mädchenzimmer und liegt nah an einer Schule?',
  ],
]

/** The first three of the five have what is told. */
function toolsWith(featuresOf: (number: number) => string[]) {
  const tools = fakeTools(() => 5)
  const withFeatures = <Found extends { rows: { reference: string }[] }>(found: Found): Found => ({
    ...found,
    rows: found.rows.map((row, at) => ({ ...row, features: featuresOf(at + 1) })),
  })
  return {
    ...tools,
    searchProperties: async (...asked: Parameters<typeof tools.searchProperties>) =>
      withFeatures(await tools.searchProperties(...asked)),
    propertiesById: async (...asked: Parameters<typeof tools.propertiesById>) =>
      withFeatures(await tools.propertiesById(...asked)),
  }
}

describe.each(cases)('which of those shown has it (%s)', (language, search, asked) => {
  it('is told by their numbers, and the search stays', async () => {
    const tools = toolsWith((number) => (number === 2 ? ['maids-room', 'near-school'] : ['gym']))
    const before = await converse(tools, [search], language)
    const said = await converse(tools, [search, asked], language)
    expect(said.text).toContain(whichTextsOf(language).silent)
    expect(said.results?.data.map(({ _id }) => _id)).toEqual([makeProperty(2)._id])
    expect(said.state.slots).toEqual(before.state.slots)
  })

  it('says that adverts name no amenities where they name none', async () => {
    const said = await converse(
      toolsWith(() => []),
      [search, asked],
      language,
    )
    const [lead] = whichTextsOf(language).unlisted(5, '…').split('…')
    expect(said.text).toContain(lead)
    expect(said.results).toBeUndefined()
  })
})
