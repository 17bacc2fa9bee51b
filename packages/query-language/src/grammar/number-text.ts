import type { MeaningOf } from './meaning.ts'

/** Reads digits with separators, or a row of Chinese numerals. */
export function readNumber(text: string): MeaningOf<'number'> | undefined {
  return /^\d/.test(text) ? readDigits(text) : readNumerals(text)
}

/**
 * A separator before exactly three digits groups thousands, any other is the decimal sign;
 * both signs together tell each other apart.
 */
function readDigits(text: string): MeaningOf<'number'> | undefined {
  const groups = text.split(/[.,]/)
  const last = groups.at(-1) ?? ''
  const separators = text.match(/[.,]/g) ?? []
  const mixed = new Set(separators).size > 1
  const decimal = mixed ? true : separators.length === 1 && last.length !== 3
  const whole = decimal ? groups.slice(0, -1).join('') : groups.join('')
  const value = Number(decimal ? `${whole}.${last}` : whole)
  if (!Number.isFinite(value)) return undefined
  const number: MeaningOf<'number'> = { kind: 'number', value, digits: true }
  const isAmbiguous = separators.length === 1 && last.length === 3
  return isAmbiguous ? { ...number, decimal: Number(groups.join('.')) } : number
}

const numeralValues: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
/** Tens of one sign. */
const numeralTens: Readonly<Record<string, number>> = { 廿: 20, 卅: 30 }
const numeralScales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** Typed twice: 三三房, 五五百, 一百百, 一百五五. */
const twice =
  /^([一二两三四五六七八九])\1$|([一二三四五六七八九])\2(?=[十百千])|([十百千])\3|(?<=[十百千])([一二三四五六七八九])\4$/gu
/** No numeral has two digits before a sign for tens. */
const torn = /[一二两三四五六七八九]{2}[十百千]/u

function readNumerals(written: string): MeaningOf<'number'> | undefined {
  const text = written.replace(twice, '$1$2$3$4')
  if (torn.test(text)) return undefined
  let total = 0
  let digit: number | undefined
  let lastScale = 10
  for (const letter of text) {
    const scale = numeralScales[letter]
    if (scale !== undefined) {
      total += (digit ?? 1) * scale
      digit = undefined
      lastScale = scale
      continue
    }
    const tens = numeralTens[letter]
    if (tens !== undefined) {
      total += tens
      lastScale = 10
      continue
    }
    const value = numeralValues[letter]
    if (value === undefined) return undefined
    if (letter === '零') lastScale = 10
    digit = (digit ?? 0) * 10 + value
  }
  // 三百五 is 350: a digit after hundreds stands for tens.
  if (digit !== undefined) total += lastScale > 10 ? (digit * lastScale) / 10 : digit
  return { kind: 'number', value: total }
}
