import type { FieldError } from '../generated/types.gen.ts'
import { say } from './say.ts'

/**
 * Texts that PostgreSQL refuses or that would change on their way: with a NUL character, or with
 * half of a surrogate pair. Names each by its path.
 */
export function unstorableTexts(
  value: unknown,
  path: readonly (string | number)[] = [],
): FieldError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [entry(path)]
  if (Array.isArray(value)) return value.flatMap((item, at) => unstorableTexts(item, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => unstorableTexts(item, [...path, key]))
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

const entry = (path: readonly (string | number)[]): FieldError => ({
  path: path.join('.').slice(0, 200),
  rule: 'text',
  ...say('field.character'),
})
