import { Busy } from '../../busy.ts'
import { errorCode } from '../../db/error-code.ts'
import { FetchFault } from '../../guarded-fetch/fetch-fault.ts'
import { PictureRefusal } from '../../pictures/picture-refusal.ts'

/** What becomes of an address that gave no photograph: asked again soon, or not for long. */
export interface Fault {
  state: 'waiting' | 'gone' | 'refused'
  /** Short, for tables: a key of `faultWords`, or `HTTP 404`. */
  name: string
}

/** What the summary says of each, but for answers of HTTP. */
export const faultWords = {
  private: 'leads to an address of a private network or of this machine',
  redirects: 'redirects too often, or to no address that is asked',
  'not-listed': 'redirects to a host that PHOTOGRAPHS_HOSTS does not name',
  'too-large': 'has more than 10 MB',
  'too-slow': 'was not there in time',
  crawls: 'came too slowly',
  'no-such-host': 'has a host that does not exist',
  'broken-off': 'could not be reached, or broke off',
  'host-resting': 'was left for later: its host asks to be left alone',
  'picture-empty': 'is an empty file',
  'picture-kind': 'is no picture that is taken: JPEG, PNG, WebP or AVIF',
  'picture-heic': 'is a HEIC file',
  'picture-animated': 'is a moving picture',
  'picture-pixels': 'has too many pixels',
  'picture-broken': 'is a broken picture',
  'picture-slow': 'takes too long to decode',
  storage: 'could not be stored here',
} as const

export const wordsOf = (name: string): string =>
  Object.hasOwn(faultWords, name) ? faultWords[name as keyof typeof faultWords] : `answers ${name}`

/** Answers that mean a moment, not the address. */
const passing = new Set([408, 425, 429])
const absent = new Set([404, 410])
const unresolved = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'])

/** Whether a server asks to be left alone for a while. */
export const isThrottled = (error: unknown): error is FetchFault =>
  error instanceof FetchFault && (error.status === 429 || error.status === 503)

/** Reads what was thrown; undefined for a fault of ours. */
export function faultOfPhotograph(error: unknown): Fault | undefined {
  if (error instanceof PictureRefusal) return { state: 'refused', name: `picture-${error.reason}` }
  if (error instanceof Busy) return { state: 'waiting', name: 'storage' }
  if (!(error instanceof FetchFault)) return undefined
  const { reason, status, cause } = error
  if (status !== undefined) return { state: stateOf(status), name: `HTTP ${status}` }
  if (reason === 'too-slow' || reason === 'crawls') return { state: 'waiting', name: reason }
  if (reason !== 'unreachable') return { state: 'refused', name: reason }
  const isUnknown = unresolved.has(errorCode(cause) ?? '')
  return { state: 'waiting', name: isUnknown ? 'no-such-host' : 'broken-off' }
}

function stateOf(status: number): Fault['state'] {
  if (absent.has(status)) return 'gone'
  return status >= 500 || passing.has(status) ? 'waiting' : 'refused'
}
