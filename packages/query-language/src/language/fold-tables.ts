import { simplifiedCharacters } from './traditional-characters.ts'

/** Letters that are written in several ways and must compare equal. Applied one code point at a time. */

const arabic: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  گ: 'ج',
  چ: 'ش',
  پ: 'ب',
  ڤ: 'ف',
  ء: '',
  ـ: '',
  '٫': '.',
  '٬': ',',
  '،': ',',
  '؛': ';',
  '؟': '?',
}

/** Vowel length and nasal signs are spelled freely in everyday Hindi. */
const devanagari: Readonly<Record<string, string>> = {
  ई: 'इ',
  ऊ: 'उ',
  ऐ: 'ए',
  औ: 'ओ',
  ऑ: 'ओ',
  'ी': 'ि',
  'ू': 'ु',
  'ै': 'े',
  'ौ': 'ो',
  'ॉ': 'ो',
  'ॅ': 'े',
  'ँ': '',
  'ं': '',
  '़': '',
  '।': '.',
}

const latin: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ё: 'е',
  '’': '',
  '‘': '',
  "'": '',
  ʼ: '',
  '`': '',
}

const punctuation: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '～': '~',
  '。': '.',
  '、': ',',
  '≤': '<',
  '≥': '>',
}

export const letterFolds: ReadonlyMap<string, string> = new Map([
  ...simplifiedCharacters,
  ...Object.entries(arabic),
  ...Object.entries(devanagari),
  ...Object.entries(latin),
  ...Object.entries(punctuation),
])

/** First code points of the digit rows that are read as 0 to 9. */
export const digitRows: readonly number[] = [0x0660, 0x06f0, 0x0966]
