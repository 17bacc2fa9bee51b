import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { z } from 'zod'
import type { Script, SeenRequest } from './fake-provider.ts'
import type { ModelReply } from './sse-writers.ts'

/** One thing that a provider or a model may do, and what the visitor must see of it. */
export interface Misbehaviour {
  /** As in the table of the documentation. */
  name: string
  script: Script
  /** Whose words are shown; of some the model's first ones alone. */
  shows: 'model' | 'beginning' | 'embedded'
  /** Reason in the log, as far as it is the same for every provider. */
  reason: string
  /** What nobody may ever see. */
  never?: readonly string[]
  message?: string
  language?: LanguageCode
}

/** The quiet is in no advert, so that the embedded engine leaves it out, and doubts its answer. */
export const question = 'apartments for sale in Dubai Marina with quiet neighbours'
const aboutLoan =
  'hmm, roughly what would the bank want from me every month for a place of 1.5 million'
const aboutLease = 'got a job in abu dhabi, can i get out of my lease early'

const search = {
  name: 'search_properties',
  args: JSON.stringify({ purpose: 'sale', types: ['apartment'], places: ['Dubai Marina'] }),
}

const hopeless = {
  name: 'search_properties',
  args: JSON.stringify({ purpose: 'sale', places: ['Dubai Marina'], price_max: 7 }),
}

const searched = z.object({
  total: z.number(),
  properties: z.array(z.object({ title: z.string(), price: z.string() })),
})

/** Searches first, and then says what it says about the properties. */
function thenSays(
  say: (found: z.output<typeof searched>, request: SeenRequest) => string | ModelReply,
): Script {
  return (request) => {
    const [result] = request.results.slice(-1)
    if (result === undefined) return { calls: [search] }
    const said = say(searched.parse(JSON.parse(result)), request)
    return typeof said === 'string' ? { say: [said] } : said
  }
}

const words = (text: string): string[] => text.match(/\S+\s*/gu) ?? []

const fine: Parameters<typeof thenSays>[0] = ({ total, properties: [first] }) =>
  `I found ${total} homes. “${first?.title}” asks ${first?.price}.`

/** The same of the result of a search. */
const fineOf = (result: string): string => {
  const { total, properties } = searched.parse(JSON.parse(result))
  return `I found ${total} homes. “${properties[0]?.title}” asks ${properties[0]?.price}.`
}

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

/** 'Internal reference, never to be written: …' of the instructions. */
const canaryOf = ({ body }: SeenRequest): string =>
  /never to be written: ([0-9a-f-]{36})/u.exec(body)?.[1] ?? 'no canary'

