/** Reads the values of one name in an address; undefined where they are not what the contract takes. */
export type QueryValueReader<T> = (values: readonly string[]) => T | undefined

export const text: QueryValueReader<string> = ([value]) => value

export const list: QueryValueReader<string[]> = (values) => [...values]

export const whole: QueryValueReader<number> = ([value]) =>
  value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined

export const decimal: QueryValueReader<number> = ([value]) =>
  value !== undefined && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined

export const yesOrNo: QueryValueReader<boolean> = ([value]) =>
  value === 'true' ? true : value === 'false' ? false : undefined

export const oneOf =
  <T extends string>(known: readonly T[]): QueryValueReader<T> =>
  ([value]) =>
    known.find((candidate) => candidate === value)

/** Those that are known, in the order of the contract. */
export const someOf =
  <T extends string>(known: readonly T[]): QueryValueReader<T[]> =>
  (values) => {
    const found = known.filter((candidate) => values.includes(candidate))
    return found.length > 0 ? found : undefined
  }
