/**
 * A text as it is compared while searching: small letters, without accents and Arabic vowel marks,
 * with the letters as one that are written alike (أ إ آ ا, ى ي, ة ه).
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .trim()
}
