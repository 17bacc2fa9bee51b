// Two queues share the processors: one checks and tests without a browser, the other builds and looks.
import os from 'node:os'

/**
 * Runs the stages of each queue in their order, both queues at once. With one processor the queues follow
 * each other.
 * @param {import('./stages.mjs').Stage[]} stages
 * @param {(stage: import('./stages.mjs').Stage, earlier: import('./run-stage.mjs').Outcome[]) => Promise<import('./run-stage.mjs').Outcome>} run
 * @returns {Promise<import('./run-stage.mjs').Outcome[]>} In the order of `stages`.
 */
export async function runQueues(stages, run, cores = os.availableParallelism()) {
  const outcomes = []
  const queue = async (name) => {
    for (const stage of stages.filter((each) => each.queue === name))
      outcomes.push(await run(stage, outcomes))
  }
  if (cores > 1) await Promise.all([queue('checks'), queue('builds')])
  else for (const name of ['checks', 'builds']) await queue(name)
  return stages.flatMap(({ name }) => outcomes.filter((outcome) => outcome.name === name))
}
