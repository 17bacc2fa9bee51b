import type { WordPlace } from './money/find-words.ts'

/** Whether the words of a text all stand at these places of it. */
export function isMadeOf(text: string, places: readonly WordPlace[]): boolean {
  const rest = [...text].map((sign, at) =>
    places.some(({ start, end }) => at >= start && at < end) ? ' ' : sign,
  )
  return !/[\p{L}\p{N}]/u.test(rest.join(''))
}
