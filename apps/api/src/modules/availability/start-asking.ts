import type { Logger } from 'pino'
import { type Job, startJob } from '../../start-job.ts'
import { type StepParts, takeSteps } from './take-steps.ts'

interface Options extends StepParts {
  mailing: { nudge(): void }
  logger: Pick<Logger, 'warn'>
}

/** Asks advertisers whether their properties are still offered. */
export const startAsking = ({ mailing, logger, ...parts }: Options): Job =>
  startJob({
    intervalMs: 60_000,
    logger,
    failure: 'questions to advertisers wait for the next look',
    async run() {
      if ((await takeSteps(parts, new Date())) > 0) mailing.nudge()
    },
  })
