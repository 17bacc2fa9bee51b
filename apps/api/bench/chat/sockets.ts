import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { flood } from './flood.ts'
import { quantiles } from './quantiles.ts'
import { languages, sentences } from './sentences.ts'
import { resident, serverToMeasure } from './server.ts'
import { agentOf, enter, type TurnTimes, type Visitor } from './visitor.ts'

/**
 * Many visitors at once: `npm run bench:sockets -- [--data FOLDER] [--sockets 2000] [--every 20]
 * [--seconds 300]`. Each says something every so many seconds. In the second half of the time a
 * stranger floods the server over ten connections.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    sockets: { type: 'string', default: '2000' },
    every: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '300' },
  },
})
const sockets = Number(values.sockets)
const everyMs = Number(values.every) * 1000
const lastMs = Number(values.seconds) * 1000
/** Visitors that enter at the same time. */
const atTheDoor = 20

const calm: TurnTimes[] = []
const flooded: TurnTimes[] = []
const errors = new Map<string, number>()
const note = (error: unknown) => {
  const text = error instanceof Error ? error.message : String(error)
  errors.set(text, (errors.get(text) ?? 0) + 1)
}

const server = await serverToMeasure(values.data)
try {
  const empty = resident(server.pid)
  const visitors: Visitor[] = []
  for (let at = 0; at < sockets; at += atTheDoor) {
    const group = Array.from({ length: Math.min(atTheDoor, sockets - at) }, (_, index) =>
      enter(
        server.baseUrl,
        languages[(at + index) % languages.length] ?? 'en',
        agentOf(at + index + 1),
      ),
    )
    visitors.push(...(await Promise.all(group)))
  }
  const full = resident(server.pid)
  let leaving = false
  for (const visitor of visitors)
    visitor.onceGone((reason) => {
      if (!leaving) note(`a connection was lost: ${reason}`)
    })
  const start = performance.now()
  const end = start + lastMs
  const trips: number[] = []
  const watching = watch(visitors[0], trips, end)
  const talking = visitors.map((visitor, index) => talk(visitor, index, start, end))
  await pause(lastMs / 2)
  const stranger = await flood(server.baseUrl, end - performance.now())
  await Promise.all([...talking, watching])
  leaving = true
  for (const visitor of visitors) visitor.leave()

  console.log('| ms, p50 / p95 / p99 | turns | stored | first words | whole answer |')
  console.log('|---|---|---|---|---|')
  report('without the flood', calm)
  report('while a stranger floods', flooded)
  console.log(
    `| yardstick: an event that answers nothing | ${trips.length} | ${quantiles(trips)} | | |`,
  )
  const perSocket = ((full - empty) * 1024) / sockets
  console.log(
    `${sockets} connections: ${empty} MiB without, ${full} MiB with them, ${perSocket.toFixed(0)} KiB each, ${resident(server.pid)} MiB at the end`,
  )
  console.log(
    `the stranger sent ${stranger.sent} messages: ${stranger.taken} taken, ${stranger.refused} refused, ${stranger.unanswered} unanswered; ${stranger.unopened} of its connections opened no conversation`,
  )
  const total = [...errors.values()].reduce((sum, count) => sum + count, 0)
  console.log(`errors of the others: ${total}`)
  for (const [text, count] of errors) console.log(`  ${count} × ${text}`)
} finally {
  await server.stop()
}

/** Says a sentence every so often; visitors begin spread over the first interval. */
async function talk(visitor: Visitor, index: number, start: number, end: number): Promise<void> {
  const language = languages[index % languages.length] ?? 'en'
  const said = sentences[language]
  let next = start + (everyMs * index) / sockets
  for (let turn = 0; next < end; turn += 1) {
    await pause(Math.max(0, next - performance.now()))
    const times = performance.now() < start + lastMs / 2 ? calm : flooded
    try {
      times.push(await visitor.say(said[turn % said.length] ?? ''))
    } catch (error) {
      note(error)
    }
    next += everyMs
  }
}

async function watch(visitor: Visitor | undefined, trips: number[], end: number): Promise<void> {
  while (visitor !== undefined && performance.now() < end) {
    await visitor.roundTrip().then((ms) => trips.push(ms), note)
    await pause(500)
  }
}

function report(name: string, times: readonly TurnTimes[]): void {
  const cells = (['acknowledged', 'first', 'done'] as const).map((moment) =>
    quantiles(times.map((turn) => turn[moment])),
  )
  console.log(`| ${name} | ${times.length} | ${cells.join(' | ')} |`)
}
