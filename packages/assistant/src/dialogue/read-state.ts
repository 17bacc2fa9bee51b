import { type DialogueState, intents, newState } from '../state.ts'

/** A state as it was stored; a new one where something else is stored. */
export function readState(stored: unknown): DialogueState {
  return isState(stored) ? stored : newState()
}

/** Checks the shape only: states are written by this package alone. */
function isState(value: unknown): value is DialogueState {
  if (!isRecord(value)) return false
  const { slots, intent, shown, refs } = value
  return (
    isRecord(slots) &&
    Object.values(slots).every(isSlotValue) &&
    intents.some((known) => known === intent) &&
    Array.isArray(shown) &&
    shown.every((id) => typeof id === 'string') &&
    Array.isArray(refs) &&
    refs.every((ref) => typeof ref === 'number')
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSlotValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string')
  return ['string', 'number', 'boolean'].includes(typeof value)
}
