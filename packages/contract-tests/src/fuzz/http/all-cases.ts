import fc from 'fast-check'
import type { Operation } from '../contract/operations.ts'
import type { Pool } from '../values/pool.ts'
import type { Case } from './case.ts'
import { mutatedCases } from './mutated-cases.ts'
import { rawCases } from './raw-cases.ts'
import { validCases } from './valid-cases.ts'

/** Inputs of an operation: two in five valid, about as many broken, the rest raw. */
export function allCases(operation: Operation, pool: Pool): fc.Arbitrary<Case> {
  const valid = validCases(operation, pool).map(
    (draft): Case => ({ ...draft, mode: 'valid', why: '' }),
  )
  const mutated = mutatedCases(operation, pool).map(
    (draft): Case => ({ ...draft, mode: 'mutated' }),
  )
  const raw = rawCases(operation, pool).map((draft): Case => ({ ...draft, mode: 'raw' }))
  return fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: 4, arbitrary: mutated },
    // The client of this run sends no body with GET.
    ...(operation.method === 'GET' ? [] : [{ weight: 2, arbitrary: raw }]),
  )
}
