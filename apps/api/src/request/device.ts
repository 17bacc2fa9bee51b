import type { IncomingHttpHeaders } from 'node:http'
import Bowser from 'bowser'

/** What is kept of where a request came from; nothing that tells one person's device from another's. */
export interface Device {
  /** Families without versions; null where they are not known. */
  browser: string | null
  os: string | null
  /** Two capital letters; null where no trusted proxy tells it. */
  country: string | null
}

/** Longer than any browser's; what follows is not looked at. */
const MOST_CHARACTERS = 400
const LONGEST_NAME = 60

/** Codes that proxies use for an unknown country and for a network that hides it. */
const nowhere = ['XX', 'T1', 'ZZ']

const nameOf = (name: string | undefined): string | null => name?.slice(0, LONGEST_NAME) || null

/**
 * Browser and system of a request by its User-Agent, of which only the two names are kept.
 * @param countryHeader header that a trusted proxy writes the country into, in small letters
 */
export function readDevice(headers: IncomingHttpHeaders, countryHeader?: string): Device {
  const agent = (headers['user-agent'] ?? '').slice(0, MOST_CHARACTERS)
  // Without a text the parser throws.
  const parsed = agent === '' ? undefined : Bowser.parse(agent)
  return {
    browser: nameOf(parsed?.browser.name),
    os: nameOf(parsed?.os.name),
    country: countryHeader === undefined ? null : countryOf(headers[countryHeader]),
  }
}

function countryOf(header: string | string[] | undefined): string | null {
  const code = String(header ?? '').toUpperCase()
  return /^[A-Z]{2}$/.test(code) && !nowhere.includes(code) ? code : null
}
