import { z } from 'zod'
import type { Script, SeenRequest } from './fake-provider.ts'
import type { ModelReply } from './sse-writers.ts'

const told = z.object({ says: z.string() })
const passages = z.array(z.object({ text: z.string() }))

/** Sentences of what a tool has said, lines and all. */
export const sentencesOf = (text: string): string[] => text.split(/\n|(?<=[.؟?]) /u)

/** Asks a tool, and repeats what is picked of the sentences that it says. */
export function thenRepeats(
  name: string,
  asked: object,
  pick: (sentences: string[]) => string | undefined,
): Script {
  return ({ results: [result] }) => {
    if (result === undefined) return { calls: [{ name, args: JSON.stringify(asked) }] }
    const answer: unknown = JSON.parse(result)
    const texts = passages.safeParse(answer)
    const says = texts.success ? (texts.data[0]?.text ?? '') : told.parse(answer).says
    return { say: [pick(sentencesOf(says)) ?? ''] }
  }
}

/** What the question of the tests asks for. */
export const search = {
  name: 'search_properties',
  args: JSON.stringify({ purpose: 'sale', types: ['apartment'], places: ['Dubai Marina'] }),
}

export const searched = z.object({
  total: z.number(),
  properties: z.array(z.object({ title: z.string(), price: z.string() })),
})

type Found = z.output<typeof searched>

/** Searches first, and then says what it says about the properties. */
export function thenSays(say: (found: Found, request: SeenRequest) => string | ModelReply): Script {
  return (request) => {
    const [result] = request.results.slice(-1)
    if (result === undefined) return { calls: [search] }
    const said = say(searched.parse(JSON.parse(result)), request)
    return typeof said === 'string' ? { say: [said] } : said
  }
}

export const fine: Parameters<typeof thenSays>[0] = ({ total, properties: [first] }) =>
  `I found ${total} homes. “${first?.title}” asks ${first?.price}.`

/** The same of the result of a search. */
export const fineOf = (result: string): string => {
  const { total, properties } = searched.parse(JSON.parse(result))
  return `I found ${total} homes. “${properties[0]?.title}” asks ${properties[0]?.price}.`
}

/** Searches, and says what is made of the number of homes and the first one's title and price. */
export function thenTells(
  asked: object,
  say: (found: { total: number; title: string; price: string }) => string,
): Script {
  return ({ results: [result] }) => {
    const args = JSON.stringify(asked)
    if (result === undefined) return { calls: [{ name: 'search_properties', args }] }
    const { total, properties } = searched.parse(JSON.parse(result))
    const { title = '', price = '' } = properties[0] ?? {}
    return { say: [say({ total, title, price })] }
  }
}
