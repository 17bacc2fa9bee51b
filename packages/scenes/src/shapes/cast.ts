import type { Stage } from '../core/stage.ts'
import { d, path } from '../core/svg.ts'

/** How much of a shadow's length comes towards the viewer: the sun stands low, behind and to the left. */
const forward = 0.16
/** Longest reach over the ground, in units. */
const farthest = 460

/** Where the top of something `height` high throws its shadow, from its foot. */
export function reachOf({ paint }: Stage, height: number): readonly [number, number] {
  const length = Math.min(farthest, height * paint.cast[0])
  return [length * 0.92, length * forward]
}

/** The fading colour of all shadows on the ground. */
function shade(stage: Stage): string {
  const { paint } = stage
  const id = stage.define(
    'cast',
    (name) =>
      `<linearGradient id="${name}" x2="1" y2=".5"><stop stop-color="${paint.shadow}" stop-opacity="${paint.cast[1]}"/><stop offset=".6" stop-color="${paint.shadow}" stop-opacity="${(paint.cast[1] * 0.8).toFixed(2)}"/><stop offset="1" stop-color="${paint.shadow}" stop-opacity="0"/></linearGradient>`,
  )
  return `url(#${id})`
}

/**
 * The shadow of a block on the ground: dark at its foot, gone where it ends, and soft at its edges
 * because a broader, paler one lies under it.
 */
export function cast(stage: Stage, x: number, y: number, w: number, height: number): string {
  const [over, down] = reachOf(stage, height)
  const fill = shade(stage)
  const strip = (more: number) =>
    d`M${x - more} ${y}H${x + w + more}l${over + more} ${down + more * 0.5}H${x + over - more * 2}z`
  return path(strip(0), fill) + path(strip(14), fill, 'opacity=".5"')
}

/** The shadow of a trunk and its crown. */
export function castOfTree(stage: Stage, x: number, y: number, height: number): string {
  const id = stage.define('treecast', (name) => {
    const [over, down] = reachOf(stage, 80)
    const shape = d`M-2 0L${over} ${down - 1}v2L3 1zM${over - 30} ${down}a30 6 0 1 1 60 0a30 6 0 1 1-60 0`
    return path(
      shape,
      stage.paint.shadow,
      `id="${name}" opacity="${(stage.paint.cast[1] * 0.7).toFixed(2)}"`,
    )
  })
  return d`<use href="#${id}" transform="translate(${x} ${y})scale(${(height / 100).toFixed(2)})"/>`
}
