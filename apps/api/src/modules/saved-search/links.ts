import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { addressKey } from '@manzil/domain/tidy-address'

/** What a link of a mail allows. */
type Purpose = 'confirm' | 'stop' | 'access'

/** Tokens of links, and the addresses that hold them. Nothing of a token is stored. */
export interface SearchLinks {
  /** `subject` is a search's id, or for `access` the hash of an address. */
  token: (purpose: Purpose, subject: string) => string
  /** The subject of a token; undefined where nobody gave it out. */
  subjectOf: (purpose: Purpose, token: string) => string | undefined
  /** Address of the site, without a slash at its end. */
  publicUrl: string
}

/** Finds the searches of an address, however it is written. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(addressKey(email)).digest('hex').slice(0, 40)

export function createSearchLinks(key: string, publicUrl: string): SearchLinks {
  const mac = (purpose: Purpose, subject: string) =>
    createHmac('sha256', key).update(`saved-search ${purpose} ${subject}`).digest('base64url')
  return {
    publicUrl,
    token: (purpose, subject) => `${subject}_${mac(purpose, subject)}`,
    subjectOf(purpose, token) {
      const at = token.indexOf('_')
      const subject = token.slice(0, Math.max(at, 0))
      const given = Buffer.from(token.slice(at + 1))
      const right = Buffer.from(mac(purpose, subject))
      return given.length === right.length && timingSafeEqual(given, right) ? subject : undefined
    },
  }
}

/** The page of saved searches, open for the owner of the address. */
export const listUrl = (
  { publicUrl, token }: SearchLinks,
  { email, language }: { email: string; language: LanguageCode },
  more: Readonly<Record<string, string>> = {},
): string => {
  const query = new URLSearchParams({ ...more, access: token('access', emailHash(email)) })
  return `${publicUrl}/?lng=${language}#/saved-searches?${query}`
}

/** Route of the page that takes a search off, outside the app and without a session. */
export const stopRoute = '/alerts/unsubscribe'

export const stopUrl = ({ publicUrl, token }: SearchLinks, searchId: string): string =>
  `${publicUrl}${stopRoute}?token=${token('stop', searchId)}`
