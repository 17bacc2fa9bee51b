import { endPlans, type PlanJobParts, reconcile, remind } from './jobs.ts'

interface Options extends PlanJobParts {
  mailing: { nudge(): void }
  now?: () => Date
}

/** How often it looks, in ms. */
const LOOK_MS = 60_000

/**
 * Looks after payments and plans until it is closed. What is to be done stands in the tables, so any
 * number of servers may do it, and one that is lost leaves nothing undone. Answers how to stop.
 */
export function startPlanJobs({ mailing, now = () => new Date(), ...parts }: Options) {
  let running: Promise<void> | undefined
  let ended = false

  const look = async (): Promise<void> => {
    try {
      const changes = [reconcile, endPlans, remind]
      for (const change of changes) if (!ended && (await change(parts, now())) > 0) mailing.nudge()
    } catch (error) {
      parts.logger.warn({ err: error }, 'plans and payments wait for the next look')
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
    async close(): Promise<void> {
      ended = true
      clearInterval(timer)
      await running
    },
  }
}
