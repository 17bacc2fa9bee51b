import type { Logger } from 'pino'
import { type Job, startJob } from '../../start-job.ts'
import type { OwnPropertyService } from './service.ts'

interface Options {
  own: Pick<OwnPropertyService, 'publishWaiting'>
  logger: Pick<Logger, 'warn'>
}

/** Publishes what waits for nobody any more. Any number of servers may do it. */
export const startPublishing = ({ own, logger }: Options): Job =>
  startJob({
    intervalMs: 15_000,
    logger,
    failure: 'properties that wait for nobody wait for the next look',
    async run(closing) {
      while (!closing.aborted && (await own.publishWaiting()) > 0);
    },
  })
