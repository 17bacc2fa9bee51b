// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Send a one-time code by e-mail. */
export const sendOtpToEmail = (api: Api, ...init: InitOf<'/user/send-otp-to-email', 'post'>) =>
  toResult(
    api,
    { id: 'sendOtpToEmail', fallback: 'Failed to send, please try again later.' },
    api.POST('/user/send-otp-to-email', ...init),
    { message: '', data: {} },
  )

/** Send a one-time code by text message. */
export const sendOtpToPhone = (api: Api, ...init: InitOf<'/user/send-otp-to-phone', 'post'>) =>
  toResult(
    api,
    { id: 'sendOtpToPhone', fallback: 'Failed to send, please try again later.' },
    api.POST('/user/send-otp-to-phone', ...init),
    { message: '', data: {} },
  )

/** Prove an e-mail address. */
export const verifyOtpForEmail = (api: Api, ...init: InitOf<'/user/verify-otp-for-email', 'put'>) =>
  toResult(
    api,
    { id: 'verifyOtpForEmail', fallback: 'Failed to verify, please try again later.' },
    api.PUT('/user/verify-otp-for-email', ...init),
    { message: '', data: {} },
  )

/** Prove a telephone number. */
export const verifyOtpForPhone = (api: Api, ...init: InitOf<'/user/verify-otp-for-phone', 'put'>) =>
  toResult(
    api,
    { id: 'verifyOtpForPhone', fallback: 'Failed to verify, please try again later.' },
    api.PUT('/user/verify-otp-for-phone', ...init),
    { message: '', data: {} },
  )
