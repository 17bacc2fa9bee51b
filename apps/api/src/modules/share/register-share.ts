import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { createFindPage } from './find-page.ts'
import type { FindParts } from './find-parts.ts'
import { registerHomeRoute } from './home/home-route.ts'
import { registerMissingPage } from './missing-page.ts'
import { createOriginOf } from './origin.ts'
import { sharePolicy } from './page/security-policy.ts'
import { registerPictureRoutes } from './picture-routes.ts'
import { createPainter } from './pictures/painter.ts'
import { createPictureCache } from './pictures/picture-cache.ts'
import { registerShareRoutes } from './share-routes.ts'
import { registerFeedRoute } from './site/feed-route.ts'
import { registerSiteRoutes } from './site/site-routes.ts'
import { registerSitemapRoutes } from './sitemap/sitemap-routes.ts'

export type ShareConfig = Pick<
  Config,
  | 'publicUrl'
  | 'allowedOrigins'
  | 'port'
  | 'shareLimit'
  | 'pictureLimit'
  | 'dataDir'
  | 'pictureCacheMb'
  | 'pictureOrigins'
> & {
  /** Folder of the built app. */
  webDir?: string | undefined
}

const megabyte = 1024 * 1024

/** How the site is found and passed on: share pages with pictures, site map, feed, icons. */
export async function registerShare(
  app: FastifyInstance,
  parts: FindParts,
  config: ShareConfig,
): Promise<void> {
  const originOf = createOriginOf(config)
  const policy = sharePolicy(config.pictureOrigins)
  const find = createFindPage(parts)
  const painter = createPainter()
  app.addHook('onClose', () => painter.close())
  const cache = createPictureCache({
    folder: path.join(config.dataDir, 'share-pictures'),
    limit: config.pictureCacheMb * megabyte,
    warn: (error) => app.log.warn({ err: error }, 'a picture could not be kept'),
  })
  const pages = { max: config.shareLimit, timeWindow: '1 minute' }
  const pictures = { max: config.pictureLimit, timeWindow: '1 minute' }
  await app.register(async (scope) =>
    registerShareRoutes(scope, { find, originOf, policy, rateLimit: pages }),
  )
  registerPictureRoutes(app, { find, originOf, painter, cache, rateLimit: pictures })
  registerSitemapRoutes(app, { parts, originOf, rateLimit: pages })
  registerFeedRoute(app, { parts, originOf, rateLimit: pages })
  registerSiteRoutes(app, { originOf, policy })
  registerMissingPage(app, { originOf, policy })
  registerHomeRoute(app, { webDir: config.webDir, originOf })
}
