/** Bytes that tell how a document is written. */
export const DECLARATION_BYTES = 256

const marks: readonly (readonly [bytes: string, encoding: string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
  // "<?" or "<l" without a mark.
  ['3c00', 'utf-16le'],
  ['003c', 'utf-16be'],
]

/**
 * How an XML document is written: by its byte-order mark, by zeros between its letters, or as it declares.
 * A declaration of UTF-16 that can be read as single bytes is wrong about itself.
 * @returns undefined for an encoding that nobody knows
 */
export function xmlEncoding(start: Uint8Array): string | undefined {
  const hex = Buffer.from(start.subarray(0, 4)).toString('hex')
  const marked = marks.find(([bytes]) => hex.startsWith(bytes))
  if (marked) return marked[1]
  const text = Buffer.from(start.subarray(0, DECLARATION_BYTES)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(text)?.[1] ?? 'utf-8'
  try {
    const { encoding } = new TextDecoder(declared)
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding
  } catch {
    return undefined
  }
}
