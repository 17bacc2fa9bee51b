import type { Choices } from '../core/random.ts'

/** What a space is for; decides its floor and its furniture. */
export type Use =
  | 'living'
  | 'majlis'
  | 'dining'
  | 'kitchen'
  | 'bedroom'
  | 'bath'
  | 'hall'
  | 'stair'
  | 'store'
  | 'garage'
  | 'terrace'
  | 'garden'
  | 'desks'
  | 'meeting'
  | 'lifts'
  | 'shelves'
  | 'racks'
  | 'dock'

/** A space: use, left, top, width, depth in metres. */
export type Space = readonly [use: Use, x: number, y: number, w: number, h: number]

/** A gap in a wall: left or top end, length in metres, along x (`h`) or along y (`v`). */
export type Gap = readonly [x: number, y: number, length: number, along: 'h' | 'v']

/** A floor, its outer walls around `w` × `h` metres. Open spaces lie outside those walls. */
export interface Layout {
  readonly w: number
  readonly h: number
  readonly spaces: readonly Space[]
  readonly doors: readonly Gap[]
  /** Wide passages without a leaf. */
  readonly passages: readonly Gap[]
  readonly windows: readonly Gap[]
}

export type Layouts = Choices<Layout>
