import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FindPage } from './find-page.ts'
import { shareKinds } from './find-page.ts'
import { homePicture } from './home/home-page.ts'
import { languagePrefixes } from './languages.ts'
import type { OriginOf } from './origin.ts'
import { settingOf } from './page/share-page.ts'
import { type CardPicture, keyOf, orderOf } from './pictures/card-picture.ts'
import type { Painter } from './pictures/painter.ts'
import { pictureLanguage, pictureRoot } from './pictures/picture-address.ts'
import type { PictureCache } from './pictures/picture-cache.ts'
import { respond } from './respond.ts'

const aYear = 'public, max-age=31536000, immutable'
/** For an address without the version of what it shows now. */
const anHour = 'public, max-age=3600'

interface Options {
  find: FindPage
  originOf: OriginOf
  painter: Painter
  cache: PictureCache
  rateLimit: { max: number; timeWindow: string }
}

type Versioned = { Querystring: { v?: unknown } }

/** Pictures of share pages and of the home page, and the icons of the site. */
export function registerPictureRoutes(
  scope: FastifyInstance,
  { find, originOf, painter, cache, rateLimit }: Options,
): void {
  const answer = async (
    request: FastifyRequest<Versioned>,
    reply: FastifyReply,
    picture: CardPicture,
    language: LanguageCode,
  ) => {
    const order = orderOf(picture, language)
    const key = keyOf(order)
    const body = await cache.get(`${key}.jpg`, () => painter.paint({ kind: 'card', order }))
    const lasting = request.query.v === key ? aYear : anHour
    return respond(request, reply, { type: 'image/jpeg', body, cache: lasting })
  }
  for (const { language, prefix } of languagePrefixes) {
    if (pictureLanguage(language) !== language) continue
    scope.get<Versioned>(
      `${pictureRoot}${prefix}/home.jpg`,
      { config: { rateLimit } },
      (request, reply) => answer(request, reply, homePicture(language), language),
    )
    for (const kind of shareKinds)
      scope.get<Versioned & { Params: { file?: string } }>(
        kind === 'faqs'
          ? `${pictureRoot}${prefix}/faqs.jpg`
          : `${pictureRoot}${prefix}/${kind}/:file`,
        { config: { rateLimit } },
        async (request, reply) => {
          const { file = '.jpg' } = request.params
          if (!file.endsWith('.jpg')) return reply.callNotFound()
          const at = settingOf(language, originOf(request))
          const context = { caller: undefined, token: undefined, log: request.log }
          const page = await find(kind, file.slice(0, -'.jpg'.length), at, context)
          if (page === undefined || page === 'gone') return reply.callNotFound()
          return answer(request, reply, page.picture, language)
        },
      )
  }
  for (const { name, size, maskable } of icons)
    scope.get(`/icons/${name}.png`, { config: { rateLimit } }, async (request, reply) => {
      const body = await cache.get(`icon-${ICONS}-${name}.png`, () =>
        painter.paint({ kind: 'icon', size, maskable }),
      )
      return respond(request, reply, { type: 'image/png', body, cache: 'public, max-age=86400' })
    })
}

/** Change it with the logo, so that icons which are kept are drawn again. */
const ICONS = 1

/** Sizes that browsers and home screens ask for. */
export const icons = [
  { name: '180', size: 180, maskable: true },
  { name: '192', size: 192, maskable: false },
  { name: '512', size: 512, maskable: false },
  { name: 'maskable-512', size: 512, maskable: true },
] as const
