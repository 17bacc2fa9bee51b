const ARABIC_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/gu
const LATIN_MARKS = /[\u0300-\u036f]/gu
const APOSTROPHES = /['’‘`´ʼʻ]/gu
/** Letters, digits and the marks that Devanagari vowels and viramas are. */
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gu

const ARABIC_LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ی: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  ڤ: 'ف',
}

function foldDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660)
  if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0)
  if (code >= 0x0966 && code <= 0x096f) return String(code - 0x0966)
  return digit
}

/**
 * Key under which spellings of one name meet: compatibility forms and case folded, Latin and Arabic
 * marks dropped, alef, yaa and taa variants joined, Devanagari nukta dropped, digits made Western,
 * punctuation turned into single spaces, a leading "the" dropped. "Al-Barsha" and "al barsha" meet;
 * a leading "al" stays, since Al Reem and Reem are different places.
 */
export function foldName(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0653-\u0655]/gu, '')
    .replace(LATIN_MARKS, '')
    .replace(/\u093c/gu, '')
    .normalize('NFC')
    .replace(ARABIC_MARKS, '')
    .replace(/ё/gu, 'е')
    .replace(/[أإآٱىئیؤةکگڤ]/gu, (letter) => ARABIC_LETTERS[letter] ?? letter)
    .replace(/\p{Nd}/gu, foldDigit)
    .replace(APOSTROPHES, '')
    .replace(SEPARATORS, ' ')
    .trim()
  return folded.replace(/^the (?=.)/u, '')
}

/** The folded name without a leading Arabic article ("al karama" → "karama"), or undefined. */
export function withoutArticle(folded: string): string | undefined {
  const latin = /^al (.{3,})$/u.exec(folded)
  if (latin) return latin[1]
  const arabic = /^ال(.{3,})$/u.exec(folded)
  return arabic?.[1]
}
