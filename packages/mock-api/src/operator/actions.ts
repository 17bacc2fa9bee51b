import type { OperatorAction } from '@manzil/api-client/generated/types.gen'
import { type MockContext, signedIn } from '../context.ts'
import type { World } from '../world.ts'

type Done = Pick<OperatorAction, 'action' | 'kind' | 'subject_id' | 'subject'> & { reason?: string }

/** Writes down what an operator did. */
export function noteAction(world: World, context: MockContext, { reason, ...done }: Done): void {
  const _id = world.makeId()
  const by = signedIn(context).email ?? ''
  const at = new Date().toISOString()
  world.operatorActions.set(_id, { _id, at, by, ...done, reason: reason || null })
}
