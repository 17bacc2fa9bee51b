import type { AssistantEngine, AssistantTurn } from '@manzil/assistant/engine'
import { newState } from '@manzil/assistant/state'

/** An engine that says back what it was asked, once it is let. */
export interface HeldEngine extends AssistantEngine {
  /** What it was asked so far. */
  turns: AssistantTurn[]
  /** Lets out what it was asked, and everything from now on. */
  release: () => void
  /** Waits until it was asked so often. */
  until: (count: number) => Promise<void>
}

export function createHeldEngine(isCostly = false): HeldEngine {
  const gate = Promise.withResolvers<void>()
  const turns: AssistantTurn[] = []
  const waiting = new Map<number, () => void>()
  return {
    isCostly,
    turns,
    release: gate.resolve,
    until: (count) =>
      turns.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => waiting.set(count, resolve)),
    async *answer(turn) {
      turns.push(turn)
      waiting.get(turns.length)?.()
      await gate.promise
      const text = `You said: ${turn.text}. That is all that there is to be said about it today.`
      const evidence = ['You said', 'today'].map((claim) => ({
        claim,
        source: 'message',
        listing_id: null,
        field: 'text',
        as_of: null,
      }))
      yield { kind: 'text', text, actions: [{ label: 'Go on' }], evidence }
      yield { kind: 'state', state: newState() }
    },
  }
}