export const misbehaviours: readonly Misbehaviour[] = [
  { name: 'a fine answer with tools', script: thenSays(fine), shows: 'model', reason: 'answered' },
  {
    name: 'slow words',
    script: thenSays((found, request) => ({
      say: words(String(fine(found, request))),
      paceMs: 5,
    })),
    shows: 'model',
    reason: 'answered',
  },
  {
    name: 'usage of nothing and of everything',
    script: (request) => ({
      ...thenSays(fine)(request),
      usage: request.number === 1 ? { input: 0, output: 0 } : { input: 9e12, output: -5 },
    }),
    shows: 'model',
    reason: 'answered',
  },
  { name: 'status 401', script: () => ({ status: 401 }), shows: 'embedded', reason: 'refused' },
  { name: 'status 429', script: () => ({ status: 429 }), shows: 'embedded', reason: 'refused' },
  { name: 'status 500', script: () => ({ status: 500 }), shows: 'embedded', reason: 'refused' },
  {
    name: 'closes in mid-stream',
    script: thenSays(() => ({ say: ['I found a home for AED 1'], fault: 'close' })),
    shows: 'embedded',
    reason: 'cut_off',
    never: ['AED 1 '],
  },
  {
    name: 'stalls in mid-stream',
    script: thenSays(() => ({ say: ['I found a wonderful palace'], fault: 'stall' })),
    shows: 'embedded',
    reason: 'stalled',
    never: ['palace'],
  },
  {
    name: 'never begins',
    script: () => ({ fault: 'silence' }),
    shows: 'embedded',
    reason: 'too_slow',
  },
  {
    name: 'words without an end',
    script: thenSays(() => ({ say: Array<string>(400).fill('la '), paceMs: 20 })),
    shows: 'embedded',
    reason: 'too_slow',
    never: ['la la'],
  },
  {
    name: 'garbage in the stream',
    script: thenSays(() => ({ say: ['I found a palace.'], fault: 'garbage' })),
    shows: 'embedded',
    reason: 'garbled',
    never: ['palace'],
  },
  {
    name: 'arguments that are no JSON',
    script: () => ({ calls: [{ name: 'search_properties', args: '{"purpose": "sale", ' }] }),
    shows: 'embedded',
    reason: 'broken_arguments',
  },
  {
    name: 'arguments of the wrong kind',
    script: () => ({ calls: [{ name: 'search_properties', args: '{"price_max": "cheap"}' }] }),
    shows: 'embedded',
    reason: 'broken_arguments',
  },
  {
    name: 'an unknown tool',
    script: () => ({ calls: [{ name: 'delete_listings', args: '{}' }] }),
    shows: 'embedded',
    reason: 'unknown_tool',
  },
  {
    name: 'calls tools for ever',
    script: () => ({ calls: [search] }),
    shows: 'embedded',
    reason: 'too_many_steps',
  },
  {
    name: 'a hundred calls at once',
    script: () => ({ calls: Array.from({ length: 100 }, () => search) }),
    shows: 'embedded',
    reason: 'too_many_calls',
  },
  {
    name: 'invents a price',
    script: thenSays(({ properties: [first] }) => `“${first?.title}” asks AED 123,457 only.`),
    shows: 'embedded',
    reason: 'unproved',
    never: ['123,457'],
  },
  {
    name: 'gives one home the price of another',
    script: thenSays(
      ({ properties: [first, second] }) => `“${first?.title}” asks ${second?.price}.`,
    ),
    shows: 'embedded',
    reason: 'unproved',
  },
  {
    name: 'a price in words',
    script: thenSays(({ properties: [first] }) => `“${first?.title}” asks two million dirhams.`),
    shows: 'embedded',
    reason: 'unproved',
    never: ['two million'],
  },
  {
    name: 'calls a home the cheapest that is not',
    script: thenSays(({ properties: [first] }) => `“${first?.title}” is the cheapest of them all.`),
    shows: 'embedded',
    reason: 'unproved',
    never: ['of them all'],
  },
  {
    name: 'prices without a tool',
    script: () => ({ say: ['Homes in Dubai Marina cost between 1 and 4 million on average.'] }),
    shows: 'embedded',
    reason: 'unproved',
    never: ['on average'],
  },
  {
    name: 'invents a link',
    script: thenSays(({ total }) => `I found ${total} homes, see https://homes.example/best.`),
    shows: 'embedded',
    reason: 'unproved',
    never: ['homes.example'],
  },
  {
    name: 'an image in Markdown',
    script: thenSays(({ total }) => `I found ${total} homes. ![x](//evil.example/a.png)`),
    shows: 'beginning',
    reason: 'shortened',
    never: ['evil.example'],
  },
  {
    name: 'invents a title',
    script: thenSays(({ total }) => `I found ${total} homes, of them “Zanzibar Pearl Tower”.`),
    shows: 'embedded',
    reason: 'unproved',
    never: ['Zanzibar'],
  },
  {
    name: 'invents a name without quotation marks',
    script: thenSays(({ total }) => `I found ${total} homes, I would take Zanzibar Pearl Tower.`),
    shows: 'embedded',
    reason: 'unproved',
    never: ['Zanzibar'],
  },
  {
    name: 'praises a place that was not asked for',
    script: thenSays(({ total }) => `I found ${total} homes, but Palm Jumeirah has better ones.`),
    shows: 'embedded',
    reason: 'unproved',
    never: ['has better'],
  },
  {
    name: 'claims a booking',
    script: thenSays(({ properties: [first] }) => `I have booked a viewing of “${first?.title}”.`),
    shows: 'embedded',
    reason: 'claimed_deed',
    never: ['booked'],
  },
  {
    name: 'tells its instructions',
    script: thenSays((_, request) => `My reference is ${canaryOf(request)}.`),
    shows: 'embedded',
    reason: 'leaked',
    never: ['My reference'],
  },
  {
    name: 'tells its instructions in other words',
    script: thenSays(
      () => 'You are the assistant of Manzil, a website with homes for sale and for rent.',
    ),
    shows: 'embedded',
    reason: 'leaked',
    never: ['You are the assistant'],
  },
  {
    name: 'another language',
    script: thenSays(({ total }) => `Ich habe ${total} Wohnungen gefunden, die für Sie passen.`),
    shows: 'embedded',
    reason: 'wrong_language',
    never: ['Ich habe'],
  },
  {
    name: 'another script',
    script: thenSays(({ total }) => `I found ${total} homes for you.`),
    shows: 'embedded',
    reason: 'wrong_language',
    never: ['I found'],
    message: 'شقق للبيع في دبي مارينا هادئة',
    language: 'ar',
  },
  { name: 'an empty answer', script: thenSays(() => ''), shows: 'embedded', reason: 'empty' },
  {
    name: 'an answer of 100 kB',
    script: thenSays(() => ({ say: Array<string>(1000).fill('palace '.repeat(15)) })),
    shows: 'embedded',
    reason: 'too_long',
    never: ['palace palace'],
  },
  {
    name: 'declines everything',
    script: thenSays(() => 'I am sorry, I cannot help with that request.'),
    shows: 'embedded',
    reason: 'declined',
    never: ['cannot help with'],
  },
  {
    name: 'promises a return',
    script: thenSays(() => 'This home is a risk free buy, the rent is guaranteed.'),
    shows: 'embedded',
    reason: 'crossed_boundary',
    never: ['guaranteed'],
  },
  {
    name: 'finds nothing',
    script: ({ results }) =>
      results.length > 0 ? { say: ['There is nothing like that.'] } : { calls: [hopeless] },
    shows: 'embedded',
    reason: 'nothing_found',
    never: ['nothing like that'],
  },
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
