/** Names of domains, with the dots of all scripts. */
const domainLike = /^[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u
const plain = /^[\x20-\x7e]*$/

/**
 * One way to write an e-mail address: composed letters, no spaces around it, and a domain of other
 * letters as mail carries it (`xn--…`). For all doors through which one comes in.
 */
export function tidyAddress(email: string): string {
  const typed = email.trim().normalize('NFC')
  const at = typed.lastIndexOf('@') + 1
  const domain = typed.slice(at)
  if (at === 0 || plain.test(domain) || !domainLike.test(domain)) return typed
  const url = `http://${domain}`
  return URL.canParse(url) ? typed.slice(0, at) + new URL(url).hostname : typed
}

/** What addresses are compared by: the same for all ways to write one. */
export const addressKey = (email: string): string => tidyAddress(email).toLowerCase()
