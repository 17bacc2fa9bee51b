import fc from 'fast-check'
import type { ChatEvent, ChatEventName } from '../contract/chat-events.ts'
import { brokenValues } from '../values/broken.ts'
import { Pool } from '../values/pool.ts'
import { validValues } from '../values/valid.ts'

/** Stand for the conversation of the client that sends, and for that of the other. */
export const ownSession = '00000000-0000-7000-8000-00000000000a'
export const foreignSession = '00000000-0000-7000-8000-00000000000b'
const unknownSession = '00000000-0000-7000-8000-00000000000c'

/** One thing that a client does. */
export type Step = { client: 0 | 1 } & (
  | { kind: 'ask'; event: ChatEventName; payload: unknown; why: string }
  | { kind: 'tell'; event: string; payloads: unknown[]; why: string }
  | { kind: 'frame'; data: string | Uint8Array<ArrayBuffer>; why: string }
  | { kind: 'burst'; events: { event: ChatEventName; payload: unknown }[] }
)

/** Characters that no frame may have. */
const tooLong = 100_000
/** Events that one burst sends at most. */
const burst = 40

/** Whether the way of talking may break the protocol itself, which only a real server can stand. */
interface Manners {
  hostile: boolean
}

/** A few steps of two clients, each with a conversation of its own. */
export function scenarios(
  events: readonly ChatEvent[],
  { hostile }: Manners,
): fc.Arbitrary<Step[]> {
  const one = fc.oneof(...stepsOf(events, hostile))
  return fc.array(one, { minLength: 1, maxLength: 6 })
}

function stepsOf(events: readonly ChatEvent[], hostile: boolean): fc.WeightedArbitrary<Step>[] {
  const pool = new Pool()
  pool.remember(['sessionid', 'newsessionid'], ownSession)
  for (const id of [foreignSession, unknownSession]) pool.remember(['session', 'newsession'], id)
  const client = fc.constantFrom<0 | 1>(0, 1)
  const valid = fc.oneof(
    ...events.map(({ name, payload }) =>
      validValues(payload, { document: 'chat', pool, names: [] }).map((value) => ({
        event: name,
        payload: value,
      })),
    ),
  )
  const broken = fc.oneof(
    ...events.map(({ name, payload }) => {
      const values = validValues(payload, { document: 'chat', pool, names: [] })
      return brokenValues(values, payload, 'chat').map(({ value, why }) => ({
        event: name,
        payload: value,
        why,
      }))
    }),
  )
  const steps: fc.WeightedArbitrary<Step>[] = [
    {
      weight: 8,
      arbitrary: fc
        .tuple(client, valid)
        .map(([who, event]) => ({ client: who, kind: 'ask', why: '', ...event })),
    },
    {
      weight: 6,
      arbitrary: fc
        .tuple(client, broken)
        .map(([who, event]) => ({ client: who, kind: 'ask', ...event })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(client, fc.array(quick(valid), { minLength: 2, maxLength: burst }))
        .map(([who, sent]) => ({ client: who, kind: 'burst', events: sent })),
    },
  ]
  if (!hostile) return steps
  const told = (why: string, event: string, ...payloads: unknown[]) =>
    client.map((who): Step => ({ client: who, kind: 'tell', event, payloads, why }))
  const framed = (why: string, data: string | Uint8Array<ArrayBuffer>) =>
    client.map((who): Step => ({ client: who, kind: 'frame', data, why }))
  const silent = fc.tuple(client, quick(valid)).map(
    ([who, { event, payload }]): Step => ({
      client: who,
      kind: 'tell',
      event,
      payloads: [payload],
      why: 'nobody listens to the outcome',
    }),
  )
  return [
    ...steps,
    { weight: 1, arbitrary: silent },
    {
      weight: 2,
      arbitrary: fc.oneof(
        told('an unknown event', 'chat:drop', { sessionId: ownSession }),
        told('an inherited name', 'toString', {}),
        told('no payload at all', 'chat:init'),
        told('many payloads', 'chat:init', {}, {}, {}, 1, 'x'),
        told('bytes', 'chat:message', new Uint8Array([0, 255, 1])),
        told('bytes inside', 'chat:message', { sessionId: ownSession, message: new Uint8Array(9) }),
        told('too much', 'chat:message', { sessionId: ownSession, message: 'x'.repeat(tooLong) }),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.oneof(
        framed('half a packet', '2["chat:init"'),
        framed('no event name', '2[]'),
        framed('a number as event', '2[1]'),
        framed('an object as event', '2{"a":1}'),
        framed('a reserved event', '2["disconnect"]'),
        framed('an unknown kind of packet', '9'),
        framed('a namespace', '0/admin,'),
        framed('a second handshake', '0{"token":"x"}'),
        framed('an acknowledgement of nothing', '3999["x"]'),
        framed('bytes that never come', '51-["chat:init",{"_placeholder":true,"num":9}]'),
        framed('many attachments', '5999999999-["chat:init"]'),
        framed('nothing', ''),
        framed('bytes', new Uint8Array([4, 0, 255])),
        framed('a frame above the limit', 'x'.repeat(tooLong)),
        framed('deep nesting', `2["chat:init",${'['.repeat(7000)}${']'.repeat(7000)}]`),
      ),
    },
  ]
}

/** Messages are answered one after the other, which takes time; a burst is of everything else. */
const quick = <T extends { event: ChatEventName }>(events: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  events.filter(({ event }) => event !== 'chat:message')
