import { type Job, startJob } from '../../start-job.ts'
import { endPlans, type PlanJobParts, reconcile, remind } from './jobs.ts'

interface Options extends PlanJobParts {
  mailing: { nudge(): void }
  now?: () => Date
}

/**
 * Looks after payments and plans. What is to be done stands in the tables, so any number of servers may
 * do it, and one that is lost leaves nothing undone.
 */
export const startPlanJobs = ({ mailing, now = () => new Date(), ...parts }: Options): Job =>
  startJob({
    intervalMs: 60_000,
    logger: parts.logger,
    failure: 'plans and payments wait for the next look',
    async run(closing) {
      for (const change of [reconcile, endPlans, remind])
        if (!closing.aborted && (await change(parts, now())) > 0) mailing.nudge()
    },
  })
