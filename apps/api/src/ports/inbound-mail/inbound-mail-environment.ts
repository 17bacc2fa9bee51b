import { z } from 'zod'
import { StartupError } from '../../startup-error.ts'
import { isMailable } from '../mail/mailbox.ts'
import type { PostmarkSettings } from './postmark-mail.ts'

/** With a tag of 52 signs no more than 64 stand before the at sign. */
const LONGEST_NAME = 12

const isReplyAddress = (text: string): boolean =>
  isMailable(text) && !text.includes('+') && text.indexOf('@') <= LONGEST_NAME

/** Variables of the provider that takes in mails which people answer. */
export const inboundMailEnvironment = {
  /** Address whose mails the provider posts, as leads@in.example.com; answers come by pages alone where it is absent. */
  INBOUND_MAIL_ADDRESS: z
    .string()
    .refine(isReplyAddress, 'must be an address with at most 12 signs and no plus before the @')
    .optional(),
  /** User and password of the webhook's address, as user:password. */
  INBOUND_MAIL_LOGIN: z
    .string()
    .regex(/^[^:\s]{1,60}:\S{16,200}$/, 'must be user:password, the password of 16 signs or more')
    .optional(),
}

const parsed = z.object(inboundMailEnvironment)

/** Undefined where no provider is configured. @throws StartupError where half of it is missing */
export function readInboundMail(env: z.output<typeof parsed>): PostmarkSettings | undefined {
  const { INBOUND_MAIL_ADDRESS: address, INBOUND_MAIL_LOGIN: login } = env
  if (address === undefined && login === undefined) return undefined
  if (address === undefined || login === undefined)
    throw new StartupError(
      'INBOUND_MAIL_ADDRESS and INBOUND_MAIL_LOGIN need each other: the address of answers, and what proves their provider.',
    )
  const at = login.indexOf(':')
  return { address, user: login.slice(0, at), password: login.slice(at + 1) }
}
