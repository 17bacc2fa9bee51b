import type { Logger } from 'pino'
import { type Job, startJob } from '../../start-job.ts'
import type { PhotographParts } from './parts.ts'
import { totalOf } from './run/counts.ts'
import { fetchPhotographs } from './run/fetch-photographs.ts'

const SIX_HOURS_MS = 6 * 60 * 60 * 1000

/** Fetches photographs of imported adverts while the server runs, those that are due alone. */
export const startPhotographs = (
  parts: Omit<PhotographParts, 'logger'> & { logger: Pick<Logger, 'info' | 'warn' | 'error'> },
): Job =>
  startJob({
    intervalMs: SIX_HOURS_MS,
    logger: parts.logger,
    failure: 'photographs of imported adverts wait for the next look',
    async run(signal) {
      const counts = await fetchPhotographs(parts, { urgency: 'due', signal })
      const { properties, changed, fetched } = counts
      const gone = totalOf(counts.gone)
      const refused = totalOf(counts.refused)
      if (fetched + changed > 0)
        parts.logger.info(
          { properties, changed, fetched, gone, refused },
          'photographs were fetched',
        )
    },
  })
