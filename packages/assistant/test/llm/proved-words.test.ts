import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { expect, test } from 'vitest'
import { AttemptFailed } from '../../src/llm/attempt-failed.ts'
import { addArea, addRows, addTotal, addYield, noFacts } from '../../src/llm/facts.ts'
import type { Grounds } from '../../src/llm/prove-sentence.ts'
import { createWordRelease } from '../../src/llm/release-words.ts'
import { figureEvidence } from '../../src/reply/evidence.ts'
import { areaYield, asOf, figures, makeProperty } from '../fake-tools.ts'
import { knowledge } from '../knowledge.ts'

const steps = [
  { _id: 'dubai-marina', name: 'Dubai Marina' },
  { _id: 'dubai', name: 'Dubai' },
].map((step) => ({ ...step, kind: 'community' as const, name_ar: step.name, names: {} }))

/** Two properties, 12 in all, figures of an area and a yield. */
function grounds(language: LanguageCode, isProved = true) {
  const facts = noFacts()
  const rows = [
    makeProperty(1, { title: 'Marina Gate with sea view', price: 1_850_000, location_path: steps }),
    makeProperty(2, { title: 'Quiet corner', price: 2_100_000, bedrooms: 3, location_path: steps }),
  ]
  addRows(facts, rows, asOf)
  addTotal(facts, 12, asOf)
  addArea(facts, figures)
  addYield(facts, { ...areaYield, grossYield: 0.07, forSale: 24, forRent: 24 })
  const names: Record<LanguageCode, string[]> = {
    en: [],
    ar: ['دبي مارينا', 'أرجان'],
    ru: ['Дубай Марина'],
    hi: ['दुबई मरीना'],
    zh: ['迪拜码头'],
    de: [],
  }
  return {
    language,
    facts,
    quotable: [
      ...rows.map(({ title }) => title),
      'Dubai Marina',
      'Dubai',
      'Arjan',
      ...names[language],
      'apartments under 2 million',
    ],
    numbers: [2_000_000],
    read: knowledge.read,
    secrets: ['7f3a-canary', 'search_properties'],
    cards: 2,
    isProved,
    lowestPrice: 1_850_000,
    gazetteer: knowledge.gazetteer,
    isStrict: false,
  }
}

/** Lets the words of a model through, as far as they are proved. */
async function release(text: string, known: Grounds) {
  const words = createWordRelease({
    grounds: () => known,
    isAllowed: async () => true,
    onWords: () => {},
  })
  await words.finish(text)
  return words.released
}

/** `shown`, or what is wrong with the first sentence that is not. */
async function verdict(text: string, language: LanguageCode, isProved = true): Promise<string> {
  try {
    const { omitted } = await release(text, grounds(language, isProved))
    return omitted?.message ?? 'shown'
  } catch (error) {
    if (error instanceof AttemptFailed) return error.message
    throw error
  }
}

