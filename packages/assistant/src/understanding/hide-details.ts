import type { findPhone } from './read-details.ts'
import { findEmail } from './read-request.ts'

/** Telephone and e-mail are read by themselves, and must not be taken for prices or words. */
export function hideDetails(text: string, phone: ReturnType<typeof findPhone>): string {
  const shown = phone === undefined ? text : withoutSpan(text.normalize('NFKC'), phone)
  return hide(shown, findEmail(shown) ?? '')
}

export function hide(text: string, words: string): string {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase())
  return at === -1 ? text : withoutSpan(text, { start: at, end: at + words.length })
}

function withoutSpan(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}
