import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import { describe, expect, test } from 'vitest'
import type { Target, Unserved } from './target.ts'

/** What a file of cases is given. */
export interface Suite {
  target(): Target
  /**
   * Registers cases that need these operations. An implementation that does not serve all of them
   * does not get the cases: what it does not serve is checked as such, and a served operation that
   * is left without any cases fails the suite. So keep what depends on each other together, apart
   * from the rest.
   */
  cases(name: string, needs: readonly OperationId[], register: () => void): void
}

interface Coverage {
  cases: Suite['cases']
  served: readonly OperationId[]
  /** Registers the check that every served operation has cases of its own. */
  check(): void
}

/** Keeps account of which operations have cases on this implementation. */
export function createCoverage({ pending = [] }: Unserved): Coverage {
  const unserved = new Set(pending)
  const served = Object.values(operationTable)
    .map(({ id }) => id)
    .filter((id) => !unserved.has(id))
  const covered = new Set<OperationId>()
  const waiting = new Map<string, OperationId[]>()
  return {
    served,
    cases(name, needs, register) {
      const missing = needs.filter((id) => unserved.has(id))
      if (missing.length > 0) {
        waiting.set(name, missing)
        return
      }
      for (const id of needs) covered.add(id)
      describe(name, register)
    },
    check() {
      test('every served operation has cases of its own', () => {
        const left = served.filter((id) => !covered.has(id))
        expect(left, `cases that wait: ${JSON.stringify([...waiting])}`).toEqual([])
      })
    },
  }
}
