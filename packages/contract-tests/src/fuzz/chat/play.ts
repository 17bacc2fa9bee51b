import type { ChatEvent } from '../contract/chat-events.ts'
import type { Fault } from '../fault.ts'
import { count, type SubjectReport } from '../report.ts'
import type { Outcome } from './chat-client.ts'
import { named, type Party } from './party.ts'
import { faultsOfReply, refusalOf, sessionOf } from './rules.ts'
import type { Step } from './steps.ts'

interface Stage {
  parties: readonly [Party, Party]
  events: readonly ChatEvent[]
  report: SubjectReport
}

/** Plays a scenario and says what broke the contract. */
export async function play(steps: readonly Step[], stage: Stage): Promise<Fault[]> {
  const { parties } = stage
  for (const party of parties) await party.begin()
  const faults: Fault[] = []
  for (const step of steps) {
    const others = { me: parties[step.client], other: parties[step.client === 0 ? 1 : 0] }
    faults.push(...(await perform(step, others, stage)))
    if (faults.length > 0) break
  }
  for (const party of parties)
    for (const problem of party.takeStreamProblems())
      faults.push({ rule: 'wrong stream', detail: problem.slice(0, 400) })
  return faults
}

interface Pair {
  me: Party
  other: Party
}

async function perform(step: Step, pair: Pair, stage: Stage): Promise<Fault[]> {
  const { me, other } = pair
  const real = (value: unknown): unknown => named(value, me.session, other.session)
  switch (step.kind) {
    case 'ask': {
      const before = await states(pair)
      const payload = real(step.payload)
      const outcome = await (await me.client()).ask(step.event, payload)
      const faults = judge(step.event, payload, outcome, me, stage)
      const isRefused = outcome.kind === 'closed' || refusalOf(replyOf(outcome)) !== undefined
      const after = isRefused ? await states(pair) : before
      return after === before
        ? faults
        : [
            ...faults,
            {
              rule: 'a refused event changed something',
              detail: `${before} became ${after}`.slice(0, 600),
            },
          ]
    }
    case 'burst': {
      const client = await me.client()
      const outcomes = await Promise.all(
        step.events.map(async ({ event, payload }) => {
          const sent = real(payload)
          return judge(event, sent, await client.ask(event, sent), me, stage)
        }),
      )
      return outcomes.flat()
    }
    case 'tell': {
      const client = await me.client()
      client.tell(step.event, ...step.payloads.map(real))
      return aliveAfter(step.why, pair, stage)
    }
    case 'frame': {
      const client = await me.client()
      client.frame(step.data)
      return aliveAfter(step.why, pair, stage)
    }
  }
}

function judge(
  name: ChatEvent['name'],
  payload: unknown,
  outcome: Outcome,
  me: Party,
  { events, report }: Stage,
): Fault[] {
  const event = events.find((candidate) => candidate.name === name)
  if (!event) return []
  const reply = replyOf(outcome)
  const kind = outcome.kind === 'reply' ? (refusalOf(reply) ?? 'ok') : outcome.kind
  count(report, `${name.replace('chat:', '')} ${kind}`, outcome.kind === 'reply' ? outcome.ms : 0)
  const faults = faultsOfReply({ event, payload, outcome, owned: me.owned })
  const opened = name === 'chat:init' ? sessionOf(reply) : undefined
  if (opened !== undefined && faults.length === 0) me.owned.add(opened)
  return faults
}

/** Whatever was sent, both guests are served afterwards; the sender perhaps on a new connection. */
async function aliveAfter(why: string, pair: Pair, { report }: Stage): Promise<Fault[]> {
  count(report, 'hostile', 0)
  // The first question may meet the end of the connection that the frame has earned.
  await (await pair.me.client()).ask('chat:history', { newSessionId: pair.me.session })
  const after = await states(pair)
  return /unreadable|unanswered/.test(after)
    ? [{ rule: 'not alive', detail: `after ${why}: ${after.slice(0, 300)}` }]
    : []
}

const states = async ({ me, other }: Pair): Promise<string> =>
  `${await me.state()} ${await other.state()}`

const replyOf = (outcome: Outcome): unknown =>
  outcome.kind === 'reply' ? outcome.reply : undefined
