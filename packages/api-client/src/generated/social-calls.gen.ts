// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Begin a sign-in with an identity provider. */
export const beginSocialSignIn = (api: Api, ...init: InitOf<'/user/begin-social-sign-in', 'post'>) =>
  toResult(
    api,
    { id: 'beginSocialSignIn', fallback: 'Failed to login, please try again later.' },
    api.POST('/user/begin-social-sign-in', ...init),
    { data: {} },
  )

/** Exchange the code of an identity provider for its token. */
export const exchangeSocialCode = (api: Api, ...init: InitOf<'/user/exchange-social-code', 'post'>) =>
  toResult(
    api,
    { id: 'exchangeSocialCode', fallback: 'Failed to login, please try again later.' },
    api.POST('/user/exchange-social-code', ...init),
    { data: {} },
  )

/** Connect an identity provider with an account that has a password. */
export const linkSocialAccount = (api: Api, ...init: InitOf<'/user/link-social-account', 'post'>) =>
  toResult(
    api,
    { id: 'linkSocialAccount', fallback: 'Failed to login, please try again later.' },
    api.POST('/user/link-social-account', ...init),
    { data: {}, token: '' },
  )

/** Log in with an identity provider. */
export const loginWithSocial = (api: Api, ...init: InitOf<'/user/social-login-user', 'post'>) =>
  toResult(
    api,
    { id: 'loginWithSocial', fallback: 'Failed to login, please try again later.' },
    api.POST('/user/social-login-user', ...init),
    { data: {}, token: '' },
  )

/** Sign up with an identity provider. */
export const signUpWithSocial = (api: Api, ...init: InitOf<'/user/initiate-social-signup', 'post'>) =>
  toResult(
    api,
    { id: 'signUpWithSocial', fallback: 'Failed to register, please try again later.' },
    api.POST('/user/initiate-social-signup', ...init),
    { data: {}, token: '' },
  )
