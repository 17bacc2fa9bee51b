/** What stands in for a value: every kind of thing that JSON can carry, and some that are nearly right. */
const strangers: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  1.5,
  1e12,
  '',
  'x',
  'x'.repeat(9_000),
  '2026-11-18',
  '2026-13-40T99:00:00.000Z',
  '//evil.example',
  [],
  [null],
  [[[[]]]],
  {},
  { a: { b: { c: null } } },
]

/** Every version of a value that differs from it at one place: replaced, left out, or one too many. */
export function* spoilt(value: unknown): Generator<unknown> {
  yield* strangers
  if (Array.isArray(value)) {
    yield [...value, ...value, ...Array.from({ length: 600 }, () => value[0])]
    for (const [index, item] of value.entries())
      for (const other of spoilt(item)) yield value.with(index, other)
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, added: { later: [1] } }
    for (const [name, item] of Object.entries(value)) {
      const { [name]: _, ...rest }: Record<string, unknown> = { ...value }
      yield rest
      for (const other of spoilt(item)) yield { ...value, [name]: other }
    }
  }
}
