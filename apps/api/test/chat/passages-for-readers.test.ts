import type { GuideType, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { createTextTools } from '@manzil/assistant/tools/site-texts'
import { compiledAnswers } from '@manzil/content/compiled-content'
import { openLibrary } from '@manzil/content/content-library'
import { expect, it } from 'vitest'

const texts = async (language: LanguageCode) => {
  // What is not translated is read in English.
  const languages = new Set<LanguageCode>(['en', language])
  const rows = await Promise.all([...languages].map(compiledAnswers))
  const library = openLibrary(rows.flat())
  return createTextTools({ library: async () => library })
}

/** What a tenant needs, and who lets for the first time, is a question of its own as well. */
const ownQuestions = [
  'What do I need to let my home for the first time, and who registers the contract?',
  'Which papers does a tenant need?',
  'Welche Unterlagen braucht ein Mieter?',
  'Какие документы нужны арендатору?',
]

/** All guides have a list of documents; whoever says what they do gets their own. */
it.each<[LanguageCode, GuideType, string]>([
  ['en', 'tenant', 'What documents do I need to rent?'],
  ['en', 'seller', 'which papers do I need to sell my flat'],
  ['en', 'landlord', 'documents to let my apartment'],
  ['de', 'tenant', 'Welche Unterlagen brauche ich zum Mieten?'],
  ['de', 'seller', 'Welche Papiere brauche ich, um meine Wohnung zu verkaufen?'],
  ['ru', 'tenant', 'Какие документы нужны, чтобы снять квартиру?'],
  ['ru', 'seller', 'документы чтобы продать квартиру'],
  ['ar', 'tenant', 'ما المستندات المطلوبة للاستئجار؟'],
  ['hi', 'tenant', 'किराए पर लेने के लिए कौन से दस्तावेज़ चाहिए?'],
  ['zh', 'tenant', '租房需要的文件有哪些？'],
])('in %s finds what a %s needs: %s', async (language, reader, question) => {
  const { passages } = await texts(language)
  const [best] = await passages(question, language)
  if (ownQuestions.includes(best?.heading ?? '')) return
  expect(best?.link).toMatch(new RegExp(`^/${reader}-guide\\?`))
  expect(best).not.toHaveProperty('about')
})
