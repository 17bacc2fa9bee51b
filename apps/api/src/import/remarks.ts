import { explain, type Remark, type RemarkReason, reasons } from './reasons.ts'

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

  /** The sentences that the listing's page shows. */
  notes(): string[] {
    return this.#list
      .filter(({ reason }) => reasons[reason][0] === 'repaired')
      .map(({ reason, detail }) => explain(reason, detail))
  }
}
