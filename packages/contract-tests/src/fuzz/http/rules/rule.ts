import type { Operation } from '../../contract/operations.ts'
import type { Fault } from '../../fault.ts'
import type { Case } from '../case.ts'
import type { Verdict } from '../judge-input.ts'
import type { Received } from '../send.ts'

/** One request and its answer. */
export interface Exchange {
  operation: Operation
  given: Case
  /** What the contract says of the input. */
  verdict: Verdict
  /** Token that was sent. */
  token: string | undefined
  /** Every token and password of the run; none may come back. */
  secrets: readonly string[]
  received: Received
  /** The operation is declared and not built yet, and says so. */
  isPending: boolean
}

/** Looks at one exchange; answers what is wrong with it. */
export type Rule = (exchange: Exchange) => Fault[]
