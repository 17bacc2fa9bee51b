import type { Stage } from '../core/stage.ts'
import { d } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'

/** What every camera knows of its subject. */
export interface Shot {
  readonly stage: Stage
  readonly setting: Setting
  /** Draws the property, its foot centre at 0,0, and gives its id; not every camera shows it whole. */
  readonly subject: () => string
  /** Units per metre where it is drawn in full size, from its storey height. */
  readonly scale: number
  /** Its breadth and height in full size. */
  readonly size: readonly [number, number]
  /** Metres that the eye of somebody in the street is above the ground. */
  readonly eye: number
}

/** A place from which a property is seen. */
export type Camera = (shot: Shot) => string

/** The property with its foot at `x`,`y`. */
export function placed(subject: string, x: number, y: number, scale = 1): string {
  if (scale === 1) return d`<use href="#${subject}" x="${x}" y="${y}"/>`
  return d`<use href="#${subject}" transform="translate(${x} ${y})scale(${scale.toFixed(2)})"/>`
}

/** The property upside down in still water below `surface`. */
export function mirrored(
  subject: string,
  x: number,
  foot: number,
  surface: number,
  scale = 1,
): string {
  const view = d`x="0" y="${surface}" width="800" height="${600 - surface}" viewBox="0 ${surface} 800 ${600 - surface}"`
  const size = scale.toFixed(2)
  return d`<svg ${view}><use href="#${subject}" transform="matrix(${size} 0 0 ${`-${size}`} ${x} ${surface * 2 - foot})" opacity=".3"/></svg>`
}
