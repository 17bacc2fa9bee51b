import { expect, it } from 'vitest'
import { groupByDay } from '../conversation/day-groups.ts'
import type { DisplayItem } from '../conversation/display-items.ts'
import { type TranscriptWords, writeTranscript } from '../transcript/write-transcript.ts'
import { asked, results, said } from './messages.ts'

const words: TranscriptWords = {
  isRightToLeft: false,
  title: ['Conversation with Noor', 'https://site.example'],
  day: ({ day }) => day,
  time: () => '12:00PM',
  you: 'You',
  assistant: 'Noor',
  greeting: 'Hello.',
  unsent: 'not sent yet',
  stopped: 'stopped',
  sources: 'Sources',
  said: (text) => (text === 'find_property' ? 'Find a Property' : text),
  propertyLines: ({ location }) => [`Location: ${location}`],
  count: ({ subMessage }) => subMessage,
  source: ({ claim, source }) => `${claim} · ${source}`,
  address: (link) => `https://site.example/#${link}`,
}

const entry = (message: ReturnType<typeof said> | ReturnType<typeof results>): DisplayItem => ({
  kind: 'entry',
  id: message.id,
  time: Date.parse(message.timestamp),
  entry: { message, live: false },
})

const answer = {
  ...said('b1', 2, 'They differ in price.'),
  stopped: true,
  comparison: {
    columns: [
      { title: 'Marina Gate', link: '/property-details?id=1' },
      { title: 'Creek Rise', link: null },
    ],
    rows: [{ label: 'Price', values: ['AED 1', null], differs: true }],
  },
  links: [{ label: 'Buying guide', link: '/guides' }],
  evidence: [{ claim: 'AED 1', source: 'listing', listing_id: null, field: 'price', as_of: null }],
}
const outgoing = { clientId: 'c', text: 'And a pool', sentAt: 0, status: 'sending' } as const
const items: DisplayItem[] = [
  entry(asked('u1', 1, 'find_property')),
  entry(answer),
  entry(results('r1', 3)),
  { kind: 'outgoing', id: 'c', time: Date.parse(answer.timestamp), outgoing },
]
const days = groupByDay(items, ({ time }) => time, Date.parse(answer.timestamp))

it('writes everything that was said, with what it rests on', () => {
  expect(writeTranscript(days, words).split('\r\n')).toEqual([
    '\ufeffConversation with Noor',
    'https://site.example',
    '',
    '— 2026-11-18 —',
    '',
    '[12:00PM] You: Find a Property',
    '',
    '[12:00PM] Noor: They differ in price.',
    '(stopped)',
    '',
    'Marina Gate',
    '  Price: AED 1',
    '  https://site.example/#/property-details?id=1',
    '',
    'Creek Rise',
    '  Price: —',
    '- Buying guide',
    '  https://site.example/#/guides',
    'Sources:',
    '- AED 1 · listing',
    '',
    '[12:00PM] Noor: Here are some properties in Dubai Marina you might like:',
    '',
    '1. Two-bedroom apartment with a marina view',
    '   Location: Dubai Marina, Dubai',
    '   https://site.example/#/property-details?id=p-1',
    '',
    '1 Property Available',
    '   https://site.example/#/property-listing?location=dubai-marina',
    '',
    '[12:00PM] You: And a pool (not sent yet)',
    '',
  ])
})

it('gives every line but addresses the direction of the language', () => {
  const lines = writeTranscript(days, { ...words, isRightToLeft: true }).split('\r\n')
  const plain = lines.filter((line) => line !== '' && !line.includes('\u200f'))
  expect(plain.every((line) => /^\s*https:/.test(line))).toBe(true)
  expect(plain).toHaveLength(5)
})
