import { all } from './dom.ts'

const asked = new Map<string, Promise<string | undefined>>()

/** An id that exists on this server, from the first row of a list; asked for once. */
export function realId(address: string): Promise<string | undefined> {
  const before = asked.get(address)
  if (before) return before
  const answer = fetch(address)
    .then((response) => response.json())
    .then(firstId)
    .catch(() => undefined)
  asked.set(address, answer)
  return answer
}

/** `_id` of the first row: answers are `{ data: [row, …] }`, or have their rows one level deeper. */
export function firstId(answer: unknown): string | undefined {
  if (Array.isArray(answer)) return answer.length > 0 ? firstId(answer[0]) : undefined
  if (typeof answer !== 'object' || answer === null) return undefined
  if ('_id' in answer && typeof answer._id === 'string') return answer._id
  return 'data' in answer ? firstId(answer.data) : undefined
}

/** Puts ids that exist here in the place of those of the contract, which exist nowhere. */
export function showRealIds(): void {
  if (!location.protocol.startsWith('http')) return
  for (const place of all<HTMLElement>('[data-id-from]'))
    realId(place.dataset.idFrom ?? '').then((id) => {
      if (id !== undefined) place.textContent = id
    })
}
