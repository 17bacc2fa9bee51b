import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import { zErrorEnvelope } from '@manzil/api-client/generated/zod.gen'
import { describe, expect, test } from 'vitest'
import { type Options, send } from '../call.ts'
import { nowhere } from '../nowhere.ts'
import type { Target, Unserved } from '../target.ts'
import { member } from '../visitors.ts'

/** What an implementation does not serve yet says so by 501. */
export function unservedCases(target: () => Target, { pending = [] }: Unserved): void {
  if (pending.length === 0) return
  const optionsFor = async (id: OperationId): Promise<Options> => ({
    path: { id: nowhere, user_id: nowhere },
    token: operationTable[id].auth === 'none' ? undefined : await member(target(), 'agency'),
  })

  describe('what is not served yet', () => {
    test('every pending operation answers 501 with the envelope', async () => {
      const answers = []
      for (const id of pending) {
        const response = await send(target(), id, await optionsFor(id))
        const { code } = zErrorEnvelope.parse(await response.json())
        answers.push([id, response.status, code])
      }
      expect(answers).toEqual(pending.map((id) => [id, 501, 'not_implemented']))
    })
  })
}
