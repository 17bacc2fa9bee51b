import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { zPurpose } from '@manzil/api-client/generated/zod.gen'
import { localName } from '@manzil/domain/local-name'
import { inLanguage, shareAddress } from '@manzil/domain/share-address'
import type { FastifyInstance } from 'fastify'
import { escapeText as text } from '../../../escape-text.ts'
import { answerIn } from '../../../request-language.ts'
import { placeRef } from '../../catalogue/lookups.ts'
import type { FindParts } from '../find-parts.ts'
import { brandName, languagePrefixes } from '../languages.ts'
import type { OriginOf } from '../origin.ts'
import { propertyWords } from '../page/property-words.ts'
import { type Setting, settingOf } from '../page/share-page.ts'
import { respond } from '../respond.ts'

/** Properties that a feed holds. */
const NEWEST = 50

interface Options {
  parts: FindParts
  originOf: OriginOf
  rateLimit: { max: number; timeWindow: string }
}

/** RSS 2.0 of the newest properties: all, or `?purpose=` and `?place=` of one purpose and place. */
export function registerFeedRoute(
  scope: FastifyInstance,
  { parts: { properties, lookups }, originOf, rateLimit }: Options,
): void {
  for (const { language, prefix } of languagePrefixes)
    scope.get<{ Querystring: Record<string, unknown> }>(
      `${prefix}/feed.xml`,
      { config: { rateLimit, inLine: true } },
      async (request, reply) => {
        const at = settingOf(language, originOf(request))
        const purpose = zPurpose.optional().safeParse(request.query.purpose)
        const slug = request.query.place
        const place = typeof slug === 'string' ? lookups.placeBySlug.get(slug) : undefined
        if (!purpose.success || (slug !== undefined && !place)) return reply.callNotFound()
        const query = {
          ...(purpose.data && { purpose: purpose.data }),
          ...(place && { location: [place.slug] }),
          sort_by: 'newest' as const,
          page: 1,
          limit: NEWEST,
        }
        const found = await answerIn(language, () =>
          properties.search(query, { caller: undefined, log: request.log }),
        )
        const newest = 'fields' in found ? [] : found.data
        const name = place && localName(placeRef(place), language)
        const self = new URLSearchParams()
        if (purpose.data) self.set('purpose', purpose.data)
        if (place) self.set('place', place.slug)
        const address = `${inLanguage('/feed.xml', language)}${self.size > 0 ? `?${self}` : ''}`
        const body = feedOf(newest, at, { address, place: name })
        const type = 'application/rss+xml; charset=utf-8'
        return respond(request, reply, { type, body, cache: 'public, max-age=300' })
      },
    )
}

function feedOf(
  newest: readonly PropertyCard[],
  at: Setting,
  { address, place }: { address: string; place: string | undefined },
): string {
  const { texts, language, origin } = at
  const title = [brandName(language), texts.feedTitle, place].filter(Boolean).join(' · ')
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${text(title)}</title><link>${text(`${origin}/`)}</link><description>${text(texts.feedDescription)}</description><language>${language}</language>
<atom:link href="${text(`${origin}${address}`)}" rel="self" type="application/rss+xml"/>
${newest.map((property) => itemOf(property, at)).join('\n')}
</channel></rss>
`
}

function itemOf(property: PropertyCard, at: Setting): string {
  const words = propertyWords(property, at)
  const url = text(at.url(shareAddress.property(property)))
  const { published_at: day } = property
  const date = day === null ? '' : `<pubDate>${new Date(day).toUTCString()}</pubDate>`
  return `<item><title>${text(`${words.title} · ${words.price}`)}</title><link>${url}</link><guid isPermaLink="false">${text(property._id)}</guid>${date}<description>${text(`${words.offered}. ${words.summary}`)}</description></item>`
}
