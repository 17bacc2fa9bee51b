/**
 * Whether a value has the shape that the contract gives it. `wire.gen.ts` is written in these few
 * words, for a browser that has no room for the validator: with its schemas the chat would weigh a
 * fifth more. A property test holds the two to the same verdicts.
 */
export type Check = (value: unknown) => boolean

/** A check that tells the compiler what it has found. */
export type Reads<T> = (value: unknown) => value is T

export const reads =
  <T>(check: Check): Reads<T> =>
  (value): value is T =>
    check(value)

export const text =
  (least: number, most: number, pattern = /^/): Check =>
  (value) =>
    typeof value === 'string' &&
    value.length >= least &&
    value.length <= most &&
    pattern.test(value)

/** A point in time with its zone, as `2026-11-18T08:00:00.000Z`. */
export const time: Check = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
  Date.parse(value) < Number.POSITIVE_INFINITY

export const amount =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most

export const whole = (least: number, most: number): Check => {
  const isWithin = amount(least, most)
  return (value) => Number.isInteger(value) && isWithin(value)
}

export const flag: Check = (value) => typeof value === 'boolean'

export const among =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)

/** Also null. */
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

/** May be left out. */
export const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

export const list =
  (check: Check, least: number, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(check)

export const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value))

export const object = (fields: Readonly<Record<string, Check>>): Check => {
  const checks = Object.entries(fields)
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    checks.every(([name, check]) => check(Reflect.get(value, name)))
}
