/**
 * What is asked of the database at most once in a while, by all who want it; a failure is forgotten at
 * once.
 *
 * @param ms how old an answer may be
 */
export function cached<T>(load: () => Promise<T>, ms: number): () => Promise<T> {
  let snapshot: { until: number; answer: Promise<T> } | undefined
  return () => {
    if (!snapshot || snapshot.until < Date.now()) {
      const answer = load()
      snapshot = { until: Date.now() + ms, answer }
      answer.catch(() => {
        snapshot = undefined
      })
    }
    return snapshot.answer
  }
}
