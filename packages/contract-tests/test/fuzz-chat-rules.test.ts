import { expect, test } from 'vitest'
import type { Outcome } from '../src/fuzz/chat/chat-client.ts'
import { faultsOfReply } from '../src/fuzz/chat/rules.ts'
import { type ChatEventName, readChatEvents } from '../src/fuzz/contract/chat-events.ts'
import { faultsOfLog } from '../src/fuzz/log-faults.ts'

const own = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'
const foreign = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02'
const said = (reply: unknown): Outcome => ({ kind: 'reply', reply, ms: 1 })
const refused = (code: string): Outcome => said({ success: false, code, errMessage: 'No.' })
const cleared = said({ success: true, messages: [] })

function rulesBroken(name: ChatEventName, payload: unknown, outcome: Outcome): string[] {
  const event = readChatEvents().find((candidate) => candidate.name === name)
  if (!event) throw new Error(`the contract has no event ${name}`)
  return faultsOfReply({ event, payload, outcome, owned: new Set([own]) }).map(({ rule }) => rule)
}

test.each<[string, ChatEventName, unknown, Outcome, string[]]>([
  ['what the contract says', 'chat:clear', { sessionId: own }, cleared, []],
  ['a refusal of nonsense', 'chat:clear', null, refused('invalid_payload'), []],
  ['a refusal of a stranger', 'chat:clear', { sessionId: foreign }, refused('unknown_session'), []],
  ['silence', 'chat:clear', { sessionId: own }, { kind: 'silence' }, ['no reply']],
  ['an end', 'chat:clear', { sessionId: own }, { kind: 'closed' }, ['connection ended']],
  ['another shape', 'chat:clear', { sessionId: own }, said({ success: true }), ['wrong reply']],
  ['agreement to nonsense', 'chat:clear', null, cleared, ['accepted invalid input']],
  [
    'a refusal of sense',
    'chat:clear',
    { sessionId: own },
    refused('invalid_payload'),
    ['refused valid input'],
  ],
  ['a breakdown', 'chat:clear', { sessionId: own }, refused('unavailable'), ['server error']],
  [
    'obedience to a stranger',
    'chat:clear',
    { sessionId: foreign },
    cleared,
    ['opened a foreign conversation'],
  ],
  [
    'the conversation of somebody else',
    'chat:init',
    { sessionId: foreign, language: 'en' },
    said({ sessionId: foreign, showLanguagePrompt: true, language: 'en' }),
    ['opened a foreign conversation'],
  ],
])('the chat answers with %s', (_name, event, payload, outcome, rules) => {
  expect(rulesBroken(event, payload, outcome)).toEqual(rules)
})

test('errors and secrets in a log are found once each', () => {
  const line = (level: number, msg: string): string => JSON.stringify({ level, time: 1, msg })
  const log = [line(30, 'fine'), line(50, 'broke'), line(50, 'broke'), line(30, 'token s3cret')]
  expect(faultsOfLog(log, ['s3cret']).map(({ rule }) => rule)).toEqual([
    'error in the log',
    'secret in the log',
  ])
  expect(faultsOfLog([line(30, 'fine'), line(40, 'slow')], ['s3cret'])).toEqual([])
})
