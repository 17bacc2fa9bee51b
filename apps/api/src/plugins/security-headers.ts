import { frameOrigins } from '@manzil/domain/media-embed'
import type { FastifyInstance } from 'fastify'

/**
 * The hash is that of the empty text: Chakra's Emotion inserts an empty style element and fills it
 * through the CSSOM. Nothing inline is allowed besides.
 */
const contentSecurityPolicy = (pictures = ''): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    `img-src 'self' data: blob: https: ${pictures}`.trim(),
    "connect-src 'self' ws: wss:",
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

/** Headers that every answer carries; `tiles` is the origin of the map's tiles. */
export function registerSecurityHeaders(app: FastifyInstance, tiles?: string): void {
  const headers = { ...securityHeaders, 'content-security-policy': contentSecurityPolicy(tiles) }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
