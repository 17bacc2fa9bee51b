import { escapeText } from '../../../escape-text.ts'

/** An element with a text; nothing where there is none. */
export const element = (name: string, value: string | number | null | undefined): string =>
  value === null || value === undefined || value === ''
    ? ''
    : `<${name}>${escapeText(String(value))}</${name}>`

/** An element around others; nothing where there are none. */
export const around = (name: string, inner: string): string =>
  inner === '' ? '' : `<${name}>${inner}</${name}>`
