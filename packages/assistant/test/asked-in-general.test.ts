import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { createPassageIndex } from '../src/passages/passage-index.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const passages = [
  ['time', 'How long does a purchase take?', 'A ready home can be transferred in three weeks.'],
  ['papers', 'Documents', 'To rent you bring a passport and a residence visa.'],
  [
    'short',
    'Do I need a permit to let by the day?',
    'Yes: to rent out a home to holiday guests needs one.',
  ],
  ['fees', 'What does it cost to register a sale?', 'The Land Department charges a transfer fee.'],
  ['time-ru', 'Сколько времени занимает покупка?', 'Готовое жильё переоформляют за три недели.'],
  ['papers-ru', 'Документы', 'Для аренды нужны паспорт и виза.'],
  ['time-zh', '买房一共要多长时间？', '全款买现房，一到三周可以过户。'],
  ['fees-zh', '过户费要多少？', '迪拜土地局按房价收取过户费。'],
  ['short-de', 'Brauche ich eine Genehmigung, um tageweise zu vermieten?', 'Ja, für jede Wohnung.'],
].map(([id, heading = '', text = '']) => ({
  page: '',
  heading,
  text,
  link: `/faqs?question=${id}`,
}))
const tools = () => {
  const find = createPassageIndex(passages)
  return { ...fakeTools(() => 3), passages: async (question: string) => find(question) }
}

describe('a question that names no property', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'how long would a transfer of ownership take me', 'time'],
    ['en', 'which papers do I need to rent?', 'papers'],
    ['en', 'can I let my apartment on airbnb?', 'short'],
    ['en', 'could I rent out my villa on airbnb', 'short'],
    ['ru', 'какие нужны документы для аренды', 'papers-ru'],
    ['ru', 'сколько времени занимает покупка', 'time-ru'],
    ['de', 'Darf ich meine Wohnung bei Airbnb vermieten?', 'short-de'],
    ['zh', '过户要多长时间', 'time-zh'],
  ])('is answered from the guides (%s: %s)', async (language, text, id) => {
    const { links, state } = await converse(tools(), [text], language)
    expect(links?.[0]?.link).toBe(`/faqs?question=${id}`)
    expect(state.slots).toEqual({})
  })

  it('is none for a search once a question was announced', async () => {
    const { text, state } = await converse(tools(), ['ask_question', 'must I insure to buy?'])
    expect([state.intent, state.slots]).toEqual(['ask_question', {}])
    expect(text).toContain('None of our texts answers this')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'can I rent a 1 bed in Arjan?'],
    ['en', 'can I buy a villa in Mudon'],
    ['en', 'do I find anything to rent in Arjan?'],
    ['ru', 'можно ли снять студию в JVC?'],
    ['zh', '可以在JVC租一居吗'],
  ])('is a search where it names one (%s: %s)', async (language, text) => {
    for (const turns of [[text], ['ask_question', text]]) {
      const { state, results } = await converse(tools(), turns, language)
      expect(['find_property', 'search_location']).toContain(state.intent)
      expect(results?.totalProperties).toBe(3)
    }
  })

  it.each<[string]>([['what could I sell my villa for'], ['how much can I rent out my flat for?']])(
    'still asks for a value: %s',
    async (text) => {
      expect((await converse(tools(), [text])).state.intent).toBe('estimate_value')
    },
  )
})
