import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { addRows, addTotal, noFacts } from '../../src/llm/facts.ts'
import { createWordRelease } from '../../src/llm/release-words.ts'
import { sentencesIn } from '../../src/llm/sentences.ts'
import { asOf, makeProperty } from '../fake-tools.ts'
import { knowledge } from '../knowledge.ts'

const rule =
  'The fee for the transfer is 4% of the price. The buyer pays it on the day of the transfer.'

/** Words on their way, after a search that found 12 properties and a text of the site. */
function release(
  { language = 'en', isStrict = false, allows = (_: string) => true } = {} as {
    language?: LanguageCode
    isStrict?: boolean
    allows?: (text: string) => boolean
  },
) {
  const facts = noFacts()
  const rows = [
    makeProperty(1, { title: 'Marina Gate' }),
    makeProperty(2, { title: 'Quiet corner' }),
  ]
  addRows(facts, rows, asOf)
  addTotal(facts, 12, asOf)
  facts.sayings.push({ text: rule, sentences: sentencesIn(rule), evidence: () => [], links: [] })
  const shown: string[] = []
  const words = createWordRelease({
    grounds: () => ({
      language,
      facts,
      read: knowledge.read,
      gazetteer: knowledge.gazetteer,
      quotable: ['Marina Gate', 'Quiet corner'],
      numbers: [],
      secrets: ['a-canary'],
      cards: 2,
      lowestPrice: undefined,
      isProved: true,
      isStrict,
    }),
    isAllowed: async (text) => allows(text),
    onWords: ({ text }) => void shown.push(text),
  })
  return { words, shown }
}

describe('words are shown by the sentence', () => {
  it('each once the next one has begun', async () => {
    const { words, shown } = release()
    await words.grow('I found 12 ho')
    await words.grow('I found 12 homes.')
    expect(shown).toEqual([])
    await words.grow('I found 12 homes. “Marina')
    expect(shown).toEqual(['I found 12 homes.'])
    await words.finish('I found 12 homes. “Marina Gate” asks AED 1,010,000.')
    expect(shown.at(-1)).toBe('I found 12 homes. “Marina Gate” asks AED 1,010,000.')
  })

  it('in Chinese too, without a space behind them', async () => {
    const { words, shown } = release({ language: 'zh' })
    await words.grow('我找到12套公寓。“Marina Gate”')
    expect(shown).toEqual(['我找到12套公寓。'])
    await words.finish('我找到12套公寓。“Marina Gate”要价1,010,000迪拉姆。')
    expect(shown.at(-1)).toBe('我找到12套公寓。“Marina Gate”要价1,010,000迪拉姆。')
  })

  it('not before one of them has a row', async () => {
    const { words, shown } = release()
    await words.grow('What a nice idea! I found 12 homes. The')
    expect(shown).toEqual(['What a nice idea! I found 12 homes.'])
  })

  it('without what a model thinks aloud, and without its marks', async () => {
    const { words, shown } = release()
    await words.grow('<think>There are 99 homes. Or more. ')
    expect(shown).toEqual([])
    await words.finish(
      '<think>There are 99 homes. Or more. </think>I found **12 homes**.\n\n- “Quiet corner” has 2 bedrooms.',
    )
    expect(shown.at(-1)).toBe('I found 12 homes.\n• “Quiet corner” has 2 bedrooms.')
  })

  it('shortenings and numbers of a list end none', async () => {
    const { words } = release({ language: 'de' })
    await words.finish('1. „Quiet corner“ kostet 1,02 Mio. AED und ist für Sie frei.')
    expect(words.released.text).toContain('1,02 Mio. AED und')
  })
})

describe('what was shown stays', () => {
  it('where a later sentence is wrong, and with it goes what may lean upon it', async () => {
    const { words, shown } = release()
    await words.finish(
      'I found 12 homes. “Marina Gate” asks AED 900,000. It has 2 bedrooms. “Quiet corner” asks AED 1,020,000.',
    )
    expect(words.released.text).toBe('I found 12 homes. “Quiet corner” asks AED 1,020,000.')
    expect(words.released.omitted?.message).toBe('unproved: figure')
    for (const [at, text] of shown.entries())
      expect(text.startsWith(shown[at - 1] ?? '')).toBe(true)
  })

  it('where the model breaks a rule, and nothing of it is heard any more', async () => {
    const { words, shown } = release()
    const written = 'I found 12 homes. I have booked a viewing. “Quiet corner” asks AED 1,020,000.'
    await expect(words.finish(written)).rejects.toThrow('claimed_deed')
    expect(shown).toEqual(['I found 12 homes.'])
  })

  it('where another language begins', async () => {
    const { words, shown } = release()
    const written = 'I found 12 homes. Ich habe davon 12 Wohnungen, die für Sie passen. More.'
    await expect(words.finish(written)).rejects.toThrow('wrong_language')
    expect(shown).toEqual(['I found 12 homes.'])
  })

  it('where a service forbids a sentence', async () => {
    const { words } = release({ allows: (text) => !text.includes('Quiet') })
    const written = 'I found 12 homes. “Quiet corner” asks AED 1,020,000.'
    await expect(words.finish(written)).rejects.toThrow('moderated')
    expect(words.released.text).toBe('I found 12 homes.')
  })
})

describe('what was worked out or stands in a text', () => {
  const said = async (text: string) => {
    const { words } = release({ isStrict: true })
    await words.finish(text)
    return words.released.text
  }

  it.each([
    'The fee for the transfer is 4% of the price.',
    'The fee for the transfer is 4% of the price. The buyer pays it on the day of the transfer.',
    'Our guides say: “The buyer pays it on the day of the transfer.”',
    'Our guides say:\nThe buyer pays it on the day of the transfer.',
    'The buyer pays it on the day of the transfer. Shall I work it out for a price?',
  ])('is repeated word for word: %s', async (text) => {
    expect(await said(text)).toBe(text)
  })

  it.each([
    ['The fee for the transfer is 2% of the price.', 'figure'],
    ['The seller pays it on the day of the transfer.', 'paraphrase'],
    ['Our guides say: “The seller pays it on the day of the transfer.”', 'quote'],
    ['Yes, he does: “The buyer pays it on the day of the transfer.”', 'paraphrase'],
    ['Yes.', 'paraphrase'],
  ])('and not in other words: %s', async (text, reason) => {
    await expect(said(text)).rejects.toThrow(reason)
  })
})
