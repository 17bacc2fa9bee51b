import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/schema.ts'
import { DeliveryDelayed, DeliveryRefused } from '../ports/delivery-failures.ts'
import type { Mail } from '../ports/mail/mail-port.ts'
import type { TextMessage } from '../ports/sms/sms-port.ts'
import { startJob } from '../start-job.ts'
import {
  type Claimed,
  claimMails,
  claimTexts,
  markDead,
  markFailed,
  markSent,
  type TakeUp,
} from './outbox-repository.ts'
import { ownReasons } from './own-reasons.ts'

export interface Mailing {
  /** Sends what is waiting now, instead of at the next look. */
  nudge(): void
  /** Sends what is due, for a few seconds at most, and ends. */
  close(): Promise<void>
}

interface Options<Message> {
  db: Kysely<Database>
  port: {
    deliver(message: Message, signal: AbortSignal): Promise<void>
    close(): Promise<void>
  }
  logger: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Attempts after which a message is dead. */
  attempts: number
  now?: () => Date
  /** Longest time for what is due when it is closed, in ms. */
  drainMs?: number
}

/** How often it looks for mails that are due again or were left by a lost process, in ms. */
const LOOK_MS = 5_000

/** Mails sent side by side. */
const BATCH = 5

/** Longest time for one mail, and for what is under way when the server stops, in ms. */
const SEND_MS = 60_000
const DRAIN_MS = 8_000

/** Time to note what became of a sending that was ended, in ms. */
const HEED_MS = 1_000

/** A mail that nobody reports on for this long is taken up again. Longer than any sending. */
const LEASE_MS = 2 * SEND_MS

const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 6 * 60 * 60_000

/** Pause after a failed attempt: half a minute, doubled each time, six hours at most. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)

/** Sends the mails of the outbox until it is closed. */
export const startMailing = (options: Options<Mail>): Mailing =>
  startSending({ takeUp: claimMails, noun: 'mail' }, options)

/** Sends the text messages of the outbox until it is closed. */
export const startTexting = (options: Options<TextMessage>): Mailing =>
  startSending({ takeUp: claimTexts, noun: 'text message' }, options)

/** Several as one. */
export const together = (...senders: readonly Mailing[]): Mailing => ({
  nudge() {
    for (const { nudge } of senders) nudge()
  },
  async close() {
    const ends = await Promise.allSettled(senders.map(({ close }) => close()))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  },
})

/**
 * Sends what the outbox has for one channel. Each is sent at least once: a process that is lost
 * between sending and noting it leaves the message to be sent again, under the same id.
 */
function startSending<Message>(
  { takeUp, noun }: { takeUp: TakeUp<Message>; noun: 'mail' | 'text message' },
  { db, port, logger, attempts, now = () => new Date(), drainMs = DRAIN_MS }: Options<Message>,
): Mailing {
  const stopped = new AbortController()
  let isClosed = false

  const send = async (claimed: Claimed<Message>): Promise<void> => {
    const { id, kind, message } = claimed
    try {
      if (!message) throw new DeliveryRefused(ownReasons.wordsGone)
      if (claimed.uselessAt && claimed.uselessAt <= now())
        throw new DeliveryRefused(ownReasons.expired)
      // More than allowed means that earlier attempts took their process with them.
      if (claimed.attempts > attempts) throw new DeliveryRefused('given up after too many attempts')
      const signal = AbortSignal.any([AbortSignal.timeout(SEND_MS), stopped.signal])
      await port.deliver(message, signal)
    } catch (error) {
      const reason = reasonOf(error)
      const final = error instanceof DeliveryRefused || claimed.attempts >= attempts
      // Neither the address nor what the other side says of it goes into the log.
      if (final) {
        await markDead(db, claimed, { now: now(), reason })
        logger.error({ mail: id, kind, code: codeOf(error) }, `a ${noun} was given up`)
      } else {
        const asked = error instanceof DeliveryDelayed ? error.waitMs : 0
        const due = new Date(now().getTime() + Math.max(pauseAfter(claimed.attempts), asked))
        await markFailed(db, claimed, { due, reason })
        logger.warn({ mail: id, kind, code: codeOf(error), due }, `a ${noun} has to wait`)
      }
      return
    }
    await markSent(db, claimed, now())
  }

  /** Answers whether there was anything. */
  const sendRound = async (): Promise<boolean> => {
    const claimed = await takeUp(db, { limit: BATCH, leaseMs: LEASE_MS, now: now() })
    const outcomes = await Promise.allSettled(claimed.map(send))
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        logger.warn({ err: outcome.reason }, `what became of a ${noun} could not be noted`)
    return claimed.length > 0
  }

  const sendDue = async (): Promise<void> => {
    while (!stopped.signal.aborted && (await sendRound()));
  }

  const failure = `${noun}s stay in the outbox`
  const job = startJob({ intervalMs: LOOK_MS, logger, failure, run: sendDue })

  return {
    nudge: job.nudge,
    async close() {
      if (isClosed) return
      isClosed = true
      const drain = async () => {
        // The round under way may have looked before the newest mail was there.
        await job.close()
        await sendDue().catch((error: unknown) => logger.warn({ err: error }, failure))
      }
      await Promise.race([drain(), cutOff(stopped, drainMs)])
      stopped.abort()
      await port.close()
    },
  }
}

/** Ends the sending after a while, and the waiting for whoever does not heed it soon after. */
async function cutOff(stopped: AbortController, drainMs: number): Promise<void> {
  await pause(drainMs, undefined, { ref: false })
  stopped.abort()
  await pause(HEED_MS, undefined, { ref: false })
}

const REASON_LIMIT = 300
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, REASON_LIMIT)

/** The library's or the system's own word for it. */
const codeOf = (error: unknown): string | undefined => {
  const source = error instanceof DeliveryRefused && error.cause ? error.cause : error
  return source instanceof Error && 'code' in source ? String(source.code) : undefined
}
