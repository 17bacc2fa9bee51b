import type { Logger } from 'pino'
import { type StepParts, takeSteps } from './take-steps.ts'

interface Options extends StepParts {
  mailing: { nudge(): void }
  logger: Pick<Logger, 'warn'>
}

/** How often it looks for steps that are due, in ms. */
const LOOK_MS = 60_000

/** Asks advertisers whether their properties are still offered, until it is closed. Answers how to stop. */
export function startAsking({ mailing, logger, ...parts }: Options): () => Promise<void> {
  let running: Promise<void> | undefined
  let ended = false
  const look = async () => {
    try {
      if ((await takeSteps(parts, new Date())) > 0) mailing.nudge()
    } catch (error) {
      logger.warn({ err: error }, 'questions to advertisers wait for the next look')
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
