import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { quantiles } from './quantiles.ts'
import { languages, sentences } from './sentences.ts'
import { resident, serverToMeasure } from './server.ts'
import { agentOf, enter, type TurnTimes } from './visitor.ts'

/**
 * How long a visitor of the assistant waits: `npm run bench:assistant -- [--data FOLDER]
 * [--turns N]`. One visitor after the other in six languages over real connections, then sixteen at
 * once, beside the round trip of an event that answers nothing.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    turns: { type: 'string', default: '180' },
  },
})
const turns = Number(values.turns)
const crowd = 16
/** Visitors so far. */
let entered = 0

const server = await serverToMeasure(values.data)
try {
  const before = resident(server.pid)
  const trips: number[] = []
  const alone = await converse(turns, async (visitor) => trips.push(await visitor.roundTrip()))
  const started = performance.now()
  const together = await Promise.all(
    Array.from({ length: crowd }, () => converse(Math.ceil(turns / 4))),
  )
  const perSecond = together.flat().length / ((performance.now() - started) / 1000)
  console.log('| ms, p50 / p95 / p99 | stored | first words | whole answer |')
  console.log('|---|---|---|---|')
  report(`one visitor, ${alone.length} turns`, alone)
  report(`${crowd} visitors at once`, together.flat())
  console.log(`| yardstick: an event that answers nothing | ${quantiles(trips)} | | |`)
  console.log(
    `${perSecond.toFixed(1)} turns a second with ${crowd} visitors; memory ${before} MiB before, ${resident(server.pid)} MiB after`,
  )
} finally {
  await server.stop()
}

/** So many turns, a new visitor with another language whenever the sentences are over. */
async function converse(
  count: number,
  afterEach: (visitor: Awaited<ReturnType<typeof enter>>) => Promise<unknown> = async () => {},
): Promise<TurnTimes[]> {
  const times: TurnTimes[] = []
  for (let round = 0; times.length < count; round += 1) {
    const language = languages[round % languages.length] ?? 'en'
    const visitor = await enter(server.baseUrl, language, agentOf(++entered))
    for (const sentence of sentences[language]) {
      if (times.length === count) break
      times.push(await visitor.say(sentence))
      await afterEach(visitor)
    }
    visitor.leave()
  }
  return times
}

function report(name: string, times: readonly TurnTimes[]): void {
  const cells = (['acknowledged', 'first', 'done'] as const).map((moment) =>
    quantiles(times.map((turn) => turn[moment])),
  )
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}
