/** Lends each of a few things to one borrower at a time, in the order of asking. */
export interface Pool<T> {
  use<R>(work: (thing: T) => Promise<R>): Promise<R>
}

export function createPool<T>(things: readonly T[]): Pool<T> {
  const free = [...things]
  const waiting: ((thing: T) => void)[] = []
  return {
    async use(work) {
      const thing = free.pop() ?? (await new Promise<T>((resolve) => waiting.push(resolve)))
      try {
        return await work(thing)
      } finally {
        const next = waiting.shift()
        if (next) next(thing)
        else free.push(thing)
      }
    },
  }
}
