import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { understand } from '../src/understanding/understand.ts'
import { converse } from './conversation.ts'
import { knowledge, now } from './knowledge.ts'
import { toolsWithTexts } from './site-library.ts'

const heard = (text: string) =>
  understand({ text, language: 'hi', state: newState(), now }, knowledge)

describe('Hindi in Latin letters', () => {
  it.each([
    'ye har saal karana padta hai?',
    'har saal karaana padega kya',
    'malik ne kaha ki bharna hi hoga',
    'khud banwa ke paise kaat lu?',
  ])('has verbs that are no slips of places or features: %s', (text) => {
    expect(heard(text).told).toEqual({})
  })

  it.each([
    'marina me flat kiraaye par chaahiye',
    'marina mein kiraye pe flat dhoondh rahe hain hum',
    'marina me kiraye ka flat khoj rahi hoon',
  ])('is read however it is spelt: %s', (text) => {
    const { told, flags } = heard(text)
    expect(told).toMatchObject({ location: ['dubai-marina'], type: ['apartment'], purpose: 'rent' })
    expect(flags.cues.has('search')).toBe(true)
  })

  it.each(['samundar dikhne wale dikhao', 'समंदर दिखने वाले दिखाइए', 'samandar nazar aaye aisa'])(
    'bends its verbs inside a phrase: %s',
    (text) => expect(heard(text).told.features).toEqual(['sea-view']),
  )

  it.each([
    ['kam se kam 3 kamre chahiye, 4 se zyada nahi', 3, 4],
    ['कम से कम दो और ज़्यादा से ज़्यादा तीन कमरे', 2, 3],
    ['do bedroom ya teen', 2, 3],
  ])('says rooms at one end of a range: %s', (text, bedrooms_min, bedrooms_max) => {
    expect(heard(text).told).toMatchObject({ bedrooms_min, bedrooms_max })
  })
})

describe('Hindi conversations', () => {
  it('go on about a place', async () => {
    for (const next of ['मेट्रो पैदल है या दूर?', 'metro door hai kya', 'shaam ko jaam lagta hai kya']) {
      const { state, links } = await converse(
        toolsWithTexts,
        ['दुबई मरीना में रहना कैसा है', next],
        'hi',
      )
      expect(state.slots).toEqual({})
      expect(links?.[0]?.link).toContain('/area-guide?place=dubai-marina')
    }
  })

  it('ask which of two places has it', async () => {
    const turns = ['JVC और JLT में क्या फ़र्क़ है, फ़ैमिली के लिए?', 'और मेट्रो किसमें है?']
    const { links } = await converse(toolsWithTexts, turns, 'hi')
    expect(links?.map(({ link }) => link.split('&')[0])).toEqual([
      '/area-guide?place=jumeirah-village-circle',
      '/area-guide?place=jumeirah-lake-towers',
    ])
  })

  it.each([
    'अल फ़ुरजान में टाउनहाउस खरीदना है 30 लाख तक, और ये भी बताओ कि एजेंट को कितना देना पड़ता है',
    'al furjan me townhouse kharidna hai 30 lakh tak aur batao agent ka commission kitna hai',
  ])('join a search and a question: %s', async (said) => {
    const { state, text } = await converse(toolsWithTexts, [said], 'hi')
    expect(state.slots).toMatchObject({ location: ['al-furjan'], type: ['townhouse'] })
    expect(text).toMatch(/2\s?%/u)
  })

  it('tell a story around a search', async () => {
    const said =
      'hum log agle mahine shift ho rahe hain, yas island pe 2 bed ka apartment rent pe dhundh rahe hain, hamare paas ek kutta hai'
    const { state } = await converse(toolsWithTexts, [said], 'hi')
    expect(state.slots).toMatchObject({
      location: ['yas-island'],
      purpose: 'rent',
      bedrooms_min: 2,
    })
  })

  it('refuse a viewing in everyday words', async () => {
    const turns = ['palm me 2 bed rent pe dikhao', 'pehla wala mujhe dekhna hai kal 5 baje']
    const { state } = await converse(toolsWithTexts, [...turns, 'chhodo rehne do abhi nahi'], 'hi')
    expect(state.request).toBeUndefined()
  })

  it('find what was saved', async () => {
    for (const said of ['jo ghar maine like kiye the wo kaha milenge', 'सेव किए हुए घर कहाँ हैं']) {
      const { text } = await converse(toolsWithTexts, [said], 'hi')
      expect(text).toContain('पसंदीदा')
    }
  })
})

it('Noor speaks of herself as a woman', () => {
  const folder = join(import.meta.dirname, '../src/reply/texts')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const lines = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  const ofMen = lines.filter((line) => /(?:ता हूँ|ूँगा|ऊँगा|मैं (?:भी )?नहीं (?:कर|चुन)ता)/u.test(line))
  expect(ofMen).toEqual([])
})
