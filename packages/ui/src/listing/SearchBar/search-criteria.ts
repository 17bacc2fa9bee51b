import type { RangeValue } from '../../forms/RangeInputs/RangeInputs.tsx'

/** What is looked for, but the place; an empty value means any. */
export interface SearchCriteria<Purpose extends string = string> {
  purpose: Purpose
  type: string
  /** AED as typed digits. */
  budget: RangeValue
  beds: string
}
