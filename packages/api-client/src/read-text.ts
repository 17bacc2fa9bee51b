/**
 * Reads one value from its text by the kind that the contract gives it. A text that is not what
 * the kind says stays a text, so that validation can name it.
 */
export function readText(kind: string | undefined, text: string): unknown {
  if (kind === 'number' || kind === 'numbers')
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** Whether a kind holds several values. */
export const isMany = (kind: string | undefined): boolean =>
  kind === 'list' || kind === 'numbers' || kind === 'files'
