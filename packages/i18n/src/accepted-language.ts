import { fallbackLanguage, type InterfaceLanguage, isInterfaceLanguage } from './languages.ts'

/** The most wanted language of ours in an `Accept-Language` header; English where it has none. */
export function acceptedLanguage(header: string | null | undefined): InterfaceLanguage {
  const ranges = (header ?? '').slice(0, LONGEST).split(',').map(readRange)
  const [best] = ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ code }) => (isInterfaceLanguage(code) ? [code] : []))
  return best ?? fallbackLanguage
}

/** Characters that are read; browsers send a few dozen. */
const LONGEST = 400

function readRange(text: string): { code: string; weight: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((each) => each.startsWith('q='))?.slice(2)
  const code = range.split('-')[0] ?? ''
  return { code, weight: weight === undefined ? 1 : Number(weight) || 0 }
}
