import type { IncomingHttpHeaders } from 'node:http'

/** Pages of this machine, whatever their port. */
export function isLocalOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname)
}

/** Lets pages of this machine read the answers; nobody else's. */
export function corsHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const { origin } = headers
  if (origin === undefined || !isLocalOrigin(origin)) return {}
  const asked = headers['access-control-request-headers']
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': asked ?? 'authorization, content-type',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '600',
    vary: 'origin',
  }
}
