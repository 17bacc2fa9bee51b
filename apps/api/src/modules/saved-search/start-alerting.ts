import type { Logger } from 'pino'
import { type Job, startJob } from '../../start-job.ts'
import { type MatchParts, matchChanges } from './match-changes.ts'
import { type SendParts, sendAlerts } from './send-alerts.ts'

interface Options extends MatchParts, SendParts {
  searches: MatchParts['searches'] & SendParts['searches']
  mailing: { nudge(): void }
  logger: Pick<Logger, 'warn'>
  now?: () => Date
}

/**
 * Matches changed properties with saved searches and queues the mails that are due. What is to be done
 * stands in the tables, so any number of servers may do it, and one that is lost leaves nothing undone.
 */
export const startAlerting = ({
  mailing,
  logger,
  now = () => new Date(),
  ...parts
}: Options): Job =>
  startJob({
    intervalMs: 5_000,
    logger,
    failure: 'saved searches wait for the next look',
    async run(closing) {
      while (!closing.aborted && (await matchChanges(parts, now())) > 0);
      if (!closing.aborted && (await sendAlerts(parts, now())) > 0) mailing.nudge()
    },
  })
