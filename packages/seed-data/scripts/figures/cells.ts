import { quantile } from '@manzil/catalogue/scripts/geometry'
import type { Observation } from './observation.ts'

/** Fewer rows would let one property be read out of the figures. */
const MIN_ROWS = 5
const SHARES = [0.1, 0.25, 0.5, 0.75, 0.9] as const
/** More bedrooms than this are counted with "any". */
const MAX_BEDROOMS = 7

/** One line of a data file: place, type, bedrooms (-1 for any), n, then three spreads. */
export type Cell = readonly [string, string, number, number, ...number[]]

function spread(values: readonly number[], round: (value: number) => number): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return SHARES.map((share) => round(quantile(sorted, share)))
}

/** Four significant digits are as many as the figures bear. */
function roundPrice(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 3)
  return Math.round(value / step) * step
}

function roundRate(value: number): number {
  return value < 200 ? Math.round(value * 10) / 10 : Math.round(value)
}

function cellOf(key: string, rows: readonly Observation[]): Cell {
  const [place = '', type = '', bedrooms = ''] = key.split(' ')
  return [
    place,
    type,
    Number(bedrooms),
    rows.length,
    ...spread(
      rows.map(({ price }) => price),
      roundPrice,
    ),
    ...spread(
      rows.map(({ price, size }) => price / size),
      roundRate,
    ),
    ...spread(
      rows.map(({ size }) => size),
      Math.round,
    ),
  ]
}

/** Figures of every place on each row's path, by type, and by type and bedrooms. */
export function cellsOf(observations: readonly Observation[]): readonly Cell[] {
  const groups = new Map<string, Observation[]>()
  function add(key: string, row: Observation): void {
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  for (const row of observations)
    for (const place of row.path) {
      add(`${place} ${row.type} -1`, row)
      if (row.bedrooms !== null && row.bedrooms <= MAX_BEDROOMS)
        add(`${place} ${row.type} ${row.bedrooms}`, row)
    }
  return [...groups]
    .filter(([, rows]) => rows.length >= MIN_ROWS)
    .map(([key, rows]) => cellOf(key, rows))
    .sort((a, b) => a[0].localeCompare(b[0]) || a[1].localeCompare(b[1]) || a[2] - b[2])
}
