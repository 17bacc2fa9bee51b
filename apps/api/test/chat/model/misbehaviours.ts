import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { ModelLimits } from '@manzil/assistant/llm/limits'
import type { Script, SeenRequest } from './fake-provider.ts'
import { fine, search, thenSays } from './scripts.ts'

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
  /** What is waited for less long, where it does not come. */
  limits?: Partial<ModelLimits>
}

/** Short ones, for what never comes: what does come may have to wait for a busy machine. */
export const soonStalled: Partial<ModelLimits> = { stallMs: 400 }
const soonTooSlow: Partial<ModelLimits> = { stepMs: 1_500 }

/** The quiet is in no advert, so that the embedded engine leaves it out, and doubts its answer. */
export const question = 'apartments for sale in Dubai Marina with quiet neighbours'
const hopeless = {
  name: 'search_properties',
  args: JSON.stringify({ purpose: 'sale', places: ['Dubai Marina'], price_max: 7 }),
}

const words = (text: string): string[] => text.match(/\S+\s*/gu) ?? []

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
    limits: soonStalled,
  },
  {
    name: 'never begins',
    script: () => ({ fault: 'silence' }),
    shows: 'embedded',
    reason: 'too_slow',
    limits: soonTooSlow,
  },
  {
    name: 'words without an end',
    script: thenSays(() => ({ say: Array<string>(400).fill('la '), paceMs: 20 })),
    shows: 'embedded',
    reason: 'too_slow',
    never: ['la la'],
    limits: soonTooSlow,
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
]
