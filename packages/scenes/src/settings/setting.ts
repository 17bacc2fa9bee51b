import type { Hex } from '../core/colour.ts'
import type { Choices } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'

/** Where a property's feet stand in an 800 × 600 scene. */
export const footLine = 484
/** Where sky meets land when the drawing asks for no other height. */
export const eyeLine = 430

/** Units that one metre takes for something standing at height `y`: grows towards the viewer. */
type Metre = (y: number) => number

/** A community's look: what lies around a property, and what it is made of. */
export interface Setting {
  /** Outer walls that suit the place. */
  readonly walls: Choices<Hex>
  /** Frames, slats, doors. */
  readonly trim: Hex
  /** Inside: walls, one strong colour, upholstery. */
  readonly room: { readonly wall: Hex; readonly accent: Hex; readonly textile: Hex }
  /** Everything that stands on the horizon. */
  far(stage: Stage, horizon: number): string
  /** The land from the horizon down to the lower edge, seen at eye level. */
  ground(stage: Stage, horizon: number): string
  /** What stands nearer than the property, in proportion to it. */
  front(stage: Stage, metre: Metre): string
  /** The land from the horizon down to the lower edge, seen from a high floor. */
  below(stage: Stage, horizon: number): string
  /** Between which abscissae a property may stand that is seen over the roofs. */
  readonly site?: readonly [number, number]
  /** What lies on its water, where it has any: there the property is seen from a boat too. */
  afloat?(stage: Stage, x: number, y: number, scale: number): string
  /** Height of still water that mirrors the property, where there is any. */
  readonly mirrorLine?: number
}
