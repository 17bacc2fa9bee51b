/**
 * How somebody tells what was asked of them and asks whether a rule allows it. A star stands for any
 * ending, three dots for a few words between; everything else is whole words.
 */
export interface RuleWords {
  /** The rent goes up, or the contract changes. */
  rise: string
  /** A tenant has to leave. */
  leave: string
  /** A rent was not paid. */
  arrears: string
  /** It was told so long before. */
  notice: string
  /** Asks whether that may be, or whether it is enough. */
  allowed: string
  /** Who lets the home. */
  landlord: string
  /** The other side asks for so much. */
  wants: string
  /** The visitor leaves of their own will, which has another rule. */
  ownWill: string
  /** Beside a time: it is how long something has lasted, and no notice. */
  lasted: string
  /** Something does not work: a time beside it is how long it has not. */
  broken: string
  /** Right beside a time: it is how long one is given. */
  within: string
  /** The sum that was spoken of before, as a pattern: 'with this budget'. */
  thatSum: string
  /** What stands behind a number of days, weeks, months and years. */
  units: Readonly<Record<DurationUnit, string>>
  /** Numbers as they are written in words. */
  numbers: Readonly<Record<string, number>>
  /** Times that are one word: 'a month'. */
  whole: Readonly<Record<string, readonly [value: number, unit: DurationUnit]>>
}

type DurationUnit = 'day' | 'week' | 'month' | 'year'
