import { zLoginGuestResponse, zLoginUserResponse } from '@manzil/api-client/generated/zod.gen'
import { succeed } from './call.ts'
import type { Target } from './target.ts'

/** A new guest's token. */
export const guest = async (target: Target): Promise<string> =>
  (await succeed(target, 'loginGuest', zLoginGuestResponse)).token

/** A token of one of the accounts that can log in. */
export const member = async (
  target: Target,
  role: keyof Target['accounts'] = 'individual',
): Promise<string> =>
  (await succeed(target, 'loginUser', zLoginUserResponse, { body: target.accounts[role] })).token
