import { z } from 'zod'
import { StartupError } from '../../startup-error.ts'

/** A service that takes text messages as Twilio does. */
export interface SmsService {
  /** Where messages are posted. */
  url: URL
  user: string
  password: string
  /** A number, a sender id, or a messaging service (`MG…`). */
  from: string
  /** The sender id of numbers in the UAE; `from` where it is undefined. */
  fromInUae: string | undefined
}

/** Machines whose traffic leaves no wire that others can read. */
const isHere = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')

/** A number, a messaging service of Twilio's, or up to eleven letters and digits with one letter. */
const sender = z
  .string()
  .regex(
    /^(?:\+[1-9]\d{6,14}|MG[\da-f]{32}|(?=.*[A-Za-z])[A-Za-z\d][A-Za-z\d -]{0,10})$/,
    'must be a number (+971…), a sender id of at most eleven letters and digits, or a messaging service (MG…)',
  )

/** Variables of the service that sends text messages. */
export const smsEnvironment = {
  /** Service, as https://user:password@api.twilio.com; messages stay in files where it is absent. */
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .refine((text) => !/%(?![\da-f]{2})/i.test(text), 'must have %25 for a %')
    .transform((text) => new URL(text))
    .refine(({ username }) => username !== '', 'must hold user and password')
    .refine(
      (url) => url.protocol === 'https:' || isHere(url),
      'must be https:// unless the service runs on this machine',
    )
    .optional(),
  /** Sender of text messages. */
  SMS_FROM: sender.optional(),
  /** Sender of text messages to numbers of the UAE, which take registered sender ids alone. */
  SMS_FROM_UAE: sender.optional(),
}

const parsed = z.object(smsEnvironment)

/** Undefined where no service is configured. @throws StartupError where the sender is missing */
export function readSms(env: z.output<typeof parsed>): SmsService | undefined {
  const { SMS_URL: given, SMS_FROM: from, SMS_FROM_UAE: fromInUae } = env
  if (!given) return undefined
  if (from === undefined)
    throw new StartupError('SMS_URL needs SMS_FROM, the number or sender id of text messages.')
  const user = decodeURIComponent(given.username)
  const url = new URL(given)
  url.username = ''
  url.password = ''
  url.hash = ''
  // Twilio's own path, unless the service has another one.
  if (url.pathname === '/')
    url.pathname = `/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json`
  return { url, user, password: decodeURIComponent(given.password), from, fromInUae }
}
