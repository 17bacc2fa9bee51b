import { brand } from '@manzil/domain/brand'
import type { FastifyInstance } from 'fastify'
import type { OriginOf } from '../origin.ts'
import { settingOf } from '../page/share-page.ts'
import { themeTokens } from '../page/theme-tokens.ts'
import { icons } from '../picture-routes.ts'
import { respond } from '../respond.ts'
import { offlineDocument } from './offline-document.ts'
import { offlineWorker } from './offline-worker.ts'

const aDay = 'public, max-age=86400'

/** What browsers and search engines ask every site for. */
export function registerSiteRoutes(
  scope: FastifyInstance,
  { originOf, policy }: { originOf: OriginOf; policy: string },
): void {
  scope.get('/robots.txt', async (request, reply) =>
    respond(request, reply, {
      type: 'text/plain; charset=utf-8',
      body: robots(originOf(request)),
      cache: aDay,
    }),
  )
  const manifest = JSON.stringify(manifestOf())
  scope.get('/manifest.webmanifest', async (request, reply) =>
    respond(request, reply, {
      type: 'application/manifest+json; charset=utf-8',
      body: manifest,
      cache: aDay,
    }),
  )
  scope.get('/offline.html', async (request, reply) => {
    const body = offlineDocument(settingOf('en', originOf(request)))
    reply.header('content-security-policy', policy)
    return respond(request, reply, { type: 'text/html; charset=utf-8', body, cache: 'no-cache' })
  })
  scope.get('/offline-worker.js', async (request, reply) =>
    respond(request, reply, {
      type: 'text/javascript; charset=utf-8',
      body: offlineWorker,
      cache: 'no-cache',
    }),
  )
}

/**
 * Nothing is secret here. The API stays open to search engines, which draw the pages of the app to
 * see what is in them; only the chat has nothing to be found.
 */
const robots = (origin: string): string =>
  `User-agent: *
Disallow: /chatbot
Allow: /

Sitemap: ${origin}/sitemap.xml
`

const manifestOf = () => ({
  id: '/',
  name: brand.name.en,
  short_name: brand.name.en,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: themeTokens.light.bg,
  theme_color: themeTokens.light.accent,
  lang: 'en',
  dir: 'ltr',
  categories: ['lifestyle', 'business'],
  icons: icons.map(({ name, size, maskable }) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: maskable ? 'maskable' : 'any',
  })),
})
