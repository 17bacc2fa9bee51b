import type { Building, Character, SceneLight } from '../scene-path.ts'
import { type Hex, mix } from './colour.ts'
import { type Light, type Paint, paintFor } from './palette.ts'
import { type Random, randomFrom } from './random.ts'

/** Everything a drawing needs to know, and the shelf for shapes that it uses more than once. */
export interface Stage {
  readonly building: Building
  readonly character: Character
  /** Which arrangement of the same subject, 0 to 5; a drawing takes it modulo what it has. */
  readonly composition: number
  readonly random: Random
  /** Chooses what only some lights show, so that the same house stands there under each of them. */
  readonly glow: Random
  /** Seen through a window: fewer, broader shapes will do. */
  readonly coarse: boolean
  readonly paint: Paint
  /** Keeps a shape under a name unique to this picture and returns its id; draws it once. */
  define(name: string, draw: (id: string) => string): string
  /** Everything defined so far, for `<defs>`. */
  definitions(): string
}

interface StageSpec {
  readonly building: Building
  readonly character: Character
  readonly composition: number
  readonly time: SceneLight
  /** Names the random stream. */
  readonly key: string
  /** A tint of all glass outside, and its share. */
  readonly tint?: readonly [Hex, number]
  /** Changes to the light of that time. */
  readonly light?: Partial<Light>
  /** Goes before every id, so that pictures inlined in one page do not share shapes. */
  readonly prefix: string
}

export function openStage(spec: StageSpec): Stage {
  const paint = paintFor(spec.time, spec.light)
  const shelf = new Map<string, string>()
  return {
    building: spec.building,
    character: spec.character,
    composition: spec.composition,
    random: randomFrom(spec.key),
    glow: randomFrom(`${spec.key}/glow`),
    coarse: false,
    paint: spec.tint
      ? { ...paint, glass: mix(paint.glass, paint.lit(spec.tint[0]), spec.tint[1]) }
      : paint,
    define(name, draw) {
      const id = `${spec.prefix}-${name}`
      if (!shelf.has(name)) shelf.set(name, draw(id))
      return id
    },
    definitions: () => [...shelf.values()].join(''),
  }
}
