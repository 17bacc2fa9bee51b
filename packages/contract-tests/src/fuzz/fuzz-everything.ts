import type { Target } from '../target.ts'
import { fuzzChat } from './chat/fuzz-chat.ts'
import { type Operation, readOperations } from './contract/operations.ts'
import type { Fault } from './fault.ts'
import { fuzzOperation, type World } from './http/fuzz-operation.ts'
import { harvest } from './http/harvest.ts'
import { send } from './http/send.ts'
import { Sessions, type SessionTarget, visitors } from './http/sessions.ts'
import type { SubjectReport } from './report.ts'
import type { Extent } from './search.ts'
import { Pool } from './values/pool.ts'

/** A running implementation and what to know of it. */
export type FuzzTarget = Omit<Target, 'stop' | 'accounts'> &
  SessionTarget & {
    /** False for implementations that speak the chat's protocol only as far as a good client does. */
    hostile: boolean
    /** Names of rules that this implementation cannot keep. */
    spared?: readonly string[]
    /** Operations that may answer 501. */
    pending?: readonly string[]
  }

/** Everything that a run needs, with ids of rows that exist. */
export interface Fuzzing {
  world: World
  operations: readonly Operation[]
  /** Fuzzes one operation. */
  operation: (id: string, extent: Extent) => Promise<SubjectReport>
  /** Fuzzes the chat. */
  chat: (extent: Extent) => Promise<SubjectReport>
  /** What is wrong at the end: a server that does not answer any more. */
  faultsAtTheEnd: () => Promise<Fault[]>
}

/** Logs every visitor in and collects ids from all lists that can be read without any. */
export async function prepareFuzzing(target: FuzzTarget): Promise<Fuzzing> {
  const operations = readOperations()
  const sessions = new Sessions(target)
  const pool = new Pool()
  const accounts = Object.values(target.accounts)
  for (const { email, password } of accounts) {
    pool.remember(['email'], email)
    pool.remember(['password', 'currentpassword'], password)
  }
  const { baseUrl, spared = [], pending } = target
  const passwords = accounts.map(({ password }) => password)
  const world = { baseUrl, sessions, pool, passwords, spared, pending }
  for (const operation of operations) await readOnce(operation, world)
  return {
    world,
    operations,
    operation(id, extent) {
      const found = operations.find((operation) => operation.id === id)
      if (!found) throw new Error(`The contract has no operation ${id}.`)
      return fuzzOperation(found, world, extent)
    },
    chat: (extent) => fuzzChat(target, extent),
    async faultsAtTheEnd() {
      const response = await fetch(`${baseUrl}/ping`).catch(() => undefined)
      return response?.status === 200
        ? []
        : [{ rule: 'not alive', detail: `/ping answers ${response?.status ?? 'nothing'}` }]
    },
  }
}

async function readOnce(operation: Operation, { baseUrl, sessions, pool }: World): Promise<void> {
  if (operation.method !== 'GET' || operation.parameters.some(({ required }) => required)) return
  for (const visitor of visitors) {
    const nothing = {
      mode: 'valid',
      why: '',
      path: {},
      query: [],
      headers: {},
      body: undefined,
    } as const
    const token = await sessions.tokenOf(visitor)
    const { status, json } = await send(
      baseUrl,
      operation,
      { ...nothing, query: [], visitor },
      token,
    )
    if (status < 300) harvest(pool, { operation, visitor }, json)
    if (operation.auth === 'none') return
  }
}
