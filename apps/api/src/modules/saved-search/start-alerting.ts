import type { Logger } from 'pino'
import { type MatchParts, matchChanges } from './match-changes.ts'
import { type SendParts, sendAlerts } from './send-alerts.ts'

export interface Alerting {
  /** Ends what is under way, and looks no more. */
  close(): Promise<void>
}

interface Options extends MatchParts, SendParts {
  searches: MatchParts['searches'] & SendParts['searches']
  mailing: { nudge(): void }
  logger: Pick<Logger, 'warn'>
  now?: () => Date
}

/** How often it looks for changes of properties and for mails that are due, in ms. */
const LOOK_MS = 5_000

/**
 * Matches changed properties with saved searches and queues the mails that are due, until it is
 * closed. What is to be done stands in the tables, so any number of servers may do it, and one that
 * is lost leaves nothing undone.
 */
export function startAlerting({
  mailing,
  logger,
  now = () => new Date(),
  ...parts
}: Options): Alerting {
  let running: Promise<void> | undefined
  let ended = false

  const look = async (): Promise<void> => {
    try {
      while (!ended && (await matchChanges(parts, now())) > 0);
      if (!ended && (await sendAlerts(parts, now())) > 0) mailing.nudge()
    } catch (error) {
      logger.warn({ err: error }, 'saved searches wait for the next look')
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

  return {
    async close() {
      ended = true
      clearInterval(timer)
      await running
    },
  }
}
