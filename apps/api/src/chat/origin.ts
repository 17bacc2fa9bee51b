import type { IncomingMessage } from 'node:http'

/**
 * Whether a page of this origin may open the chat: the site's own, or one of the configured ones.
 * Programs that are no browsers send no origin and may too; their token decides.
 */
export function isAllowedOrigin(request: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
