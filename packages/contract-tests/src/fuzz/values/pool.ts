/** Values of one name that are kept. */
const most = 60

/**
 * Values that the implementation itself has answered, so that inputs name rows that exist. The newest
 * come first: they belong to what the run has made.
 */
export class Pool {
  readonly #byName = new Map<string, string[]>()

  /** Keeps a value under every name by which an input may ask for it. */
  remember(names: readonly string[], value: string): void {
    for (const name of new Set(names)) {
      const known = this.#byName.get(name) ?? []
      if (known.includes(value)) continue
      this.#byName.set(name, [value, ...known].slice(0, most))
    }
  }

  /** A value known under these names, by preference under the first that has any. */
  pick(names: readonly string[], index: number): string | undefined {
    const lists = names.flatMap((name) => {
      const known = this.#byName.get(name)
      return known ? [known] : []
    })
    const [choice, rest] = [index % 3, Math.floor(index / 3)]
    const list = choice < 2 ? lists[0] : lists[rest % lists.length]
    return list?.[Math.floor(rest / lists.length) % list.length]
  }
}

/** A name without the marks in which spellings differ: `categoryId`, `category_id` → `categoryid`. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
