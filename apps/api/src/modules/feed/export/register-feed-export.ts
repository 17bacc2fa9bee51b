import { Readable } from 'node:stream'
import { say } from '@manzil/api-client/request/say'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { sendProblem } from '../../../plugins/errors.ts'
import type { Lookups } from '../../catalogue/lookups.ts'
import { bayutFoot, bayutHead, bayutXml } from './bayut-xml.ts'
import { type Exported, exportedOf } from './exported.ts'
import { type ExportShape, exportShapes, type FeedExports } from './exports.ts'
import { propertyFinderFoot, propertyFinderHead, propertyFinderXml } from './property-finder-xml.ts'
import { editionOf, exportRows } from './repository.ts'

interface Options {
  db: Kysely<Database>
  lookups: Lookups
  exports: FeedExports
  publicUrl: string
  rateLimit: { max: number; timeWindow: string }
}

/** Rows that are in memory at a time. */
const AT_ONCE = 200

interface Shape {
  head: (count: number, changed: Date | null) => string
  item: (each: Exported) => string
  foot: string
}

const shapes: Readonly<Record<ExportShape, Shape>> = {
  'property-finder': {
    head: propertyFinderHead,
    item: propertyFinderXml,
    foot: propertyFinderFoot,
  },
  bayut: { head: () => bayutHead, item: bayutXml, foot: bayutFoot },
}

/**
 * The live properties of an account as a feed, under addresses that whoever knows them may read. Written
 * while it is sent, so that memory does not grow with it.
 */
export function registerFeedExport(app: FastifyInstance, options: Options): void {
  const { db, lookups, exports, publicUrl, rateLimit } = options
  async function* document(shape: Shape, accountId: string, head: string) {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n`
    for (let after = ''; ; ) {
      const rows = await exportRows(db, accountId, { after, limit: AT_ONCE })
      const last = rows.at(-1)
      if (!last) break
      const items = rows.flatMap((row) => exportedOf(row, lookups, publicUrl) ?? [])
      yield items.map((each) => `${shape.item(each)}\n`).join('')
      after = last.id
    }
    yield `${shape.foot}\n`
  }

  for (const name of exportShapes)
    app.get<{ Params: { id: string; key: string } }>(
      `/feeds/:id/:key/${name}.xml`,
      { config: { rateLimit } },
      async (request, reply) => {
        const { id, key } = request.params
        const accountId = await exports.accountOf(id, key)
        reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
        if (accountId === undefined)
          return sendProblem(request, reply, 404, { code: 'not_found', ...say('problem.nothing') })
        const { count, changed, sum } = await editionOf(db, accountId)
        const etag = `W/"${name}-${sum}"`
        reply.headers({ etag, 'cache-control': 'private, max-age=300' })
        const had = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
        if (had?.includes(etag)) return reply.code(304).send()
        const shape = shapes[name]
        const body = Readable.from(document(shape, accountId, shape.head(count, changed)))
        return reply.type('application/xml; charset=utf-8').send(body)
      },
    )
}
