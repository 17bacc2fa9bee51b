import type { Meaning } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import type { Quantity } from '../grammar/quantity.ts'

/** What a square foot or a square metre costs. AED. */
const leastForArea = 100
const mostForArea = 100_000
/** No property that is asked for has more square metres, so more is what one of them costs. */
const mostMetres = 3000

/** '1200 per sqft', '15000 pro qm', 'price per sqft under 1500': what an area costs is no budget. */
export function isPriceOfArea(pieces: readonly Piece[], start: number, read: Quantity): boolean {
  if (read.low >= mostForArea) return false
  const meaningAt = (at: number): Meaning | undefined => pieces[at]?.meaning
  const before = meaningAt(read.first - 1)
  if (read.unit === undefined) {
    if (before?.kind === 'cue' && before.cue === 'value') return read.low >= leastForArea
    return leadsToUnit(meaningAt(read.last + 1)) && isArea(meaningAt(read.last + 2))
  }
  if (read.unit !== 'sqft' && read.unit !== 'sqm') return false
  if (read.currency !== undefined) return true
  const behind = pieces.slice(start, read.last + 1).map(({ meaning }) => meaning)
  const isLinked = behind.some((link, at) => isPer(link) && isArea(behind[at + 1]))
  return isLinked || (isArea(meaningAt(read.first)) && isAboutMetres(read, before))
}

/** '每平米不超过15000' */
const isAboutMetres = ({ unit, low }: Quantity, before: Meaning | undefined): boolean =>
  unit === 'sqm' && before !== undefined && leadsToUnit(before) && low >= mostMetres

const isArea = (meaning: Meaning | undefined): boolean =>
  meaning?.kind === 'unit' && (meaning.unit === 'sqft' || meaning.unit === 'sqm')

const isPer = (meaning: Meaning): boolean =>
  (meaning.kind === 'mark' && meaning.text === '/') ||
  (meaning.kind === 'noun' && meaning.slot === 'price')

const leadsToUnit = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined &&
  (['plain', 'unknown', 'inside'].includes(meaning.kind) ||
    isPer(meaning) ||
    (meaning.kind === 'number' && meaning.value === 1))
