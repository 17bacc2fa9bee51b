import type { Logger } from 'pino'

/** Something that a server does again and again. */
export interface Job {
  /** Runs now, or once more as soon as the present run has ended. Does nothing once the job is closed. */
  nudge(): void
  /** Runs no more, and waits for the present run. */
  close(): Promise<void>
}

interface Options {
  intervalMs: number
  /** Does what is due. `closing` is aborted when the job is closed: a long run ends early then. */
  run: (closing: AbortSignal) => Promise<unknown>
  logger: Pick<Logger, 'warn'>
  /** What the log says where a run fails. The next one comes all the same. */
  failure: string
  /** Whether the first run is at once, instead of after the first interval. */
  atOnce?: boolean
}

/**
 * Runs a job at an interval until it is closed, one run at a time: a run that is due while another one is
 * under way is left out. It keeps no process alive. Every server runs its own, so what a run takes up has to
 * be claimed in the tables where only one of them may have it.
 */
export function startJob({ intervalMs, run, logger, failure, atOnce = true }: Options): Job {
  const closing = new AbortController()
  let running: Promise<void> | undefined
  let isNudged = false

  const runNow = async (): Promise<void> => {
    do {
      isNudged = false
      try {
        await run(closing.signal)
      } catch (error) {
        logger.warn({ err: error }, failure)
      }
    } while (isNudged && !closing.signal.aborted)
    // At once, so that nobody nudges a run that has ended.
    running = undefined
  }
  const start = () => {
    if (!closing.signal.aborted) running ??= runNow()
  }
  const timer = setInterval(start, intervalMs)
  timer.unref()
  if (atOnce) start()

  return {
    nudge() {
      isNudged = true
      start()
    },
    async close() {
      closing.abort()
      clearInterval(timer)
      await running
    },
  }
}
