import type { ReactNode } from 'react'
import type { RangeValue } from '../../forms/RangeInputs/RangeInputs.tsx'

export interface FilterOption {
  value: string
  label: string
  /** How many results it would leave, formatted. */
  count?: string | undefined
  /** Would leave none: stays in view, cannot be chosen. */
  disabled?: boolean
}

interface GroupBase {
  id: string
  title: string
  /** Folded by default. */
  folded?: boolean
}

/** Any of the options. */
export interface ManyGroup extends GroupBase {
  kind: 'many'
  options: readonly FilterOption[]
  chosen: readonly string[]
}

/** One of the options; the empty value is usually the first, "Any". */
export interface OneGroup extends GroupBase {
  kind: 'one'
  options: readonly FilterOption[]
  chosen: string
}

/** From–to, digits as typed. */
export interface RangeGroup extends GroupBase {
  kind: 'range'
  range: RangeValue
  unit?: string
  error?: string | undefined
}

/** Whatever else filters: a map, a date. */
export interface SlotGroup extends GroupBase {
  kind: 'slot'
  content: ReactNode
}

export type FilterGroup = ManyGroup | OneGroup | RangeGroup | SlotGroup

/** What somebody changed. */
export type FilterChange =
  | { id: string; kind: 'many'; chosen: readonly string[] }
  | { id: string; kind: 'one'; chosen: string }
  | { id: string; kind: 'range'; range: RangeValue }

/** The chosen options with one more or one less, in the order of the options. */
export function toggleOption({ options, chosen }: ManyGroup, value: string, on: boolean): string[] {
  const next = new Set(chosen)
  if (on) next.add(value)
  else next.delete(value)
  const known = options.map((option) => option.value).filter((other) => next.delete(other))
  // Values without an option of this moment, such as one that a link brought, stay.
  return [...known, ...next]
}

export interface FilterGroupTexts {
  from: string
  to: string
  /** "Show all 24" */
  more: (count: number) => string
  fewer: string
}
