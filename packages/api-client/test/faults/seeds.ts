import { breakingSeeds } from './breaking-seeds.ts'
import { chatSeeds } from './chat-seeds.ts'
import { lintSeeds } from './lint-seeds.ts'
import { operationSeeds } from './operation-seeds.ts'
import type { Seed } from './seed.ts'
import { shapeSeeds } from './shape-seeds.ts'

const driftSeeds: Seed[] = [
  {
    fault: 'generated file edited by hand',
    check: 'drift',
    says: /does not match contracts\/: operations\.gen\.ts[\s\S]*npm run gen/,
    edits: [['operations.gen.ts', "path: '/ping'", "path: '/pong'"]],
  },
]

export const seeds: Seed[] = [
  ...lintSeeds,
  ...operationSeeds,
  ...shapeSeeds,
  ...chatSeeds,
  ...breakingSeeds,
  ...driftSeeds,
]
