/** Optional members of one builder are `T | undefined`, of the other `T`: both are read as the former. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { [K in keyof T]: Plain<T[K]> | (undefined extends T[K] ? undefined : never) }
    : T

type Loose<T> = T extends readonly (infer Item)[]
  ? Loose<Item>[]
  : T extends object
    ? { [K in keyof T as undefined extends T[K] ? never : K]: Loose<T[K]> } & {
        [K in keyof T as undefined extends T[K] ? K : never]?: Loose<Exclude<T[K], undefined>>
      }
    : T

/** `true` when each type can stand where the other is wanted, member by member. */
export type Same<A, B> = [Loose<Plain<A>>] extends [Loose<Plain<B>>]
  ? [Loose<Plain<B>>] extends [Loose<Plain<A>>]
    ? true
    : { wrong: 'the zod schema is wider than the type' }
  : { wrong: 'the type is wider than the zod schema' }
