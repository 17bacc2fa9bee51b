/** Why nothing came of an address. */
export class FetchFault extends Error {
  readonly reason:
    | 'unreachable'
    | 'private'
    | 'redirects'
    | 'not-listed'
    | 'too-large'
    | 'too-slow'
    | 'crawls'
  /** Of an answer that says no. */
  readonly status: number | undefined
  /** For how long the server asks to be left alone. */
  readonly retryAfterMs: number | undefined

  constructor(
    reason: FetchFault['reason'],
    {
      status,
      retryAfterMs,
      cause,
    }: { status?: number; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(`an address could not be fetched: ${reason}`, { cause })
    this.name = 'FetchFault'
    this.reason = reason
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

/** The fault in what was thrown while an address was fetched. */
export function faultOf(error: unknown, signal: AbortSignal): FetchFault {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof FetchFault) return each
  if (signal.reason instanceof FetchFault) return signal.reason
  return new FetchFault(signal.aborted ? 'too-slow' : 'unreachable', { cause: error })
}

const MS = 1000

/** What `Retry-After` asks for, in seconds or as a day and time. */
export function retryAfterOf(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * MS
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime())
}
