import type { Stage } from '../../core/stage.ts'
import type { Shaft } from '../shaft.ts'

/** What all parts of one tower share. */
export type Block = Omit<Shaft, 'x' | 'w' | 'floors'>

/** One silhouette of a tower of 20 to 28 storeys; foot centre at 0,0, no podium. */
export type TowerForm = (stage: Stage, block: Block) => string

export const storey = 14
