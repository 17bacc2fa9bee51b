/**
 * What is asked of the database at most once in a while, by all who want it; a failure is forgotten at
 * once.
 *
 * @param ms how old an answer may be
 */
export function kept<T>(load: () => Promise<T>, ms: number): () => Promise<T> {
  let held: { until: number; answer: Promise<T> } | undefined
  return () => {
    if (!held || held.until < Date.now()) {
      const answer = load()
      held = { until: Date.now() + ms, answer }
      answer.catch(() => {
        held = undefined
      })
    }
    return held.answer
  }
}
