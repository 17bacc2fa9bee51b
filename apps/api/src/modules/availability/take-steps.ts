import {
  type AvailabilityRules,
  type AvailabilityStep,
  stepAfter,
} from '@manzil/domain/own-property/availability'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { pauseBySite } from '../own-property/pause-by-site.ts'
import { type AskSetting, writeToAdvertiser } from './ask.ts'
import { dropStepsOfHidden, findDueStep, holdProperties, markLate, takeStep } from './repository.ts'

export interface StepParts extends AskSetting {
  db: Kysely<Database>
  rules: AvailabilityRules
}

/** What an advertiser is told of a step. */
const news = { ask: 'due', warn: 'warned', pause: 'paused' } as const

/**
 * Takes the steps that are due: asks, puts what is late behind the others, warns, pauses. Each is taken in
 * the transaction that writes its mail, so no process, however it ends, takes one twice or leaves it half
 * done. Answers how many properties there were.
 */
export async function takeSteps(parts: StepParts, now: Date): Promise<number> {
  await dropStepsOfHidden(parts.db, now)
  for (let taken = 0; ; ) {
    const due = await findDueStep(parts.db, now)
    if (!due) return taken
    const count = await parts.db.transaction().execute(async (trx) => {
      const { agentId, step } = due
      await holdProperties(trx, due.ids)
      const next = stepAfter(step, now, parts.rules)
      const ids = await takeStep(trx, due.ids, { step, next, now })
      if (ids.length === 0) return 0
      if (step === 'late') await markLate(trx, ids, { agentId, now })
      if (step === 'pause')
        for (const id of ids)
          await pauseBySite(trx, id, { why: 'unconfirmed', now, rules: parts.rules })
      if (step !== 'late')
        await writeToAdvertiser(trx, { agentId, ids, news: newsOf(step), now }, parts)
      return ids.length
    })
    // Another process is at it.
    if (count === 0) return taken
    taken += count
  }
}

const newsOf = (step: Exclude<AvailabilityStep, 'late'>) => news[step]
