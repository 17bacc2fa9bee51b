const scales: readonly (readonly [RegExp, number])[] = [
  [/^\s*(?:million|mio|mn|m\b|млн|миллион|مليون|मिलियन|百万)/iu, 1e6],
  [/^\s*(?:lakh|लाख)/iu, 1e5],
  [/^\s*(?:crore|करोड़)/iu, 1e7],
  [/^\s*(?:thousand|tsd|k\b|тыс|ألف|हज़ार|千)/iu, 1e3],
  [/^\s*(?:万|萬)/u, 1e4],
]

/** A text in the one spelling that patterns are written for. */
export function plainSpelling(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\u064b-\u0652\u0640]/gu, '')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”«»„]/gu, '"')
}

function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10]
  const zero = zeros.find((each) => point >= each && point < each + 10)
  return zero === undefined ? digit : String(point - zero)
}

/** Every number that a text says, whatever its separators and scale. Point and comma are read both ways. */
export function saidNumbers(text: string): number[] {
  const found: number[] = []
  for (const match of text.matchAll(/\d[\d.,٬٫\u00a0\u202f' ]*\d|\d/gu)) {
    const [written] = match
    const rest = text.slice(match.index + written.length)
    const scale = scales.find(([pattern]) => pattern.test(rest))?.[1] ?? 1
    for (const value of readings(written)) found.push(value * scale, value)
  }
  return found
}

function readings(written: string): number[] {
  const bare = written.replace(/[\u00a0\u202f' ٬]/gu, '').replace('٫', '.')
  const ways = [
    bare.replaceAll(',', ''),
    bare.replaceAll('.', '').replace(',', '.'),
    bare.replace(/[.,]/gu, ''),
  ]
  // Two numbers that stand beside each other are two.
  const parts = written.includes(' ') ? written.split(' ').flatMap(readings) : []
  return [...ways.map(Number).filter(Number.isFinite), ...parts]
}
