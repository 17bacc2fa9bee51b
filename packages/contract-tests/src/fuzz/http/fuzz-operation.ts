import type { Operation } from '../contract/operations.ts'
import type { Fault } from '../fault.ts'
import { count, emptyReport, type SubjectReport } from '../report.ts'
import { type Extent, searchFaults } from '../search.ts'
import type { Pool } from '../values/pool.ts'
import { allCases } from './all-cases.ts'
import type { Case } from './case.ts'
import { curlOf } from './curl.ts'
import { harvest } from './harvest.ts'
import { judgeInput } from './judge-input.ts'
import { declaredBody, noUndeclaredField } from './rules/body.ts'
import { noSecret, notStored } from './rules/privacy.ts'
import type { Rule } from './rules/rule.ts'
import {
  brokenInputRefused,
  declaredStatus,
  noServerError,
  roleRequired,
  sessionRequired,
} from './rules/status.ts'
import { type Received, send } from './send.ts'
import type { Sessions } from './sessions.ts'

const rules: readonly Rule[] = [
  noServerError,
  declaredStatus,
  declaredBody,
  noUndeclaredField,
  brokenInputRefused,
  sessionRequired,
  roleRequired,
  notStored,
  noSecret,
]

/** What is fuzzed, and what the run has learnt of it. */
export interface World {
  baseUrl: string
  sessions: Sessions
  pool: Pool
  /** Passwords of the accounts. */
  passwords: readonly string[]
  /** Rules that this implementation cannot keep, by name. */
  spared?: readonly string[]
  /** Operations that may answer 501; any may where it is not said. */
  pending?: readonly string[] | undefined
}

/** Sends generated inputs to one operation and holds every answer to the contract. */
export async function fuzzOperation(
  operation: Operation,
  world: World,
  extent: Extent,
): Promise<SubjectReport> {
  const report = emptyReport(operation.id)
  report.findings = await searchFaults(
    {
      subject: operation.id,
      inputs: allCases(operation, world.pool),
      probe: (given) => probe(operation, world, given, report),
      describe: (given) => ({
        input: `${given.mode}${given.why && ` (${given.why})`}, ${given.visitor}`,
        reproduction: curlOf(world.baseUrl, operation, given),
      }),
    },
    extent,
  )
  return report
}

async function probe(
  operation: Operation,
  { baseUrl, sessions, pool, passwords, pending, spared = [] }: World,
  given: Case,
  report: SubjectReport,
): Promise<Fault[]> {
  const token = await sessions.tokenOf(given.visitor)
  let received: Received
  try {
    received = await send(baseUrl, operation, given, token)
  } catch (error) {
    count(report, 'none', 0)
    return [{ rule: 'no answer', detail: reasonOf(error) }]
  }
  const { status, ms, json } = received
  count(report, String(status), ms)
  if (status < 300) harvest(pool, { operation, visitor: given.visitor }, json)
  if (operation.id === 'logoutUser' || (token && status === 401))
    await sessions.renewIfEnded(given.visitor)
  const verdict = judgeInput(operation, given)
  const isPending =
    status === 501 &&
    codeOf(json) === 'not_implemented' &&
    (pending?.includes(operation.id) ?? true)
  const secrets = [...(token ? [token] : []), ...passwords]
  return rules
    .flatMap((rule) => rule({ operation, given, verdict, token, secrets, received, isPending }))
    .filter(({ rule }) => !spared.includes(rule))
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

const codeOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined
