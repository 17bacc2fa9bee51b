import type { Stage } from '../../core/stage.ts'
import type { Setting } from '../../settings/setting.ts'
import type { Shaft } from '../shaft.ts'

export const midStorey = 36

/** What all parts of one building share. */
export type MidBlock = Omit<Shaft, 'x' | 'w' | 'floors'>

/** One silhouette of a building of five to seven storeys, `w` wide; foot centre at 0,0, no shops. */
export type MidForm = (stage: Stage, block: MidBlock, w: number, setting: Setting) => string
