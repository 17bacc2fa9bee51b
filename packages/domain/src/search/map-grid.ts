import type { Edges } from './area.ts'

/** So many properties are drawn one by one; more become clusters. */
export const mostSinglePins = 300

/** Width of a cell on the screen, where a world at zoom 0 is 256 pixels wide. */
const cellPixels = 80
const worldPixels = 256
const worldDegrees = 360

/** Cells across and down that a box may have; a wider one gets coarser cells. */
const mostCells = 20

/** Shortens degrees of latitude so that cells look square: cosine of the latitude of the Emirates. */
const latitudeShare = Math.cos((24.5 * Math.PI) / 180)

export interface Grid {
  /** Degrees. */
  latStep: number
  lngStep: number
}

/** The grid of a zoom. It is fixed to the earth, so that clusters stay while the map is moved. */
export function gridOf({ south, west, north, east }: Edges, zoom: number): Grid {
  let lngStep = (worldDegrees / 2 ** zoom) * (cellPixels / worldPixels)
  const isTooFine = () =>
    east - west > lngStep * mostCells || north - south > lngStep * latitudeShare * mostCells
  while (isTooFine()) lngStep *= 2
  return { lngStep, latStep: lngStep * latitudeShare }
}
