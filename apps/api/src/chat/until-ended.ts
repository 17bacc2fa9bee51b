/** Waits for work or for its signal; true where the signal was first. */
export async function hasEnded(signal: AbortSignal, work: Promise<unknown>): Promise<boolean> {
  if (signal.aborted) return true
  let onAbort = (): void => {}
  const ended = new Promise<true>((resolve) => {
    onAbort = () => resolve(true)
    signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([ended, work.then(() => false)])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
