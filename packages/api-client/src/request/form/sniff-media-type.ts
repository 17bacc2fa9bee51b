/** How files of the kinds that the contract takes begin. */
const beginnings: readonly (readonly [mediaType: string, pattern: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF....WEBP/s],
  ['image/gif', /^GIF8[79]a/],
  ['image/avif', /^....ftypavif/s],
  // What telephones write, and nothing here takes.
  ['image/heic', /^....ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s],
  ['application/pdf', /^%PDF-/],
]

/** Bytes that tell the kind of a file. */
export const SNIFFED = 16

/**
 * The kind of a file by its first bytes. What it is called counts only for kinds that nothing here
 * can tell: a page that calls itself a picture is none.
 */
export function sniffMediaType(bytes: Uint8Array, declared: string): string {
  const start = String.fromCharCode(...bytes.subarray(0, SNIFFED))
  const found = beginnings.find(([, pattern]) => pattern.test(start))?.[0]
  if (found) return found
  return beginnings.some(([type]) => type === declared) ? 'application/octet-stream' : declared
}
