/**
 * Computes the aggregate figures of src/figures/data from the real data:
 *
 *     npm run figures -- <data dir>
 *
 * Only quantiles of at least five rows leave it.
 */
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FigureKind } from '../src/figures/figure.ts'
import { cellsOf } from './figures/cells.ts'
import { clean, type Limits, RENT_LIMITS, SALE_LIMITS } from './figures/clean.ts'
import type { Reading } from './figures/observation.ts'
import { readAskingRents, readAskingSales } from './figures/read-properties.ts'
import { readRegisteredRents, readRegisteredSales } from './figures/read-registered.ts'

interface Job {
  readonly kind: FigureKind
  readonly source: string
  readonly limits: Limits
  readonly notes: readonly string[]
  read(dir: string): Reading
}

const HOUSE_NOTE =
  'The register calls townhouses villas: houses under 2,600 sqft with at most four bedrooms count as townhouses.'

const JOBS: readonly Job[] = [
  {
    kind: 'registered-sale-ready',
    source: 'Dubai Land Department open data, registered sales of ready property',
    limits: SALE_LIMITS,
    notes: [HOUSE_NOTE, 'Size is the registered area; for older villas that is the plot.'],
    read: (dir) => readRegisteredSales(dir, false),
  },
  {
    kind: 'registered-sale-off-plan',
    source: 'Dubai Land Department open data, registered off-plan sales',
    limits: SALE_LIMITS,
    notes: [HOUSE_NOTE],
    read: (dir) => readRegisteredSales(dir, true),
  },
  {
    kind: 'registered-rent',
    source: 'Dubai Land Department open data, new one-year Ejari contracts',
    limits: RENT_LIMITS,
    notes: [HOUSE_NOTE, 'The register rarely gives the bedrooms of flats.'],
    read: readRegisteredRents,
  },
  {
    kind: 'asking-sale',
    source: 'Listings of homes for sale on UAE portals (asking prices)',
    limits: SALE_LIMITS,
    notes: ['The type is guessed from title, address and size.'],
    read: readAskingSales,
  },
  {
    kind: 'asking-rent',
    source: 'Listings of homes to rent in Dubai (asking rents)',
    limits: RENT_LIMITS,
    notes: [
      'Bedrooms and places are shifted against the other columns in part of the rows: bedrooms that do not fit the size are dropped, medians by community are rough.',
    ],
    read: readAskingRents,
  },
]

function run(job: Job, dir: string, target: string): void {
  const { observations, rowsRead, from, to } = job.read(dir)
  const used = clean(observations, job.limits)
  const cells = cellsOf(used)
  const header = {
    kind: job.kind,
    source: job.source,
    from,
    to,
    rowsRead,
    rowsUsed: used.length,
    notes: job.notes,
  }
  const lines = cells.map((cell) => JSON.stringify(cell)).join(',\n')
  const text = `{"header":${JSON.stringify(header)},\n"cells":[\n${lines}\n]}\n`
  writeFileSync(path.join(target, `${job.kind}.json`), text)
  console.log(
    `${job.kind}: ${rowsRead} rows read, ${observations.length} placed and typed, ` +
      `${used.length} used, ${cells.length} cells, ${from} to ${to}`,
  )
}

const dataDir = process.argv[2]
if (dataDir === undefined || !existsSync(dataDir)) {
  console.error(
    `The data directory ${dataDir ?? ''} is absent. Call: npm run figures -- <data dir>, ` +
      'a folder with listings/ and dld/. The committed figures stay as they are.',
  )
  process.exit(1)
}
const target = path.join(import.meta.dirname, '../src/figures/data')
for (const job of JOBS) run(job, dataDir, target)
