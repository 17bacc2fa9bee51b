import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, request } from 'undici'

/** Why nothing came of an address. */
export class FetchFault extends Error {
  readonly reason: 'unreachable' | 'private' | 'redirects' | 'too-large' | 'too-slow' | 'crawls'
  /** Of an answer that says no. */
  readonly status: number | undefined

  constructor(
    reason: FetchFault['reason'],
    { status, cause }: { status?: number; cause?: unknown } = {},
  ) {
    super(`an address could not be fetched: ${reason}`, { cause })
    this.name = 'FetchFault'
    this.reason = reason
    this.status = status
  }
}

export interface FetchLimits {
  bytes: number
  /** For everything: redirects, headers and the whole body. */
  ms: number
  /** The least that a body brings in so many milliseconds once it has begun, so that one that drips holds nobody up. */
  pace?: { bytes: number; ms: number }
}

/**
 * Gives the body of an https address to `take`, piece by piece; follows three redirects.
 * @throws FetchFault
 */
export type GuardedFetch = (
  address: string,
  limits: FetchLimits,
  take: (piece: Uint8Array) => Promise<void> | void,
) => Promise<void>

interface Options {
  /** Whether an IP address may be connected to; public ones, unless said otherwise. */
  isAllowed?: (address: string) => boolean
  /** Names to addresses; the system's, unless said otherwise. */
  lookup?: typeof resolve
  /** Certificates to trust instead of those of the system. */
  ca?: string
}

const MOST_REDIRECTS = 3

/** Whether an address is one that everybody reaches, and none of this machine or of a private network. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const found = ipaddr.process(address)
  return found.range() === 'unicast'
}

/**
 * Fetches what strangers name. A name is resolved once for each connection, and the connection goes to the
 * address that was checked: what the name means a moment later does not matter.
 */
export function createGuardedFetch({
  isAllowed = isPublicAddress,
  lookup = resolve,
  ca,
}: Options = {}): GuardedFetch {
  const checked: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      const [chosen] = found
      if (!chosen || !found.every(({ address }) => isAllowed(address)))
        return callback(new FetchFault('private'), '', 0)
      if (options.all) return callback(null, found)
      return callback(null, chosen.address, chosen.family)
    })
  }
  const dispatcher = new Agent({
    connect: { lookup: checked, ...(ca !== undefined && { ca }), timeout: 10_000 },
    maxHeaderSize: 16_384,
    pipelining: 0,
  })

  async function open(address: string, signal: AbortSignal) {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (url?.protocol !== 'https:') throw new FetchFault('redirects')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // No name is resolved for these.
    if (isIP(host) !== 0 && !isAllowed(host)) throw new FetchFault('private')
    const headers = { accept: '*/*', 'user-agent': 'Manzil feeds' }
    return { url, answer: await request(url, { dispatcher, signal, headers }) }
  }

  return async (address, { bytes, ms, pace }, take) => {
    const crawling = new AbortController()
    const signal = AbortSignal.any([AbortSignal.timeout(ms), crawling.signal])
    let watch: NodeJS.Timeout | undefined
    try {
      let next = address
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        const { url, answer } = await open(next, signal)
        const { statusCode: status, headers, body } = answer
        // A body that is left says so by an error; nobody waits for it any more.
        body.on('error', () => {})
        const { location } = headers
        if (status >= 300 && status < 400 && typeof location === 'string') {
          body.destroy()
          next = new URL(location, url).href
          continue
        }
        if (status !== 200) {
          body.destroy()
          throw new FetchFault('unreachable', { status })
        }
        let size = 0
        let came = 0
        // From the first piece on: a server may have to write the whole file before it sends any.
        watch =
          pace &&
          setInterval(() => {
            if (came < pace.bytes) crawling.abort(new FetchFault('crawls'))
            came = 0
          }, pace.ms)
        for await (const piece of body) {
          if (!(piece instanceof Uint8Array)) continue
          size += piece.length
          came += piece.length
          if (size > bytes) throw new FetchFault('too-large')
          await take(piece)
        }
        return
      }
      throw new FetchFault('redirects')
    } catch (error) {
      throw faultOf(error, signal)
    } finally {
      clearInterval(watch)
    }
  }
}

function faultOf(error: unknown, signal: AbortSignal): FetchFault {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof FetchFault) return each
  if (signal.reason instanceof FetchFault) return signal.reason
  return new FetchFault(signal.aborted ? 'too-slow' : 'unreachable', { cause: error })
}
