import type { SourceNote } from '../source-note.ts'
import { noteOf, type Remark, type RemarkReason } from './reasons.ts'

/** "8,900,000" for a number, text as it is. */
export function inWords(detail: string | number): string {
  return typeof detail === 'number' ? detail.toLocaleString('en') : detail
}

/** What was repaired, guessed or missing in one row; each reason is said once. */
export class Remarks {
  readonly #list: Remark[] = []

  add(reason: RemarkReason, detail: string | number = ''): void {
    if (this.#list.every((remark) => remark.reason !== reason))
      this.#list.push({ reason, detail: inWords(detail) })
  }

  get list(): readonly Remark[] {
    return this.#list
  }

  /** What the property's page says. */
  notes(): SourceNote[] {
    return this.#list.flatMap((remark) => noteOf(remark) ?? [])
  }
}
