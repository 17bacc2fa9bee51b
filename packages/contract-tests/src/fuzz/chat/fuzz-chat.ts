import { readChatEvents } from '../contract/chat-events.ts'
import type { Fault } from '../fault.ts'
import { Sessions, type SessionTarget } from '../http/sessions.ts'
import { emptyReport, type SubjectReport } from '../report.ts'
import { type Extent, searchFaults } from '../search.ts'
import { ChatClient, type ChatTarget } from './chat-client.ts'
import { Party } from './party.ts'
import { play } from './play.ts'
import { type Step, scenarios } from './steps.ts'

/** Scenarios after which other guests take over, so that the limits for each account do not hold. */
const scenariosPerGuest = 6

/** Tokens that open no chat. */
const badTokens: readonly unknown[] = [
  undefined,
  null,
  '',
  'made-up',
  0,
  true,
  [],
  {},
  ['x'],
  { token: 'x' },
  'x'.repeat(5000),
  '\u0000',
  'Bearer x',
]

/** What is talked to. */
export type ChatWorld = SessionTarget &
  ChatTarget & {
    /** Send frames that break the protocol as well; for real servers only. */
    hostile: boolean
  }

/** Plays generated conversations of two guests and holds every reply and stream to the contract. */
export async function fuzzChat(world: ChatWorld, extent: Extent): Promise<SubjectReport> {
  const report = emptyReport('chat')
  const events = readChatEvents()
  let parties: [Party, Party] | undefined
  let played = 0
  report.findings = await searchFaults(
    {
      subject: 'chat',
      inputs: scenarios(events, world),
      async probe(steps) {
        if (!parties || played % scenariosPerGuest === 0) {
          for (const party of parties ?? []) party.close()
          parties = [await guest(world), await guest(world)]
        }
        played += 1
        return play(steps, { parties, events, report })
      },
      describe: (steps) => ({
        input: `${steps.length} steps`,
        reproduction: steps.map(describeStep).join('\n'),
      }),
    },
    extent,
  )
  for (const party of parties ?? []) party.close()
  for (const fault of await faultsOfHandshakes(world))
    report.findings.push({
      ...fault,
      subject: 'chat',
      input: 'handshake',
      seed: extent.seed,
      path: '0',
      reproduction: fault.detail,
    })
  return report
}

async function guest(world: ChatWorld): Promise<Party> {
  const token = await new Sessions(world).tokenOf('guest')
  return new Party(world, token ?? '')
}

/** Without a token that holds, nobody gets in. */
async function faultsOfHandshakes(world: ChatWorld): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const token of badTokens) {
    let reason = ''
    const client = await ChatClient.connect(world, token, (given) => {
      reason = given
    })
    client?.close()
    const shown = JSON.stringify(token)?.slice(0, 60)
    if (client)
      faults.push({ rule: 'let in without a session', detail: `the handshake with token ${shown}` })
    else if (reason !== 'unauthorized')
      faults.push({ rule: 'wrong refusal', detail: `token ${shown}: ${reason}` })
  }
  return faults
}

function describeStep(step: Step): string {
  const who = `guest ${step.client + 1}`
  const shown = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 400)
  switch (step.kind) {
    case 'ask':
      return `${who}: emitWithAck('${step.event}', ${shown(step.payload)})${step.why && `   # ${step.why}`}`
    case 'tell':
      return `${who}: emit('${step.event}', ${step.payloads.map(shown).join(', ')})   # ${step.why}`
    case 'frame':
      return `${who}: frame ${shown(typeof step.data === 'string' ? step.data : [...step.data])}   # ${step.why}`
    case 'burst':
      return `${who}: at once ${shown(step.events)}`
  }
}
