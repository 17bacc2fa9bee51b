/**
 * Draws the site's own map of the Emirates, src/map/base/uae.json, from the outlines of Dubai's
 * communities (open data) and the hand-set lines beside this file:
 *
 *     pnpm --filter @manzil/web map <data dir>
 *
 * The outlines are not part of the project; what is drawn from them is.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { outlineNet } from './follow-outlines.ts'
import { type Point, simplify, simplifyRings } from './outline.ts'
import { palm, ribbon } from './shapes.ts'

/** Steps of a degree in the file: about 5 m. */
const unit = 20_000
/** About 22 m, and 11 m for shores. */
const tolerance = 0.0002
const fine = 0.0001

/** Communities that are mostly sea; land in them is drawn by other means. */
const sea = new Set([
  'AL WAJEHA AL BAHRIAH',
  'JABAL ALI THIRD',
  'MARSA DUBAI',
  'NAKHLAT DEIRA',
  'NAKHLAT JABAL ALI',
  'NAKHLAT JUMEIRA',
  'WORLD ISLANDS',
])
/** Market districts that end at the shore inside those. */
const shores = ['Dubai Islands', 'Dubai Marina', 'Jumeirah Beach Residence (JBR)', 'Bluewaters']

const point = z.tuple([z.number(), z.number()]).rest(z.number())
const collection = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.string().optional(), CNAME_E: z.string().optional() }),
      geometry: z.object({ coordinates: z.array(z.array(point)) }),
    }),
  ),
})
const line = z.array(z.tuple([z.number(), z.number()]))
const hand = {
  coast: z.object({ mainland: line, islands: z.array(line), fills: z.array(line) }),
  borders: z.object({ lines: z.array(line) }),
  roads: z.object({
    roads: z.array(z.object({ id: z.string(), kind: z.enum(['highway', 'street']), line })),
  }),
  water: z.object({ canals: z.array(z.object({ width: z.number(), line })) }),
}

const dataDir = process.argv[2]
if (dataDir === undefined || !existsSync(path.join(dataDir, 'geo'))) {
  console.error(
    'The outlines are absent: pnpm --filter @manzil/web map <data dir>, a folder with geo/.',
  )
  process.exit(1)
}
const outlines = path.join(dataDir, 'geo')
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const byHand = (name: string) => read(path.join(import.meta.dirname, 'hand', `${name}.json`))

function ringsOf(file: string): { name: string; ring: Point[] }[] {
  return collection.parse(read(path.join(outlines, file))).features.flatMap((feature) => {
    const { name, CNAME_E } = feature.properties
    const ring = feature.geometry.coordinates[0]?.map(([lng, lat]): Point => [lng, lat])
    return ring ? [{ name: (name ?? CNAME_E ?? '').replace(/\s+/gu, ' ').trim(), ring }] : []
  })
}

const communities = ringsOf('dld-communities.geojson')
const districts = ringsOf('market-districts.geojson')
const dry = communities.filter(({ name }) => !sea.has(name))
const shore = districts.filter(({ name }) => shores.includes(name))
const coast = hand.coast.parse(byHand('coast'))
const { lines: borders } = hand.borders.parse(byHand('borders'))
const { roads } = hand.roads.parse(byHand('roads'))
const { canals } = hand.water.parse(byHand('water'))
const follow = outlineNet(communities.map(({ ring }) => ring))

/** Steps: the first point whole, then what each adds to the one before. */
function pack(points: readonly Point[]): number[] {
  let [x, y] = [0, 0]
  return points.flatMap(([lng, lat]) => {
    const [nextX, nextY] = [Math.round(lng * unit), Math.round(lat * unit)]
    const step = [nextX - x, nextY - y]
    ;[x, y] = [nextX, nextY]
    return step
  })
}

const base = {
  sources: [
    'Dubai communities: open data of Dubai, simplified to about 20 m',
    'Market districts of Dubai on the shore: open data, simplified to about 10 m',
    'Other coasts, islands, palms, canals, borders and roads: set by hand',
  ],
  unit,
  land: [
    coast.mainland,
    ...coast.islands,
    // Land that lies between the outlines: the Marina up to the highway.
    ...coast.fills,
    ...shore.map(({ ring }) => simplify(ring, fine)),
    ...palm({ heart: [55.1385, 25.1125], size: 1, degrees: -45, fronds: 8 }),
    ...palm({ heart: [54.988, 25.004], size: 1.25, degrees: -45, fronds: 8 }),
  ].map(pack),
  communities: simplifyRings(
    dry.map(({ ring }) => ring),
    tolerance,
  ).map(pack),
  water: canals.map(({ line: middle, width }) => pack(ribbon(middle, width))),
  borders: borders.map(pack),
  roads: roads.map(({ id, kind, line: waypoints }) => ({
    id,
    kind,
    line: pack(simplify(follow(waypoints), fine)),
  })),
}
const target = path.resolve(import.meta.dirname, '../../src/map/base/uae.json')
writeFileSync(target, `${JSON.stringify(base)}\n`)
console.log(`${target}: ${Math.round(JSON.stringify(base).length / 1024)} KiB`)
