import { Presets, SingleBar } from 'cli-progress'
import { type PhotographCounts, totalOf } from './counts.ts'

/** Shows how many properties were looked at. */
export interface Progress {
  update(done: number, counts: PhotographCounts): void
  end(): void
}

const LINES = 10

const countsOf = ({ fetched, gone, refused, waiting }: PhotographCounts) => ({
  fetched: fetched.toLocaleString('en'),
  failed: (totalOf(gone) + totalOf(refused) + totalOf(waiting)).toLocaleString('en'),
})

/** A moving bar on a terminal, else a line for each tenth of the properties. */
export function startProgress(
  total: number,
  out: NodeJS.WriteStream,
  say: (line: string) => void,
): Progress {
  if (out.isTTY !== true) return lineProgress(total, say)
  const format =
    'listings {bar} {percentage}% · {fetched} fetched, {failed} not · {eta_formatted} to go'
  const bar = new SingleBar({ format, stream: out }, Presets.shades_grey)
  bar.start(total, 0, { fetched: '0', failed: '0' })
  return {
    update: (done, counts) => bar.update(done, countsOf(counts)),
    end: () => bar.stop(),
  }
}

function lineProgress(total: number, say: (line: string) => void): Progress {
  let told = 0
  return {
    update(done, counts) {
      const step = Math.floor((done / total) * LINES)
      if (step <= told) return
      told = step
      const { fetched, failed } = countsOf(counts)
      say(
        `${Math.round((step / LINES) * 100)} % of the listings: ${fetched} fetched, ${failed} not`,
      )
    },
    end: () => undefined,
  }
}
