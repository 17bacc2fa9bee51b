/** A fixed number of places for each key: whoever takes one leaves it again. */
export interface Places {
  /** Answers how to leave; undefined where every place is taken. */
  take: (key: string) => (() => void) | undefined
}

export function createPlaces(most: number): Places {
  const taken = new Map<string, number>()
  return {
    take(key) {
      const count = taken.get(key) ?? 0
      if (count >= most) return undefined
      taken.set(key, count + 1)
      let isIn = true
      return () => {
        if (!isIn) return
        isIn = false
        const left = (taken.get(key) ?? 1) - 1
        if (left === 0) taken.delete(key)
        else taken.set(key, left)
      }
    },
  }
}
