/** Apart from the other formats: no page needs it before the chat is open. */
const made = new Map<string, Intl.ListFormat>()

/** Things side by side in a sentence, as `a pool, a gym, and parking`. */
export function formatList(language: string, things: readonly string[]): string {
  const known = made.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' })
  made.set(language, known)
  return known.format(things)
}
