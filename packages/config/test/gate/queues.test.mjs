import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runQueues } from '../../../../scripts/test/queues.mjs'
import { stages } from '../../../../scripts/test/stages.mjs'

const some = [
  { name: 'types', queue: 'checks' },
  { name: 'unit', queue: 'checks' },
  { name: 'build', queue: 'builds' },
  { name: 'pages', queue: 'builds' },
]

/** Runs the stages, each for a few turns of the loop, and notes who ran beside whom. */
async function beside(cores) {
  const running = new Set()
  const seen = []
  const outcomes = await runQueues(
    some,
    async ({ name }) => {
      running.add(name)
      seen.push([...running].sort().join(' + '))
      for (let turns = 0; turns < 5; turns += 1) await turn()
      running.delete(name)
      return { name }
    },
    cores,
  )
  return { seen, names: outcomes.map(({ name }) => name) }
}

it('runs both queues at once', async () => {
  const { seen, names } = await beside(2)
  expect(seen).toEqual(['types', 'build + types', 'build + unit', 'pages + unit'])
  expect(names).toEqual(some.map(({ name }) => name))
})

it('runs everything in a row on one processor', async () => {
  expect((await beside(1)).seen).toEqual(some.map(({ name }) => name))
})

it('waits only for stages that stand before in the same queue', () => {
  for (const [at, { name, after, queue }] of stages.entries()) {
    const before = stages.slice(0, at).filter((each) => each.queue === queue)
    if (after)
      expect(
        before.map((each) => each.name),
        name,
      ).toContain(after)
  }
})

it('names each stage once, with one thing to run', () => {
  expect(new Set(stages.map(({ name }) => name)).size).toBe(stages.length)
  for (const { name, check, suite } of stages) expect(Boolean(check), name).toBe(!suite)
})
