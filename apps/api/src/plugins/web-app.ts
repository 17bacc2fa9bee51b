import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { StartupError } from '../startup-error.ts'

const aYear = 'public, max-age=31536000, immutable'

/**
 * Serves the built web app. Files under `assets/` carry a hash in their name and are kept for a
 * year; everything else is asked for afresh. Compressed neighbours (`.br`, `.gz`) made by the build
 * are preferred.
 */
export async function registerWebApp(app: FastifyInstance, webDir: string): Promise<void> {
  if (!fs.existsSync(path.join(webDir, 'index.html')))
    throw new StartupError(`There is no built web app in ${webDir}; run \`npm run build\` first.`)
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const hashed = file.startsWith(path.join(webDir, 'assets') + path.sep)
      reply.header('cache-control', hashed ? aYear : 'no-cache')
    },
  })
}
