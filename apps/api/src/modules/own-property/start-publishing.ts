import type { Logger } from 'pino'
import type { OwnPropertyService } from './service.ts'

interface Options {
  own: Pick<OwnPropertyService, 'publishWaiting'>
  logger: Pick<Logger, 'warn'>
}

/** How often it looks, in ms. */
const LOOK_MS = 15_000

/** Publishes what waits for nobody any more, until it is closed. Any number of servers may do it. Answers how to stop. */
export function startPublishing({ own, logger }: Options): () => Promise<void> {
  let running: Promise<void> | undefined
  let ended = false
  const look = async () => {
    try {
      while (!ended && (await own.publishWaiting()) > 0);
    } catch (error) {
      logger.warn({ err: error }, 'properties that wait for nobody wait for the next look')
    } finally {
      running = undefined
    }
  }
  const start = () => {
    if (!ended) running ??= look()
  }
  const timer = setInterval(start, LOOK_MS)
  timer.unref()
  start()
  return async () => {
    ended = true
    clearInterval(timer)
    await running
  }
}
