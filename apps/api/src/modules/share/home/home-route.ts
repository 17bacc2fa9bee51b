import fs from 'node:fs'
import path from 'node:path'
import { directionOf, fallbackLanguage, isInterfaceLanguage } from '@manzil/i18n/languages'
import type { FastifyInstance } from 'fastify'
import type { OriginOf } from '../origin.ts'
import { settingOf } from '../page/share-page.ts'
import { respond } from '../respond.ts'
import { homeHead } from './home-page.ts'

interface Options {
  /** Folder of the built app; without one there is no home page. */
  webDir: string | undefined
  originOf: OriginOf
}

/**
 * Serves the app's document with a head of this site: its addresses and its language are not known
 * when the app is built. Everything else of it stays as built.
 */
export function registerHomeRoute(scope: FastifyInstance, { webDir, originOf }: Options): void {
  const file = webDir && path.join(webDir, 'index.html')
  // Whoever serves the app says that it is missing.
  if (!file || !fs.existsSync(file)) return
  scope.get<{ Querystring: { lng?: unknown } }>('/', async (request, reply) => {
    const asked = request.query.lng
    const language =
      typeof asked === 'string' && isInterfaceLanguage(asked) ? asked : fallbackLanguage
    // Read each time: the app may be built anew while the server runs.
    const built = await fs.promises.readFile(file, 'utf8')
    const head = homeHead(settingOf(language, originOf(request))).text
    const body = built
      .replace(/<html\b[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
      .replace(/<meta\s+name="description"[^>]*>/, '')
      // A function: what follows a dollar sign in the head is text.
      .replace(/<title>[^<]*<\/title>/, () => head)
    return respond(request, reply, {
      type: 'text/html; charset=utf-8',
      body,
      cache: 'no-cache',
    })
  })
}
