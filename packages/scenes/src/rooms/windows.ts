import type { Stage } from '../core/stage.ts'
import type { Opening } from './outlook.ts'

const tall: ReadonlySet<string> = new Set(['tower', 'office'])
const old: ReadonlySet<string> = new Set(['oldtown', 'creek', 'desert'])

/** The window that suits this building and community, between two places on the back wall. */
export function opening(stage: Stage, x: readonly [number, number], leaves: number): Opening {
  if (tall.has(stage.building)) return { x, h: [0.06, 2.62], leaves, shape: 'square' }
  if (old.has(stage.character)) return { x, h: [0.3, 2.4], leaves, shape: 'arched' }
  if (stage.building === 'midrise') return { x, h: [0.5, 2.4], leaves, shape: 'square' }
  return { x, h: [0.05, 2.4], leaves, shape: 'square' }
}
