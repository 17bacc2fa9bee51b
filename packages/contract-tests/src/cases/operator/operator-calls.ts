import type { OperatorCase, OperatorCaseKind } from '@manzil/api-client/generated/types.gen'
import {
  zDecideOperatorCaseResponse,
  zListOperatorActionsResponse,
  zListOperatorCasesResponse,
} from '@manzil/api-client/generated/zod.gen'
import { succeed } from '../../call.ts'
import type { Suite } from '../../coverage.ts'
import { member } from '../../visitors.ts'

/** What operators do in several cases. */
export function operatorCalls(target: Suite['target']) {
  const tokenOf = () => member(target(), 'admin')
  const list = async (kind: OperatorCaseKind, query: Record<string, string> = {}) => {
    const asked = String(new URLSearchParams({ kind, limit: '100', ...query }))
    const schema = zListOperatorCasesResponse
    return (
      await succeed(target(), 'listOperatorCases', schema, { token: await tokenOf(), query: asked })
    ).data
  }
  const decide = async (
    { _id: id, kind }: Pick<OperatorCase, '_id' | 'kind'>,
    decision: string,
    reason?: string,
  ) =>
    succeed(target(), 'decideOperatorCase', zDecideOperatorCaseResponse, {
      token: await tokenOf(),
      path: { id },
      body: { kind, decision, ...(reason && { reason }) },
    })
  const actions = async (query: string) =>
    (
      await succeed(target(), 'listOperatorActions', zListOperatorActionsResponse, {
        token: await tokenOf(),
        query,
      })
    ).data
  return { list, decide, actions }
}
