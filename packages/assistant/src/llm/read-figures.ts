/** A number of a text where it stands. */
export interface Figure {
  /** With the currency beside it. */
  text: string
  start: number
  end: number
  /** What it can mean: '1.250' is two numbers, one in German and one in English. */
  values: number[]
  /** Written short, as '1.25 million': rounded. */
  isRounded: boolean
  isShare: boolean
}

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  bn: 1e9,
  thousand: 1e3,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
  tausend: 1e3,
  millionen: 1e6,
  тыс: 1e3,
  тысяч: 1e3,
  тысячи: 1e3,
  млн: 1e6,
  миллион: 1e6,
  миллиона: 1e6,
  миллионов: 1e6,
  млрд: 1e9,
  ألف: 1e3,
  الف: 1e3,
  ألفا: 1e3,
  آلاف: 1e3,
  مليون: 1e6,
  ملايين: 1e6,
  हज़ार: 1e3,
  हजार: 1e3,
  लाख: 1e5,
  करोड़: 1e7,
  मिलियन: 1e6,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
  千: 1e3,
  万: 1e4,
  萬: 1e4,
  百万: 1e6,
  亿: 1e8,
}

const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10]

/** The same text with Latin figures and separators, of the same length. */
export function withLatinFigures(text: string): string {
  return text
    .replace(/[٠-٩۰-۹०-९０-９]/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      const zero = zeros.findLast((start) => start <= code) ?? 0x30
      return String(code - zero)
    })
    .replace(/٬/gu, ',')
    .replace(/٫/gu, '.')
    .replace(/％|٪/gu, '%')
}

const scaleWords = Object.keys(scales).sort((left, right) => right.length - left.length)
const latinScale = scaleWords.filter((word) => !/\p{Script=Han}/u.test(word)).join('|')
const hanScale = scaleWords.filter((word) => /\p{Script=Han}/u.test(word)).join('|')
const figurePattern = new RegExp(
  `\\d+(?:[.,'\\u00a0\\u202f ]\\d{2,3}(?!\\d))*(?:[.,]\\d+)?(?:[\\u00a0\\u202f ]?(?:(?<latin>${latinScale})(?![\\p{L}\\p{M}])|(?<han>${hanScale})))?(?<share>[\\u00a0\\u202f ]?(?:%|percent|per cent|Prozent|процент|في المئة|بالمئة|प्रतिशत))?`,
  'giu',
)
/** A word for a great number without figures before it cannot be held against a row. */
const wordPattern = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${latinScale.replace(/\|(?:k|m)(?=\|)/gu, '')}|مليونين|ألفين|dozens?|hundreds?|hundert|сотн\\p{L}*)(?![\\p{L}\\p{M}])|百|${hanScale}`,
  'iu',
)
const currencyBefore = /(?:AED|Dh|Dhs|د\.إ)[\u00a0\u202f ]?$/iu
const currencyAfter = /^[\u00a0\u202f ]?(?:AED|درهم|дирхам\p{L}*|दिरहम|迪拉姆|Dirham)/iu

export function readFigures(text: string): Figure[] {
  const latin = withLatinFigures(text)
  return [...latin.matchAll(figurePattern)].map((match) => {
    const { latin: word, han, share } = match.groups ?? {}
    const scale = scales[(word ?? han ?? '').toLowerCase()] ?? 1
    const written = /^[\d.,'\u00a0\u202f ]*\d/u.exec(match[0])?.[0] ?? match[0]
    const end = match.index + match[0].length
    const before = currencyBefore.exec(latin.slice(0, match.index))?.[0].length ?? 0
    const after = currencyAfter.exec(latin.slice(end))?.[0].length ?? 0
    return {
      text: text.slice(match.index - before, end + after).trim(),
      start: match.index,
      end,
      values: valuesOf(written, scale !== 1).map((value) => value * scale),
      isRounded: scale !== 1,
      isShare: share !== undefined,
    }
  })
}

/** Great numbers in words, once the figures with their scales are taken out. */
export function hasNumberWords(text: string): boolean {
  return wordPattern.test(withLatinFigures(text).replace(figurePattern, ' '))
}

/** What digits with separators mean; before a word like 'million' a separator may be a decimal. */
function valuesOf(written: string, isScaled: boolean): number[] {
  const parts = written.split(/[.,'\u00a0\u202f ]/u)
  if (parts.length === 1) return [Number(written)]
  const last = parts.at(-1) ?? ''
  const whole = Number(parts.join(''))
  const decimal = Number(`${parts.slice(0, -1).join('')}.${last}`)
  const isSpaced = /[\u00a0\u202f ]\d+$/u.test(written)
  if (isSpaced) return [whole]
  if (last.length !== 3) return [decimal]
  return isScaled ? [whole, decimal] : [whole]
}
