import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../db/schema.ts'
import { type Job, startJob } from '../../start-job.ts'
import type { MailSetting } from './mails/viewing-mails.ts'
import { sendReminders } from './send-reminders.ts'

interface Options {
  db: Kysely<Database>
  setting: MailSetting
  mailing: { nudge(): void }
  logger: Pick<Logger, 'warn'>
}

/** Reminds both sides of viewings. Any number of servers may do it. */
export const startReminding = ({ db, setting, mailing, logger }: Options): Job =>
  startJob({
    intervalMs: 30_000,
    logger,
    failure: 'reminders of viewings wait for the next look',
    async run() {
      if ((await sendReminders(db, setting, new Date())) > 0) mailing.nudge()
    },
  })