const honest: readonly [LanguageCode, string][] = [
  [
    'en',
    'I found 12 apartments in Dubai Marina under AED 2,000,000. “Marina Gate with sea view” asks AED 1,850,000 and has 2 bedrooms and a gym. Shall I look for 3 bedrooms too?',
  ],
  ['en', 'The first one asks AED 1.85 million, which is the lowest price of these.'],
  ['en', 'Half of the homes ask between AED 1,100,000 and AED 1,600,000.'],
  [
    'en',
    '1. “Marina Gate with sea view” asks AED 1,850,000.\n2. “Quiet corner” asks AED 2,100,000.',
  ],
  ['en', 'Arjan has a gross yield of 7 %, counted over 24 listings for sale.'],
  ['en', 'I found 12 homes. Shall I show the cheapest ones first?'],
  ['zh', '最便宜的是“Marina Gate with sea view”，要价185万迪拉姆。'],
  [
    'de',
    'Ich habe 12 Wohnungen in Dubai Marina gefunden. „Marina Gate with sea view“ kostet 1.850.000 AED und hat 2 Schlafzimmer. Möchten Sie auch Wohnungen mit 3 Schlafzimmern sehen?',
  ],
  ['de', 'Die Wohnung „Quiet corner“ kostet 2,1 Mio. AED und liegt in Dubai Marina.'],
  [
    'ru',
    'Я нашёл 12 квартир в районе Дубай Марина. За «Marina Gate with sea view» просят 1 850 000 AED, там 2 спальни. Показать варианты с 3 спальнями?',
  ],
  ['ru', 'За «Quiet corner» просят 2,1 млн дирхамов.'],
  [
    'ar',
    'وجدت 12 شقة في دبي مارينا. السعر المطلوب للشقة «Marina Gate with sea view» هو 1,850,000 درهم وفيها غرفتا نوم. هل تريد رؤية شقق بثلاث غرف؟',
  ],
  ['ar', 'السعر المطلوب للشقة «Quiet corner» هو ٢٬١٠٠٬٠٠٠ درهم.'],
  [
    'hi',
    'मुझे दुबई मरीना में 12 अपार्टमेंट मिले। “Marina Gate with sea view” की कीमत AED 1,850,000 है और इसमें 2 बेडरूम हैं। क्या आप 3 बेडरूम वाले भी देखना चाहेंगे?',
  ],
  ['hi', '“Quiet corner” की कीमत 21 लाख दिरहम है।'],
  [
    'zh',
    '我在迪拜码头找到12套公寓。“Marina Gate with sea view”要价1,850,000迪拉姆，有2间卧室。您想看看三居室吗？',
  ],
  ['zh', '“Quiet corner”要价210万迪拉姆。'],
]

test.each(honest)('an honest answer in %s is shown: %s', async (language, text) => {
  expect(await verdict(text, language)).toBe('shown')
})

const dishonest: readonly [LanguageCode, string, string][] = [
  ['en', '“Quiet corner” asks AED 1,850,000.', 'unproved: figure'],
  ['en', 'The first one asks AED 1,849,000.', 'unproved: figure'],
  ['en', 'I found 13 apartments.', 'unproved: figure'],
  ['en', 'It is 5 minutes from the beach.', 'unproved: journey'],
  ['en', 'It asks nearly two million.', 'unproved: number'],
  ['en', 'The yield is 9 % there.', 'unproved: figure'],
  ['en', 'It has a private pool.', 'unproved: amenity'],
  ['en', 'Palm Jumeirah has homes like it.', 'unproved: place'],
  ['en', 'The Dubai Marina is lively. Zanzibar Pearl is better.', 'unproved: name'],
  ['en', 'Look at “Ocean Heights”.', 'unproved: quote'],
  ['en', '“Quiet corner” has five bedrooms.', 'unproved: number word'],
  ['en', '“Quiet corner” asks USD 2,100,000.', 'unproved: unit'],
  ['en', '“Quiet corner” asks AED 2,100,000 a month.', 'unproved: unit'],
  ['ru', 'Там пять спален.', 'unproved: number word'],
  ['zh', '它有五间卧室。', 'unproved: number word'],
  ['en', '“Quiet corner” at AED 2,100,000 is the cheapest.', 'unproved: rank'],
  ['en', '“Quiet corner” is larger than the other one.', 'unproved: rank'],
  [
    'de',
    'Die günstigste Wohnung ist „Quiet corner“ und sie kostet 2.100.000 AED.',
    'unproved: rank',
  ],
  ['ru', 'Самая просторная квартира — «Quiet corner».', 'unproved: rank'],
  ['ar', 'الأرخص بينها هو «Quiet corner» بسعر 2,100,000 درهم.', 'unproved: rank'],
  ['hi', 'सबसे सस्ता घर “Quiet corner” है।', 'unproved: rank'],
  ['zh', '最便宜的是“Quiet corner”，要价210万迪拉姆。', 'unproved: rank'],
  ['en', 'Your viewing is confirmed for tomorrow.', 'claimed_deed'],
  ['en', 'The reference is 7f3a-canary.', 'leaked'],
  ['en', 'Write to agent@example.org.', 'unproved: link'],
  ['ru', 'В районе Бизнес Бэй есть похожие квартиры.', 'unproved: place'],
  ['de', 'Die Wohnung kostet 1.750.000 AED und ist in Dubai Marina.', 'unproved: figure'],
  ['de', 'Ich habe die Besichtigung für Sie gebucht.', 'claimed_deed'],
  ['de', 'The apartment is in Dubai Marina and it has a gym.', 'wrong_language'],
  ['ru', 'За квартиру просят 1,7 млн дирхамов.', 'unproved: figure'],
  ['ru', 'Я записал вас на просмотр.', 'claimed_deed'],
  ['ru', 'Квартира стоит два миллиона.', 'unproved: number'],
  ['ar', 'السعر المطلوب هو 1,750,000 درهم.', 'unproved: figure'],
  ['ar', 'لقد حجزت لك موعدًا.', 'claimed_deed'],
  ['ar', 'قیمت این آپارتمان گران است و دریا نزدیک است.', 'wrong_language'],
  ['hi', 'कीमत 25 लाख दिरहम है।', 'unproved: figure'],
  ['hi', 'मैंने आपकी बुकिंग कर दी है।', 'claimed_deed'],
  ['zh', '要价220万迪拉姆。', 'unproved: figure'],
  ['zh', '我已为您预约看房。', 'claimed_deed'],
  ['zh', 'これはとても良いマンションです。', 'wrong_language'],
]

