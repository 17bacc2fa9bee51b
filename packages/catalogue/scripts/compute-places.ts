/**
 * Recomputes the geometry of the places whose outline is published (place-sources.json) from the
 * land department's communities, the market districts and the coordinates of properties for sale:
 *
 *     node scripts/compute-places.ts <data dir>
 *
 * Places without a source keep what src/places/data/geometry.json says.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Box, boxOf, centroidOf, quantile, type Ring } from './geometry.ts'

interface Feature {
  readonly properties: { readonly name?: string; readonly CNAME_E?: string }
  readonly geometry: { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
}
interface Collection {
  readonly features: readonly Feature[]
}
type Row = readonly [number, number, number, number, number, number]

/** Fewer listed properties than this say little about where a community's properties are. */
const MIN_POINTS = 8
/** Smallest half-width of a box, degrees (about 330 m): one tower is no community. */
const MIN_HALF = 0.003
/** Share of a side of an outline's box that its point stands off the nearest edge, at least. */
const WELL_WITHIN = 0.25

const dataDir = process.argv[2]
if (dataDir === undefined || !existsSync(dataDir)) {
  console.error('The data directory is absent: node scripts/compute-places.ts <data dir>')
  process.exit(1)
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(name, 'utf8'))
}

/** Some names in the outlines have doubled or no-break spaces. */
function tidy(name: string): string {
  return name.replace(/\s+/gu, ' ').trim()
}

function ringsByName(file: string): ReadonlyMap<string, Ring> {
  const { features } = read<Collection>(path.join(dataDir ?? '', 'geo', file))
  return new Map(
    features.map(({ properties, geometry }) => [
      tidy(properties.name ?? properties.CNAME_E ?? ''),
      geometry.coordinates[0] ?? [],
    ]),
  )
}

function pointsByNeighbourhood(): ReadonlyMap<string, Ring> {
  const text = readFileSync(path.join(dataDir ?? '', 'listings', 'sale-amenities.csv'), 'utf8')
  const points = new Map<string, [number, number][]>()
  for (const line of text.split('\n').slice(1)) {
    // The name is the second column and holds no comma in this file.
    const [, name = '', lat = '', lng = ''] = line.split(',')
    if (lat === '' || lng === '') continue
    points.set(name, [...(points.get(name) ?? []), [Number(lng), Number(lat)]])
  }
  return points
}

const market = ringsByName('market-districts.geojson')
const official = ringsByName('dld-communities.geojson')
const listedPoints = pointsByNeighbourhood()

function ringsOf(source: string): readonly Ring[] {
  const [kind, names = ''] = source.split(/:(.*)/s)
  const table = kind === 'market' ? market : official
  return (kind === 'market' ? [names] : names.split('+')).map((name) => {
    const ring = table.get(tidy(name))
    if (ring === undefined) throw new Error(`No outline named ${name} in ${kind}`)
    return ring
  })
}

function sorted(points: Ring, axis: 0 | 1): readonly number[] {
  return points.map((point) => point[axis]).sort((a, b) => a - b)
}

function rowFromPoints(points: Ring): Row {
  const lngs = sorted(points, 0)
  const lats = sorted(points, 1)
  const lat = quantile(lats, 0.5)
  const lng = quantile(lngs, 0.5)
  return [
    lat,
    lng,
    Math.min(quantile(lats, 0.05), lat - MIN_HALF),
    Math.min(quantile(lngs, 0.05), lng - MIN_HALF),
    Math.max(quantile(lats, 0.95), lat + MIN_HALF),
    Math.max(quantile(lngs, 0.95), lng + MIN_HALF),
  ]
}

/** The listed properties of some communities are of one corner of them: no middle of anything. */
function isWellWithin({ south, west, north, east }: Box, lat: number, lng: number): boolean {
  const shares = [(lat - south) / (north - south), (lng - west) / (east - west)]
  return shares.every((share) => share >= WELL_WITHIN && share <= 1 - WELL_WITHIN)
}

function rowFromRings(rings: readonly Ring[], listed: Ring): Row {
  const box = boxOf(rings.flat())
  const middle = centroidOf(rings)
  const [lat, lng] = listed.length >= MIN_POINTS ? rowFromPoints(listed) : [Number.NaN, Number.NaN]
  const point = isWellWithin(box, lat, lng) ? { lat, lng } : middle
  return [point.lat, point.lng, box.south, box.west, box.north, box.east]
}

/** Neighbourhood name in the properties → place, where listed properties refine an outline's centroid. */
const LISTED_AS: Readonly<Record<string, string>> = {
  'downtown-dubai': 'Downtown Dubai',
  'dubai-marina': 'Dubai Marina',
  'jumeirah-village-circle': 'Jumeirah Village Circle',
  'palm-jumeirah': 'Palm Jumeirah',
  'jumeirah-beach-residence': 'Jumeirah Beach Residence',
  'business-bay': 'Business Bay',
  'jumeirah-lake-towers': 'Jumeirah Lake Towers',
  'dubai-hills-estate': 'Dubai Hills Estate',
  'dubai-creek-harbour': 'Dubai Creek Harbour (The Lagoons)',
  difc: 'DIFC',
  'mbr-city': 'Mohammed Bin Rashid City',
  'the-greens': 'Greens',
  'motor-city': 'Motor City',
  'town-square': 'Town Square',
  'dubai-sports-city': 'Dubai Sports City',
  'al-furjan': 'Al Furjan',
  'damac-hills': 'DAMAC Hills',
}

const target = path.join(import.meta.dirname, '../src/places/data/geometry.json')
const table = read<Record<string, readonly number[]>>(target)
const sources = read<Record<string, string>>(path.join(import.meta.dirname, 'place-sources.json'))
for (const [slug, source] of Object.entries(sources)) {
  const row = source.startsWith('listings:')
    ? rowFromPoints(listedPoints.get(source.slice('listings:'.length)) ?? [])
    : rowFromRings(ringsOf(source), listedPoints.get(LISTED_AS[slug] ?? '') ?? [])
  table[slug] = row.map((value) => Number(value.toFixed(4)))
}
const lines = Object.entries(table).map(
  ([slug, row]) => `${JSON.stringify(slug)}:${JSON.stringify(row)}`,
)
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} geometries, ${Object.keys(sources).length} of them from outlines`)
