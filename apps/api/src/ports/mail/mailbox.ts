import type { Mailbox } from './mail-port.ts'

/** Control characters, line ends and what turns the direction of writing. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A text for a header: one line, nothing invisible, at most so many characters. */
export const oneLine = (text: string, limit: number): string =>
  [...text.replace(INVISIBLE, ' ').replace(/ +/g, ' ').trim()].slice(0, limit).join('')

/**
 * Whether mail can be addressed to it as it stands. Stricter than the contract: quotes, brackets,
 * commas and the like have meanings of their own in headers and commands.
 */
export const isMailable = (address: string): boolean =>
  /^[^\s@<>()[\],;:\\"\p{Cc}]{1,64}@[\p{L}\p{N}.-]{3,190}$/u.test(address)

/** Reads `Name <address>` or a bare address; undefined where it is neither. */
export function readMailbox(text: string): Mailbox | undefined {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? []
  const address = (bracketed ?? text).trim()
  return isMailable(address) ? { name: name.trim().replace(/^"|"$/g, ''), address } : undefined
}

/** Domains that never exist (RFC 2606), as those of generated accounts. */
export const isReserved = (address: string): boolean =>
  /[@.](example|invalid|test|localhost)$/i.test(address)
