import type { World } from '../world.ts'
import type { Outcome } from './checkout-page.ts'
import { settle } from './sessions.ts'

const statuses = { pay: 'paid', cancel: 'cancelled', fail: 'failed' } as const

/** Does at the pretend provider what the visitor chose; answers where the browser goes next. */
export function leaveCheckout(world: World, sessionId: string, outcome: Outcome): string {
  settle(world, sessionId, statuses[outcome])
  return outcome === 'cancel'
    ? '/#/cancel-payment'
    : `/#/your-plan?session_id=${encodeURIComponent(sessionId)}`
}
