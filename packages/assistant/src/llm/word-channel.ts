/** What one side writes and the other reads, in its order, each as soon as it is there. */
export interface WordChannel<T> extends AsyncIterable<T> {
  write: (value: T) => void
  end: () => void
}

export function createWordChannel<T>(): WordChannel<T> {
  const written: T[] = []
  let isEnded = false
  let wake = (): void => {}
  return {
    write(value) {
      written.push(value)
      wake()
    },
    end() {
      isEnded = true
      wake()
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const next = written.shift()
        if (next !== undefined) yield next
        else if (isEnded) return
        else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    },
  }
}
