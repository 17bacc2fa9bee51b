import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { timeouts } from '../../../packages/config/src/vitest-preset.ts'
import { LongestFirst } from './longest-first.ts'

/**
 * They kill servers of their own, slow down the network or wait for what is lost: most of their time
 * nothing happens, but what happens must not be late. Only two of them run side by side.
 */
const alone = [
  'chat-delivery',
  'chat-drill',
  'connectivity',
  'first-visit',
  'lossy-network',
  'new-release',
]
const aloneFiles = alone.map((name) => `${name}.e2e.ts`)

/** Two browsers and two servers are enough for any machine; a machine of one core gets one. */
const maxWorkers = Math.min(2, os.availableParallelism())

/** Real browser, real built server: run after the build. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    globalSetup: './servers.ts',
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    // The files of a worker share its browser; each test opens visitors of its own.
    isolate: false,
    ...timeouts({ test: 60_000, hook: 120_000 }),
    // As long as a page's own waits: what is looked for may still be moving in.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['*.e2e.ts'],
          exclude: aloneFiles,
          globalSetup: [],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: aloneFiles,
          globalSetup: [],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
