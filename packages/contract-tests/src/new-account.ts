import { randomInt, randomUUID } from 'node:crypto'
import type { SignupRole, User } from '@manzil/api-client/generated/types.gen'
import {
  zInitiateSignupResponse,
  zLoginUserResponse,
  zSetSignupPasswordResponse,
  zVerifySignupCodeResponse,
} from '@manzil/api-client/generated/zod.gen'
import { succeed } from './call.ts'
import type { Outside, Target } from './target.ts'

export interface NewAccount {
  email: string
  password: string
  user: User
  token: string
}

/** What the implementation sends out; cases that need it fail where it says nothing of it. */
export function outsideOf({ outside }: Target): Outside {
  if (!outside) throw new Error('the target does not say what it sends out')
  return outside
}

/** An address that nobody has. */
export const freshEmail = (): string => `case-${randomUUID()}@example.com`

/** A number that nobody has; without zeros, because some numbers stand for failures of the mock. */
export const freshPhone = (): string =>
  `9715${Array.from({ length: 8 }, () => randomInt(1, 10)).join('')}`

/** What a sign-up form holds. */
export const signupForm = (role: SignupRole, email = freshEmail()) => ({
  first_name: 'Case',
  last_name: 'Tester',
  email,
  role,
  ...(role !== 'individual' && { company_name: 'Case & Sons', rera_number: 'BRN-90001' }),
  accept_terms: true,
})

/** Begins a sign-up and proves its address. */
export async function provenSignup(target: Target, role: SignupRole, email = freshEmail()) {
  const begun = await succeed(target, 'initiateSignup', zInitiateSignupResponse, {
    body: signupForm(role, email),
  })
  const { code } = begun
  const otp = await outsideOf(target).codeSentTo(email)
  const { temporaryToken } = await succeed(target, 'verifySignupCode', zVerifySignupCodeResponse, {
    body: { temporaryToken: begun.temporaryToken, code, otp },
  })
  return { email, code, temporaryToken, spent: begun.temporaryToken, otp }
}

/** A new account with a session, so that cases can change it without harm to others. */
export async function newAccount(
  target: Target,
  role: SignupRole = 'individual',
): Promise<NewAccount> {
  const password = `seven palms ${randomUUID()}`
  const { email, code, temporaryToken } = await provenSignup(target, role)
  await succeed(target, 'setSignupPassword', zSetSignupPasswordResponse, {
    body: { temporaryToken, code, password },
  })
  const { data, token } = await succeed(target, 'loginUser', zLoginUserResponse, {
    body: { email, password },
  })
  return { email, password, user: data, token }
}
