import type { Conversation, SettledMessage } from './conversation.ts'

/** The newest finished message up to a number; null where there is none. */
export function lastSettled({ entries }: Conversation, to: number | null): SettledMessage | null {
  if (to === null) return null
  return entries.findLast(({ message }) => message.done && message.seq <= to)?.message ?? null
}

/**
 * Whether messages are missing among the newest: numbers are given without gaps, so one that is left
 * out was said in another window. `from` is the greatest number up to which all is known; where
 * nothing is, the first message may have others before it.
 */
export function hasGap({ entries, typing }: Conversation, from: number | null): boolean {
  if (from === null) return entries.length > 0 || typing !== null
  const seqs = new Set(entries.map(({ message }) => message.seq))
  if (typing) seqs.add(typing.seq)
  const fresh = [...seqs].filter((seq) => seq > from).sort((a, b) => a - b)
  return fresh.some((seq, place) => seq !== from + 1 + place)
}

/**
 * The greatest number up to which everything is there, where nothing is missing: what is still being
 * written may break off, and then has to be asked for.
 */
export function finishedTo({ entries, typing }: Conversation): number | null {
  const last = entries.at(-1)?.message.seq
  if (last === undefined) return null
  const unfinished = entries.find(({ message }) => !message.done)?.message.seq ?? last + 1
  return Math.min(last, unfinished - 1, typing ? typing.seq - 1 : last)
}
