import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../db/schema.ts'
import type { MailSetting } from './mails/viewing-mails.ts'
import { sendReminders } from './send-reminders.ts'

interface Options {
  db: Kysely<Database>
  setting: MailSetting
  mailing: { nudge(): void }
  logger: Pick<Logger, 'warn'>
}

/** How often it looks for reminders that are due, in ms. */
const LOOK_MS = 30_000

/** Reminds both sides of viewings until it is closed. Any number of servers may do it. Answers how to stop. */
export function startReminding({ db, setting, mailing, logger }: Options): () => Promise<void> {
  let running: Promise<void> | undefined
  let ended = false
  const look = async () => {
    try {
      if ((await sendReminders(db, setting, new Date())) > 0) mailing.nudge()
    } catch (error) {
      logger.warn({ err: error }, 'reminders of viewings wait for the next look')
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
  return async () => {
    ended = true
    clearInterval(timer)
    await running
  }
}
