import { escapeText } from '../../../escape-text.ts'

/** An element with a text; nothing where there is none. */
export const element = (name: string, value: string | number | null | undefined): string =>
  value === null || value === undefined || value === ''
    ? ''
    : `<${name}>${escapeText(String(value))}</${name}>`

/** An element around others; nothing where there are none. */
export const around = (name: string, inner: string): string =>
  inner === '' ? '' : `<${name}>${inner}</${name}>`

/** As portals write moments, in Dubai: 2026-11-24 12:30:00. */
export const momentOf = (at: Date): string =>
  new Date(at.getTime() + DUBAI_MS).toISOString().slice(0, 19).replace('T', ' ')

const DUBAI_MS = 4 * 3_600_000