test.each(dishonest)('a wrong answer in %s is held back: %s', async (language, text, reason) => {
  expect(await verdict(text, language)).toBe(reason)
})

test('without a tool only a question is shown', async () => {
  expect(await verdict('Which area do you have in mind?', 'en', false)).toBe('shown')
  const claim = 'There are many homes in Dubai Marina.'
  expect(await verdict(claim, 'en', false)).toBe('unproved: no tool')
})

test('each figure and title is evidence with its row', async () => {
  const text = '“Quiet corner” asks AED 2,100,000. In all 12 homes fit.'
  const { evidence } = await release(text, grounds('en'))
  const id = makeProperty(2)._id
  expect(evidence).toMatchObject([
    { claim: 'AED 2,100,000', source: 'listing', listing_id: id, field: 'price', as_of: asOf },
    { claim: 'Quiet corner', source: 'listing', listing_id: id, field: 'title' },
    { claim: '12', source: 'search', listing_id: null, field: 'total' },
  ])
})

test.each<[LanguageCode, string]>([
  ['en', 'I found 12 homes. Shall I look in Business Bay too?'],
  ['en', 'I found 12 homes. All of them are in the United Arab Emirates, in Dubai.'],
  ['de', 'Ich habe 12 Wohnungen gefunden. Soll ich auch in Business Bay suchen?'],
  ['ar', 'وجدت 12 شقة. هل أبحث في الخليج التجاري أيضًا؟'],
])('to look in a place that is known may be asked, in %s: %s', async (language, text) => {
  expect(await verdict(text, language)).toBe('shown')
})

test('a place around what was found is known, and one that is elsewhere is not', async () => {
  expect(await verdict('All 12 are in Dubai.', 'en')).toBe('shown')
  expect(await verdict('All 12 are in Abu Dhabi.', 'en')).toBe('unproved: place')
})

test('what is said of a month comes from a row of a month', async () => {
  const known = grounds('en')
  known.facts.numbers.push({
    value: 6334,
    isShare: false,
    isMonthly: true,
    propertyId: null,
    evidence: (claim) => figureEvidence(claim, 'calculation', 'monthly payment', asOf),
  })
  const of = async (text: string) => (await release(text, known)).evidence.length
  expect(await of('The loan costs AED 6,334 a month for “Quiet corner”.')).toBe(2)
  await expect(of('“Quiet corner” asks AED 2,100,000 a month.')).rejects.toThrow('figure')
})
