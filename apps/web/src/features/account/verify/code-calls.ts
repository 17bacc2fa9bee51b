import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import {
  sendOtpToEmail,
  sendOtpToPhone,
  verifyOtpForEmail,
  verifyOtpForPhone,
} from '@manzil/api-client/generated/verification-calls.gen'
import { zEmail, zPhoneNumber } from '@manzil/api-client/generated/zod-mini.gen'
import { api } from '../../../api/api.ts'
import type { Channel } from './pending-codes.ts'

/** Has a code sent to an address or a number. */
export const sendCode = (channel: Channel, target: string, language: LanguageCode) =>
  channel === 'email'
    ? sendOtpToEmail(api, { body: { email: target, language } })
    : sendOtpToPhone(api, { body: { phone_number: target, language } })

/** Proves an address or a number by its code; answers the account. */
export const proveTarget = (channel: Channel, target: string, code: string) =>
  channel === 'email'
    ? verifyOtpForEmail(api, { body: { email: target, code } })
    : verifyOtpForPhone(api, { body: { phone_number: target, code } })

/** Whether it can be one at all. */
export const isTarget = (channel: Channel, target: string): boolean =>
  (channel === 'email' ? zEmail : zPhoneNumber).safeParse(target).success
