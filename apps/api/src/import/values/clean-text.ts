/**
 * One line of text that a database and a page can hold: composed (NFC), without control, zero-width
 * and direction characters, broken surrogates and marks without a letter, single spaces. At most
 * `limit` characters.
 */
export function cleanText(text: string, limit: number): string {
  const clean = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Zs}\t\r\n\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cc}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/gu, '')
    .replace(/ {2,}/gu, ' ')
    .trim()
    .replace(/^[\p{M} ]+/u, '')
  const characters = [...clean]
  return characters.length <= limit ? clean : characters.slice(0, limit).join('').trimEnd()
}

/** True where most letters are Arabic. */
export function isMostlyArabic(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  return arabic > 0 && arabic * 2 > letters
}
