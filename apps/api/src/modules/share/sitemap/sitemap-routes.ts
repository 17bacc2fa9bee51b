import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeText } from '../../../escape-text.ts'
import type { FindParts } from '../find-parts.ts'
import type { OriginOf } from '../origin.ts'
import {
  otherEntries,
  PART_SIZE,
  type PartKind,
  partKinds,
  propertyEntries,
  propertyParts,
  type SitemapEntry,
} from './sitemap-parts.ts'

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const pictures = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
const xmlType = 'application/xml; charset=utf-8'
const cache = 'public, max-age=3600'

interface Options {
  parts: FindParts
  originOf: OriginOf
  rateLimit: { max: number; timeWindow: string }
}

/** The map of the site for search engines: an index, and parts that are written as they are read. */
export function registerSitemapRoutes(
  scope: FastifyInstance,
  { parts, originOf, rateLimit }: Options,
): void {
  const config = { rateLimit, inLine: true }
  scope.get('/sitemap.xml', { config }, async (request, reply) => {
    const origin = originOf(request)
    const properties = await propertyParts(parts.db)
    const maps = [
      ...properties.map((modified, at) => ({ name: `listings-${at + 1}`, modified })),
      ...partKinds.flatMap((kind) =>
        kind === 'listings' ? [] : [{ name: `${kind}-1`, modified: undefined }],
      ),
    ].map(
      ({ name, modified }) =>
        `<sitemap><loc>${escapeText(`${origin}/sitemaps/${name}.xml`)}</loc>${lastmod(modified)}</sitemap>`,
    )
    return reply
      .type(xmlType)
      .header('cache-control', cache)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>\n${maps.join('\n')}\n</sitemapindex>\n`,
      )
  })

  scope.get<{ Params: { file: string } }>('/sitemaps/:file', { config }, async (request, reply) => {
    const [, name, digits] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(request.params.file) ?? []
    const kind = partKinds.find((each) => each === name)
    const part = Number(digits) - 1
    if (!kind || !(await hasPart(kind, part))) return reply.callNotFound()
    const entries =
      kind === 'listings'
        ? propertyEntries(parts.db, parts.lookups, part)
        : otherEntries(kind, parts)
    return sendMap(reply, entries, originOf(request))
  })

  const hasPart = async (kind: PartKind, part: number): Promise<boolean> =>
    part === 0 || (kind === 'listings' && part < (await propertyParts(parts.db)).length)
}

function sendMap(
  reply: FastifyReply,
  entries: AsyncIterable<SitemapEntry>,
  origin: string,
): FastifyReply {
  return reply
    .type(xmlType)
    .header('cache-control', cache)
    .send(Readable.from(written(entries, origin)))
}

/** The part as text, as many addresses at a time as make a packet worth sending. */
async function* written(entries: AsyncIterable<SitemapEntry>, origin: string) {
  let text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespace} ${pictures}>\n`
  let count = 0
  for await (const { address, modified, photograph } of entries) {
    if (count === PART_SIZE) break
    count += 1
    text += `<url><loc>${escapeText(`${origin}${address}`)}</loc>${lastmod(modified)}${image(photograph, origin)}</url>\n`
    if (text.length < 16_384) continue
    yield text
    text = ''
  }
  yield `${text}</urlset>\n`
}

const image = (photograph: string | undefined, origin: string): string =>
  photograph === undefined
    ? ''
    : `<image:image><image:loc>${escapeText(`${origin}${photograph}`)}</image:loc></image:image>`

const lastmod = (modified: Date | undefined): string =>
  modified ? `<lastmod>${modified.toISOString()}</lastmod>` : ''
