import { earlier } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { forgetConversations } from './chat/repository/forget-conversations.ts'
import type { Config } from './config.ts'
import type { Database } from './db/schema.ts'
import { forgetOldAnswers } from './idempotency/idempotency.ts'
import { forgetEndedMails } from './mail/outbox-repository.ts'
import { forgetGuests } from './modules/account/repository.ts'
import { forgetOldAsking } from './modules/availability/repository.ts'
import { forgetEndedSecrets } from './modules/credentials/ended-secrets-repository.ts'
import { forgetPhoneHashes } from './modules/disclosure/blank-repository.ts'
import { forgetOldDrafts } from './modules/draft/repository.ts'
import { forgetOldSubmissions } from './modules/enquiry/repository.ts'
import { eraseDueAccounts } from './modules/my-data/repository/erase-account.ts'
import { forgetOldChallenges } from './modules/passkey/repository.ts'
import { forgetOldPayments } from './modules/payment/jobs.ts'
import { forgetOldViews } from './modules/property/repository/count-view.ts'
import { forgetOldSearches } from './modules/saved-search/repository.ts'
import { forgetOldGuesses } from './modules/security/guess-repository.ts'
import { forgetOldDevices } from './modules/security/known-device-repository.ts'
import { forgetOldEvents, type SecurityLog } from './modules/security/security-log.ts'
import type { Sessions } from './modules/session/service.ts'
import { forgetGone } from './modules/share/repository.ts'
import { forgetEndedSignIns } from './modules/social/repository.ts'
import { forgetOldVisits } from './modules/visit/repository.ts'
import { type Job, startJob } from './start-job.ts'

const hour = 60 * 60 * 1000

/**
 * Removes what has run out: sessions, who saw which property, ended mails, answers to repetitions,
 * counts of visits, conversations left long ago, old submissions with their contact details, guests that
 * left nothing, accounts that their owners have deleted, addresses of properties long deleted, sign-ups, sign-ins
 * under way and links that reset passwords, guesses at passwords, the security log, devices not seen for long,
 * challenges of passkeys, searches that nobody confirmed, old changes of properties with what matched them, events of payments,
 * invoices that the law wants kept no longer, what advertisers were asked and visitors said of homes that are gone, and drafts
 * that nobody went on with.
 */
export function cleanHourly(
  db: Kysely<Database>,
  sessions: Pick<Sessions, 'removeExpired'>,
  logger: Pick<Logger, 'warn'>,
  { visitDays, chatKeeping }: Pick<Config, 'visitDays' | 'chatKeeping'>,
  securityLog: Pick<SecurityLog, 'hash'>,
  /** Further ones, which remove more than rows. */
  more: readonly (() => Promise<unknown>)[] = [],
): Job {
  const steps: readonly (() => Promise<unknown>)[] = [
    () => sessions.removeExpired(),
    () => forgetOldViews(db),
    () => forgetEndedMails(db),
    () => forgetOldAnswers(db),
    () => forgetOldVisits(db, visitDays),
    () => forgetConversations(db, chatKeeping),
    // Before guests, who stay while there is a submission of theirs.
    () => forgetOldSubmissions(db),
    () => forgetGuests(db),
    () => eraseDueAccounts(db, securityLog),
    () => forgetPhoneHashes(db, earlier(new Date(), 1, 'hour')),
    () => forgetGone(db),
    () => forgetEndedSecrets(db),
    () => forgetEndedSignIns(db),
    () => forgetOldGuesses(db),
    () => forgetOldEvents(db),
    () => forgetOldDevices(db),
    () => forgetOldChallenges(db),
    () => forgetOldPayments(db),
    () => forgetOldAsking(db),
    // Before pictures that drafts alone name.
    () => forgetOldDrafts(db),
    ...more,
    () => forgetOldSearches(db),
  ]
  return startJob({
    intervalMs: hour,
    logger,
    failure: 'what has run out stays',
    atOnce: false,
    async run(closing) {
      // One that fails every hour must not keep what the others promise to forget.
      for (const step of steps)
        if (!closing.aborted)
          await step().catch((error: unknown) =>
            logger.warn({ err: error }, 'what has run out stays'),
          )
    },
  })
}
