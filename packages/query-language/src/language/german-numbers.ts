const units = 'ein eins zwei zwo drei vier fuenf sechs sieben acht neun'.split(' ')
const values = [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9]
const small: ReadonlyMap<string, number> = new Map([
  ...units.map((word, at) => [word, values[at] ?? 0] as const),
  ['zehn', 10],
  ['elf', 11],
  ['zwoelf', 12],
  ['dreizehn', 13],
  ['vierzehn', 14],
  ['fuenfzehn', 15],
  ['sechzehn', 16],
  ['siebzehn', 17],
  ['achtzehn', 18],
  ['neunzehn', 19],
])
const tens: ReadonlyMap<string, number> = new Map(
  'zwanzig dreissig vierzig fuenfzig sechzig siebzig achtzig neunzig'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10]),
)

/**
 * The number that a German word for one says, which is written together however long it is:
 * 'hundertzehntausend', 'fuenfundachtzig'. Halves count rooms: 'zweieinhalb'.
 */
export function germanNumber(word: string): number | undefined {
  if (word === 'anderthalb') return 1.5
  const half = /^(.*?)(?:und)?einhalb$/u.exec(word)
  if (half !== null) return plus(belowHundred(half[1] ?? ''), 0.5)
  const [, thousands, rest = word] = /^(.*)tausend(?:und)?(.*)$/u.exec(word) ?? []
  if (thousands === undefined) return belowThousand(word)
  const of = thousands === '' ? 1 : belowThousand(thousands)
  const behind = rest === '' ? 0 : belowThousand(rest)
  return of === undefined || behind === undefined ? undefined : of * 1000 + behind
}

function belowThousand(word: string): number | undefined {
  const [, hundreds, rest = word] = /^(.*)hundert(?:und)?(.*)$/u.exec(word) ?? []
  if (hundreds === undefined) return belowHundred(word)
  const of = hundreds === '' ? 1 : small.get(hundreds)
  const behind = rest === '' ? 0 : belowHundred(rest)
  return of === undefined || behind === undefined ? undefined : of * 100 + behind
}

function belowHundred(word: string): number | undefined {
  const known = small.get(word) ?? tens.get(word)
  if (known !== undefined) return known
  const [, unit = '', ten = ''] = /^(.+?)und(.+)$/u.exec(word) ?? []
  return plus(tens.get(ten), small.get(unit))
}

const plus = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined || right === undefined ? undefined : left + right
