import type { Completion, FieldError, Furnishing } from '@manzil/api-client/generated/types.gen'
import { type Said, say } from '@manzil/api-client/request/say'
import { parseArea } from '../../import/values/area.ts'
import { parseNumber } from '../../import/values/number-text.ts'
import { parseRooms } from '../../import/values/rooms.ts'

const SHOWN = 80

/** Reads texts of a row and notes those that cannot be read. */
export class RowValues {
  /** Why the row is refused. */
  readonly reasons: FieldError[] = []
  /** What was left out of it. */
  readonly notes: FieldError[] = []

  refuse(path: string, rule: string, said: Said): void {
    this.reasons.push({ path, rule, ...said })
  }

  note(path: string, rule: string, said: Said): void {
    this.notes.push({ path, rule, ...said })
  }

  unreadable(path: string, value: string): void {
    this.refuse(path, 'value', say('field.feedValue', { value: value.slice(0, SHOWN) }))
  }

  /** A number that the row cannot do without; null where it says nothing. */
  needed(path: string, text: string, parse: (text: string) => number | undefined): number | null {
    if (text === '') return null
    const value = parse(text)
    if (value === undefined) this.unreadable(path, text)
    return value ?? null
  }

  /** A number that is left out where it cannot be read, or not be true. */
  wished(path: string, text: string, { min, max, parse = wholeNumber }: Bounds): number | null {
    if (text === '') return null
    const value = parse(text)
    if (value !== undefined && value >= min && value <= max) return value
    this.note(path, 'value', say('field.feedValue', { value: text.slice(0, SHOWN) }))
    return null
  }

  /** A text that is left out where it has not the form of its field. */
  shaped(path: string, text: string, isShaped: (text: string) => boolean): string | null {
    if (text === '') return null
    if (isShaped(text)) return text
    this.note(path, 'value', say('field.feedValue', { value: text.slice(0, SHOWN) }))
    return null
  }
}

interface Bounds {
  min: number
  max: number
  parse?: (text: string) => number | undefined
}

export const wholeNumber = (text: string): number | undefined => {
  const value = parseNumber(text)
  return value === undefined ? undefined : Math.round(value)
}

export const decimal = (text: string): number | undefined => parseNumber(text)

export const area = (text: string): number | undefined => parseArea(text)

export const rooms = (text: string): number | undefined => {
  const found = parseRooms(text)
  return found.kind === 'count' ? found.count : undefined
}

export function furnishingOf(text: string): Furnishing | null {
  if (/^(?:yes|y|1|true|furnished|fully furnished)$/i.test(text)) return 'furnished'
  if (/^(?:partly|partially|semi)[ -]?(?:furnished)?$/i.test(text)) return 'partly'
  return /^(?:no|n|0|false|unfurnished)$/i.test(text) ? 'unfurnished' : null
}

export function completionOf(text: string): Completion | null {
  if (/^off[_ -]?plan/i.test(text)) return 'off_plan'
  return /^(?:completed?|ready)/i.test(text) ? 'ready' : null
}
