import { frameOrigins } from '@manzil/domain/media-embed'
import type { FastifyInstance } from 'fastify'

/** Nothing inline is allowed: no script, and no style. */
const contentSecurityPolicy = (pictures: readonly string[] = []): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    ['img-src', "'self'", 'data:', 'blob:', ...pictures].join(' '),
    // That is the chat's socket too.
    "connect-src 'self'",
    "font-src 'self'",
    // Players of films and tours, which visitors ask for by a press.
    `frame-src ${frameOrigins.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify offline-page',
  ].join('; ')

/** What protects the browser in whatever this server answers. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
}

/** Half a year, in seconds. */
const secureFor = 15_552_000

interface Surroundings {
  /** Origins of pictures besides the site's own: the map's tiles, what advertisers keep elsewhere. */
  pictures: readonly string[]
  /** The address of the site, where the operator has set it. */
  publicUrl: string | undefined
}

/** Headers that every answer carries. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { pictures, publicUrl }: Surroundings,
): void {
  const headers = {
    ...securityHeaders,
    'content-security-policy': contentSecurityPolicy(pictures),
    // Only where the operator says so: a browser that has read it never asks without TLS again.
    ...(publicUrl?.startsWith('https:') && {
      'strict-transport-security': `max-age=${secureFor}`,
    }),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
