import type { StatedFact } from '@manzil/api-client/generated/types.gen'

/** Words of a text that state something; positions count as in JavaScript. */
export interface Match {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** Reads one kind of fact from a text, whatever stands around the words. */
export interface FactRule {
  readonly kind: StatedFact['kind']
  find(text: string): readonly Match[]
}

/** Every place where a pattern stands, with what it says; `undefined` is no fact after all. */
export function matches(
  text: string,
  pattern: RegExp,
  says: string | ((found: RegExpExecArray) => string | undefined),
): Match[] {
  return [...text.matchAll(pattern)].flatMap((found) => {
    const value = typeof says === 'string' ? says : says(found)
    if (value === undefined) return []
    return [{ value, start: found.index, end: found.index + found[0].length }]
  })
}
