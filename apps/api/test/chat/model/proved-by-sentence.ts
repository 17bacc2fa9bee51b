import { z } from 'zod'
import type { Script } from './fake-provider.ts'
import { type Misbehaviour, soonStalled } from './misbehaviours.ts'
import { fineOf, search, searched, thenSays } from './scripts.ts'

const aboutLoan =
  'hmm, roughly what would the bank want from me every month for a place of 1.5 million'
const aboutLease = 'got a job in abu dhabi, can i get out of my lease early'

const leaving = 'Can I leave before the contract ends?'
const lending = 'How much may a bank lend for a first home?'
const passages = z.tuple([z.object({ heading: z.string(), text: z.string() })]).rest(z.unknown())

/** Looks for a text first, and then says what it says of it. */
function thenQuotes(question: string, say: (text: string) => string): Script {
  const args = JSON.stringify({ question })
  return ({ results: [result] }) => {
    if (result === undefined) return { calls: [{ name: 'site_texts', args }] }
    const [{ text }] = passages.parse(JSON.parse(result))
    return { say: [say(text)] }
  }
}

const firstOf = (text: string): string => text.split(/(?<=\.) /u)[0] ?? text

/** What is proved by the sentence, compared with what was said, and quoted from the texts of the site. */
export const provedBySentence: readonly Misbehaviour[] = [
  {
    name: 'a true sentence and then a false one',
    script: thenSays(
      ({ total, properties: [first] }) =>
        `I found ${total} homes. “${first?.title}” asks AED 123,457 only. It is bright.`,
    ),
    shows: 'beginning',
    reason: 'shortened',
    never: ['123,457', 'bright'],
  },
  {
    name: 'a true sentence and then a booking',
    script: thenSays(
      ({ total }) => `I found ${total} homes. I have booked a viewing for you. Bye.`,
    ),
    shows: 'beginning',
    reason: 'shortened',
    never: ['booked', 'Bye'],
  },
  {
    name: 'another language in the second sentence',
    script: thenSays(
      ({ total }) =>
        `I found ${total} homes. Davon habe ich die schönsten für Sie ausgesucht. Bye.`,
    ),
    shows: 'beginning',
    reason: 'shortened',
    never: ['Davon', 'Bye'],
  },
  {
    name: 'closes behind a true sentence',
    script: thenSays(({ total }) => ({
      say: [`I found ${total} homes. `, 'They are p'],
      fault: 'close',
    })),
    shows: 'beginning',
    reason: 'shortened',
    never: ['They are'],
  },
  {
    name: 'stalls behind a true sentence',
    script: thenSays(({ total }) => ({
      say: [`I found ${total} homes. `, 'They are p'],
      fault: 'stall',
    })),
    shows: 'beginning',
    reason: 'shortened',
    never: ['They are'],
    limits: soonStalled,
  },
  {
    name: 'searches another place than was said',
    script: () => ({ calls: [search] }),
    shows: 'embedded',
    reason: 'contradicted',
    message: 'apartments for sale in JVC with quiet neighbours',
  },
  {
    name: 'searches another place, and is told',
    script: ({ number, results }) =>
      number === 1
        ? { calls: [search] }
        : number === 2
          ? { calls: [{ ...search, args: search.args.replace('Dubai Marina', 'JVC') }] }
          : { say: [fineOf(results.at(-1) ?? '')] },
    shows: 'model',
    reason: 'answered',
    message: 'apartments for sale in JVC with quiet neighbours',
  },
  {
    name: 'leaves the budget out',
    script: () => ({ calls: [search] }),
    shows: 'embedded',
    reason: 'contradicted',
    message: 'apartments for sale in Dubai Marina up to 2 million with quiet neighbours',
  },
  {
    name: 'works a loan out with a rate nobody said',
    script: () => ({ calls: [{ name: 'loan', args: '{"price": 1500000, "rate": 1.9}' }] }),
    shows: 'embedded',
    reason: 'contradicted',
    message: aboutLoan,
  },
  {
    name: 'names a rate nobody said',
    script: ({ results: [result] }) =>
      result === undefined
        ? { calls: [{ name: 'loan', args: '{"price": 1500000}' }] }
        : { say: ['At 1.9 % interest the loan for AED 1,500,000 is cheap.'] },
    shows: 'embedded',
    reason: 'unproved',
    never: ['1.9'],
    message: aboutLoan,
  },
  {
    name: 'two tools for two questions',
    script: ({ results: [found, text] }) => {
      if (found === undefined || text === undefined)
        return {
          calls: [search, { name: 'site_texts', args: JSON.stringify({ question: lending }) }],
        }
      const [{ text: told }] = passages.parse(JSON.parse(text))
      return { say: [`${fineOf(found)} ${firstOf(told)}`] }
    },
    shows: 'model',
    reason: 'answered',
    message:
      'apartments for sale in Dubai Marina with quiet neighbours, and what may a bank lend me?',
  },
  {
    name: 'quotes a text word for word',
    script: thenQuotes(leaving, (text) => `“${firstOf(text)}”`),
    shows: 'model',
    reason: 'answered',
    message: aboutLease,
  },
  {
    name: 'quotes a text with a word changed',
    script: thenQuotes(leaving, (text) => `“${firstOf(text).replace('Only if', 'Even if')}”`),
    shows: 'embedded',
    reason: 'unproved',
    never: ['Even if'],
    message: aboutLease,
  },
  {
    name: 'quotes a text with a figure changed',
    script: thenQuotes(lending, (text) => firstOf(text).replace('80%', '95%')),
    shows: 'embedded',
    reason: 'unproved',
    never: ['95%'],
    message: aboutLease,
  },
  {
    name: 'retells a text in its own words',
    script: thenQuotes(leaving, () => 'You may leave whenever you like.'),
    shows: 'embedded',
    reason: 'unproved',
    never: ['whenever you like'],
    message: aboutLease,
  },
  {
    name: 'tells of one home what another one states',
    script: ({ results }) => {
      const [found, details] = results
      if (found === undefined) return { calls: [search] }
      if (details === undefined)
        return { calls: [{ name: 'property_details', args: '{"property_number": 2}' }] }
      const { properties } = searched.parse(JSON.parse(found))
      return { say: [`“${properties[0]?.title}” asks ${properties[1]?.price}.`] }
    },
    shows: 'embedded',
    reason: 'unproved',
  },
]
