import { domainToUnicode } from 'node:url'

/**
 * An e-mail address as people write it: with the letters of its domain where it is kept as mail carries it
 * (`xn--…`). For what people read; mail goes to the address as it is kept.
 */
export function readableAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  return at > 0 && /(?:^|\.)xn--/i.test(domain)
    ? email.slice(0, at) + (domainToUnicode(domain) || domain)
    : email
}

/** The same of one that may be missing. */
export const readableOrNone = (email: string | null): string | null =>
  email === null ? null : readableAddress(email)
