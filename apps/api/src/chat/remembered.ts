/** Figures of an area move slowly, and each says when it was read. Milliseconds. */
const keptMs = 60_000
/** The oldest goes first. */
const mostKept = 200

/**
 * A reading that costs a scan, done once a minute for each question: many visitors ask the same.
 * A failure is not kept.
 */
export function remembered<A extends readonly unknown[], R>(
  now: () => Date,
  read: (...asked: A) => Promise<R>,
): (...asked: A) => Promise<R> {
  const kept = new Map<string, { until: number; answer: Promise<R> }>()
  return (...asked) => {
    const key = JSON.stringify(asked)
    const known = kept.get(key)
    const at = now().getTime()
    if (known !== undefined && at < known.until) return known.answer
    const answer = read(...asked)
    // Written anew, so that the map stays in the order of age.
    kept.delete(key)
    kept.set(key, { until: at + keptMs, answer })
    answer.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return answer
  }
}
