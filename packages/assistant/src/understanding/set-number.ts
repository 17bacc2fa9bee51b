import type { SearchSlots } from '../state.ts'

type NumberSlot =
  | 'bedrooms_min'
  | 'bedrooms_max'
  | 'price_min'
  | 'price_max'
  | 'size_min'
  | 'size_max'

/** Writes one end of a limit; an open one is left out. */
export function setNumber(slots: SearchSlots, name: NumberSlot, value: number | undefined): void {
  if (value === undefined) delete slots[name]
  else slots[name] = value
}
