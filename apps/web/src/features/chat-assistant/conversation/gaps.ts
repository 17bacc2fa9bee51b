import type { Conversation } from './conversation.ts'

/** Greatest number of what is known for good; null where nothing is. */
export const lastSettled = ({ entries }: Conversation): { id: string; seq: number } | null =>
  entries.findLast(({ message }) => message.done)?.message ?? null

/**
 * Whether messages are missing among the newest: numbers are given without gaps, so one that is left
 * out was said in another window. `from` is the greatest number up to which all is known, null where
 * nothing is: the first message is then one of the visitor.
 */
export function hasGap({ entries, typing }: Conversation, from: number | null): boolean {
  const seqs = entries.map(({ message }) => message.seq)
  if (typing) seqs.push(typing.seq)
  const fresh = [...new Set(seqs)].filter((seq) => from === null || seq > from)
  fresh.sort((a, b) => a - b)
  const first = fresh[0]
  if (first === undefined) return false
  if (from === null && entries[0]?.message.role !== 'user') return true
  const start = from === null ? first : from + 1
  return fresh.some((seq, place) => seq !== start + place)
}
