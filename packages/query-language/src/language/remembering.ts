/** Messages and their clauses that are read at one time: many readers ask for each of them. */
const FEW_TEXTS = 64

/**
 * Reads each text once while it is remembered: what comes out must be changed by nobody.
 * @param most texts that are remembered; the oldest goes first
 */
export function remembering<Value>(
  read: (text: string) => Value,
  most = FEW_TEXTS,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= most) known.delete(oldest)
    known.set(text, value)
    return value
  }
}
