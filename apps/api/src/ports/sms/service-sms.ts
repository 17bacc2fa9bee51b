import { z } from 'zod'
import { DeliveryDelayed, DeliveryRefused } from '../delivery-failures.ts'
import { readRetryAfter } from './retry-after.ts'
import type { SmsService } from './sms-environment.ts'
import type { SmsPort, TextMessage } from './sms-port.ts'

/** Longest time for one message, in ms: a code is waited for. */
const SEND_MS = 15_000

/** Answers are a kilobyte or two; more is none. Bytes. */
const LONGEST_ANSWER = 64 * 1024

const zTaken = z.object({ sid: z.string().min(1), status: z.string() })
const zRefused = z.object({ code: z.coerce.number() })

/**
 * Twilio's codes of numbers and texts that never go: a number that is none, is no mobile, is not
 * reached, does not want messages; a text that is empty or too long. All other refusals are
 * settings, which an operator mends.
 */
const HOPELESS = new Set([21211, 21214, 21217, 21219, 21602, 21604, 21610, 21612, 21614, 21617])

const UAE = '+971'

/**
 * Sends text messages by a service that speaks Twilio's form: a POST with basic authentication. Each
 * carries its id as `Idempotency-Key`, for services that know it.
 */
export function createServiceSms(
  { url, user, password, from, fromInUae }: SmsService,
  sendMs = SEND_MS,
): SmsPort {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const senderOf = (to: string) => (to.startsWith(UAE) ? (fromInUae ?? from) : from)

  return {
    delivers: true,
    description: `Text messages are sent by ${url.host}, from ${from}.`,
    async deliver({ id, to, text }: TextMessage, signal: AbortSignal) {
      const sender = senderOf(to)
      const isGroup = /^MG[\da-f]{32}$/.test(sender)
      const response = await fetch(url, {
        method: 'POST',
        // An answer from elsewhere is not this service's, and would be given the password.
        redirect: 'error',
        headers: { authorization, accept: 'application/json', 'idempotency-key': id },
        body: new URLSearchParams({
          To: to,
          [isGroup ? 'MessagingServiceSid' : 'From']: sender,
          Body: text,
        }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(sendMs)]),
      })
      const answer = await readAtMost(response)
      if (!response.ok) throw failureOf(response, answer)
      const taken = zTaken.safeParse(answer)
      if (!taken.success) throw new Error('answered nonsense')
      const { status } = taken.data
      if (status === 'failed' || status === 'undelivered')
        throw new DeliveryRefused(`was not sent: ${status}`)
    },
    async close() {},
  }
}

/** Refused for good, or for now. What a service writes about it may name the number. */
function failureOf({ status, headers }: Response, answer: unknown): Error {
  const code = zRefused.safeParse(answer).data?.code
  const reason = `answered ${status}${code === undefined ? '' : ` (${code})`}`
  if (status === 400 && code !== undefined && HOPELESS.has(code)) return new DeliveryRefused(reason)
  const waitMs = readRetryAfter(headers.get('retry-after'), new Date())
  return waitMs === undefined ? new Error(reason) : new DeliveryDelayed(reason, waitMs)
}

/** Undefined where it is no JSON. */
async function readAtMost(response: Response): Promise<unknown> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LONGEST_ANSWER) throw new Error('answered too much')
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
