// Two lanes share the processors: one checks and tests without a browser, the other builds and looks.
import os from 'node:os'

/**
 * Runs the stages of each lane in their order, both lanes at once. With one processor the lanes follow
 * each other.
 * @param {import('./stages.mjs').Stage[]} stages
 * @param {(stage: import('./stages.mjs').Stage, earlier: import('./run-stage.mjs').Outcome[]) => Promise<import('./run-stage.mjs').Outcome>} run
 * @returns {Promise<import('./run-stage.mjs').Outcome[]>} In the order of `stages`.
 */
export async function runLanes(stages, run, cores = os.availableParallelism()) {
  const outcomes = []
  const lane = async (name) => {
    for (const stage of stages.filter((each) => each.lane === name))
      outcomes.push(await run(stage, outcomes))
  }
  if (cores > 1) await Promise.all([lane('checks'), lane('builds')])
  else for (const name of ['checks', 'builds']) await lane(name)
  return stages.flatMap(({ name }) => outcomes.filter((outcome) => outcome.name === name))
}
