import { LOGIN_TIMEOUT_MS } from '@manzil/domain/limits'

/**
 * How long a call may take until it counts as not answered, in ms. A network that swallows requests
 * would otherwise leave a page waiting for ever. Whatever is sent may have arrived all the same, so
 * writes get longer, and files longer still.
 */
export const READ_MS = 12_000
const WRITE_MS = LOGIN_TIMEOUT_MS.short
const FILE_MS = 180_000

/** The same call, which is given up in the end; its answer's body counts as a part of it. */
export function withTimeout(request: Request): Request {
  const isForm = !/json/.test(request.headers.get('content-type') ?? 'json')
  const limitMs = request.method === 'GET' ? READ_MS : isForm ? FILE_MS : limitOfWrite(request)
  return new Request(request, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(limitMs)]),
  })
}

/** The server asks an identity provider before it answers this one. */
const limitOfWrite = ({ url }: Request): number =>
  url.endsWith('/user/exchange-social-code') ? LOGIN_TIMEOUT_MS.long : WRITE_MS
