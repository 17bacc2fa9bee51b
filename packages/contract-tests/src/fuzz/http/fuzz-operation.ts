import fc from 'fast-check'
import type { Operation } from '../contract/operations.ts'
import { type Fault, FaultsFound } from '../fault.ts'
import { count, emptyReport, type SubjectReport } from '../report.ts'
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

export interface Extent {
  /** Inputs for each operation. */
  runs: number
  seed: number
  /** A single case of the seed, as a finding names it. */
  path?: string
}

/** Distinct faults of an operation after which it is left alone. */
const mostFindings = 6
/** Requests that are spent on making a failing input smaller. */
const mostShrinking = 150

/** Sends generated inputs to one operation and holds every answer to the contract. */
export async function fuzzOperation(
  operation: Operation,
  world: World,
  { runs, seed, path }: Extent,
): Promise<SubjectReport> {
  const report = emptyReport(operation.id)
  const known = new Set<string>()
  const cases = allCases(operation, world.pool)
  let left = runs
  for (let round = 0; left > 0 && report.findings.length < mostFindings; round += 1) {
    let shrinking = 0
    const property = fc.asyncProperty(cases, async (given) => {
      if (shrinking > mostShrinking) return
      if (shrinking > 0) shrinking += 1
      const faults = await probe(operation, world, given, report)
      const fresh = faults.filter(({ rule, detail }) => !known.has(signature(rule, detail)))
      if (fresh.length === 0) return
      shrinking += 1
      throw new FaultsFound(fresh)
    })
    const details = await fc.check(property, {
      numRuns: left,
      seed: seed + round,
      ...(path !== undefined && round === 0 && { path }),
    })
    left = path === undefined ? left - Math.max(1, details.numRuns) : 0
    const [given] = details.counterexample ?? []
    if (!details.failed || !given) break
    const error = details.errorInstance
    if (!(error instanceof FaultsFound)) throw error
    for (const fault of error.faults) {
      known.add(signature(fault.rule, fault.detail))
      report.findings.push({
        ...fault,
        subject: operation.id,
        input: `${given.mode}${given.why && ` (${given.why})`}, ${given.visitor}`,
        seed: details.seed,
        path: details.counterexamplePath ?? '0',
        reproduction: curlOf(world.baseUrl, operation, given),
      })
    }
  }
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

/** Faults that differ only in figures are one. */
const signature = (rule: string, detail: string): string =>
  `${rule} ${detail.slice(0, 60).replaceAll(/[0-9a-f-]{8,}/g, '')}`

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

const codeOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined
