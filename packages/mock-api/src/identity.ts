import { PROOF_MINUTES } from '@manzil/domain/limits'
import { later } from '@manzil/domain/time/moments'
import type { MockContext } from './context.ts'
import { problems } from './problems.ts'
import { factsOf } from './sessions.ts'
import type { World } from './world.ts'

/** Until when nothing more is asked of a session; undefined where a proof is due. */
export function provenUntil(world: World, { token = '' }: MockContext): Date | undefined {
  const { created_at, proven_at = created_at } = factsOf(world, token)
  const until = later(new Date(proven_at), PROOF_MINUTES, 'minute')
  return until > new Date() ? until : undefined
}

/** Undefined where the owner was proven to be there in the last minutes. */
export const refuseUnproven = (world: World, context: MockContext) =>
  provenUntil(world, context) ? undefined : problems.proveIdentity
