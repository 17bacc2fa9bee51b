import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { createPhraseTree } from '@manzil/query-language/grammar/phrase-tree'
import { lexicons } from '@manzil/query-language/lexicon/lexicons'
import { realWordsOf } from '@manzil/query-language/lexicon/real-words'
import { germanFormOf } from '@manzil/query-language/reading/german-words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newState, type SearchSlots } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'
import { knowledge, now } from './knowledge.ts'

const read = (language: LanguageCode, text: string): SearchSlots =>
  understand({ text, language, state: newState(), now }, knowledge).state.slots

const german = createPhraseTree(lexicons.de)
/** 'Leerstehendem' is the word of the lexicon itself, and not one beside it. */
const isForm = (language: LanguageCode, word: string): boolean =>
  language === 'de' && germanFormOf(word, german) !== undefined

describe('a real word', () => {
  it.each<LanguageCode>(['en', 'ar', 'ru', 'hi', 'de'])(
    'is no slip of a wish in %s',
    (language) => {
      const words = [...realWordsOf(language)].filter((word) => !isForm(language, word))
      expect(words.length).toBeGreaterThan(100)
      fc.assert(
        fc.property(fc.constantFrom(...words), (word) => {
          const { type, features, furnished, completion, purpose } = read(language, `${word} ?`)
          expect({ word, type, features, furnished, completion, purpose }).toEqual({ word })
        }),
        { numRuns: 150 },
      )
    },
  )

  it.each<[LanguageCode, string]>([
    ['en', 'how much would you lend me'],
    ['en', 'is what I write stored somewhere?'],
    ['en', 'do not invent anything'],
    ['de', 'Speichert der Assistent meine Fragen?'],
    ['ar', 'ماذا يعرف المساعد؟'],
    ['ar', 'بأي لغة تتحدث؟'],
  ])('asks for no property in %s: %s', (language, text) => {
    const { intent, state } = understand({ text, language, state: newState(), now }, knowledge)
    expect(state.slots).toEqual({})
    expect(intent).not.toBe('smalltalk')
  })
})

describe('a slip', () => {
  it.each<[LanguageCode, string, SearchSlots]>([
    ['en', 'frnished flat in Mudon', { furnished: 'furnished' }],
    ['en', 'flat with a balcny in Mudon', { features: ['balcony'] }],
    ['en', 'villa with swimming poor', { features: ['pool'] }],
    ['en', 'flat in dubia marina', { location: ['dubai-marina'] }],
    ['de', 'möblirte Wohnung in Mudon', { furnished: 'furnished' }],
    ['ru', 'квартира с балкном в Мудоне', { features: ['balcony'] }],
    ['ar', 'شقة مفروشه في دبي ماريناا', { furnished: 'furnished' }],
  ])('is still one in %s: %s', (language, text, criterion) => {
    expect(read(language, text)).toMatchObject(criterion)
  })
})

describe('a wish that was read into a slip', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'flat with a balcny in Mudon', 'I read “balcny” as: with balcony'],
    ['de', 'Wohnung mit Balkonn in Mudon', '„Balkonn“ habe ich so gelesen: mit: Balkon'],
    ['ru', 'квартира с балкнами в Мудоне', '«балкнами» я поняла так: удобства: балкон'],
    ['ar', 'شقة في مدن مع بلكونتة', '«بلكونتة» على أنها: مع شرفة'],
    ['hi', 'मुडोन में फ्लैट बाल्कनीी के साथ', 'का मतलब यह समझा गया: सुविधाएँ: बालकनी'],
  ])('is said back in %s: %s', async (language, text, line) => {
    const { text: answer } = await converse(
      fakeTools(() => 12),
      [text],
      language,
    )
    expect(answer).toContain(line)
  })

  it('is not said back where nothing was corrected', async () => {
    const { text } = await converse(
      fakeTools(() => 12),
      ['flat with a balcony in Mudon'],
    )
    expect(text).not.toContain('I read')
  })
})
