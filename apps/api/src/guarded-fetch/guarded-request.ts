import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { FetchFault, faultOf, retryAfterOf } from './fetch-fault.ts'
import { isPublicAddress } from './public-address.ts'

export interface FetchLimits {
  bytes: number
  /** For everything: redirects, headers and the whole body. */
  ms: number
  /** The least that a body brings in so many milliseconds once it has begun, so that one that drips holds nobody up. */
  pace?: { bytes: number; ms: number }
}

export interface Asking {
  limits: FetchLimits
  /** Further headers: what is known of the address already. */
  headers?: Readonly<Record<string, string>>
  /** Gets the body, piece by piece. */
  take: (piece: Uint8Array) => Promise<void> | void
}

export interface Answered {
  /** Unchanged only where the headers asked for that. */
  isUnchanged: boolean
  etag: string | undefined
  lastModified: string | undefined
}

/** Asks an address, and what it redirects to, three times at most. @throws FetchFault */
export type GuardedRequest = (address: string, asking: Asking) => Promise<Answered>

export interface GuardOptions {
  /** Who is asking, for whoever runs the other server. */
  userAgent: string
  /** What is taken, as HTTP names it. */
  accept?: string
  /** Why an address, also one that was redirected to, is not asked; only https, unless said otherwise. */
  refusal?: (url: URL) => FetchFault['reason'] | undefined
  /** Whether an IP address may be connected to; public ones, unless said otherwise. */
  isAllowed?: (address: string) => boolean
  /** Names to addresses; the system's, unless said otherwise. */
  lookup?: typeof resolve
  /** Certificates to trust instead of those of the system. */
  ca?: string
}

const MOST_REDIRECTS = 3

const onlySecure = ({ protocol }: URL) => (protocol === 'https:' ? undefined : 'redirects')

const textOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined

/**
 * Fetches what strangers name. A name is resolved once for each connection, and the connection goes to the
 * address that was checked: what the name means a moment later does not matter.
 */
export function createGuardedRequest({
  userAgent,
  accept = '*/*',
  refusal = onlySecure,
  isAllowed = isPublicAddress,
  lookup = resolve,
  ca,
}: GuardOptions): GuardedRequest {
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

  async function open(address: string, signal: AbortSignal, more: Asking['headers']) {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (!url) throw new FetchFault('redirects')
    const reason = refusal(url)
    if (reason) throw new FetchFault(reason)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // No name is resolved for these.
    if (isIP(host) !== 0 && !isAllowed(host)) throw new FetchFault('private')
    const headers = { ...more, accept, 'user-agent': userAgent }
    return { url, answer: await request(url, { dispatcher, signal, headers }) }
  }

  return async (address, { limits: { bytes, ms, pace }, headers: more, take }) => {
    const crawling = new AbortController()
    const signal = AbortSignal.any([AbortSignal.timeout(ms), crawling.signal])
    let watch: NodeJS.Timeout | undefined
    try {
      let next = address
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        const { url, answer } = await open(next, signal, more)
        const { statusCode: status, headers, body } = answer
        // A body that is left says so by an error; nobody waits for it any more.
        body.on('error', () => {})
        const { location } = headers
        const known = { etag: textOf(headers.etag), lastModified: textOf(headers['last-modified']) }
        if (status === 304 && more) {
          body.destroy()
          return { isUnchanged: true, ...known }
        }
        if (status >= 300 && status < 400 && typeof location === 'string') {
          body.destroy()
          if (!URL.canParse(location, url.href)) throw new FetchFault('redirects')
          next = new URL(location, url).href
          continue
        }
        if (status !== 200) {
          body.destroy()
          const retryAfterMs = retryAfterOf(textOf(headers['retry-after']), new Date())
          throw new FetchFault('unreachable', {
            status,
            ...(retryAfterMs !== undefined && { retryAfterMs }),
          })
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
        return { isUnchanged: false, ...known }
      }
      throw new FetchFault('redirects')
    } catch (error) {
      throw faultOf(error, signal)
    } finally {
      clearInterval(watch)
    }
  }
}
