import { z } from 'zod'
import type { Script } from './fake-provider.ts'

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

const searched = z.object({
  total: z.number(),
  properties: z.array(z.object({ title: z.string(), price: z.string() })),
})

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
