// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** The account of the token. */
export const getCurrentUser = (api: Api, ...init: InitOf<'/user/get-all-user-details', 'get'>) =>
  toResult(
    api,
    { id: 'getCurrentUser', fallback: 'Failed to fetch, please try again later.' },
    api.GET('/user/get-all-user-details', ...init),
    { data: {} },
  )

/** Begin a sign-up. */
export const initiateSignup = (api: Api, ...init: InitOf<'/user/initiate-signup/', 'post'>) =>
  toResult(
    api,
    { id: 'initiateSignup', fallback: 'Failed to register, please try again later.' },
    api.POST('/user/initiate-signup/', ...init),
    { message: '', data: {}, temporaryToken: '', code: '' },
  )

/** The favourites of the account. */
export const listLikedProperties = (api: Api, ...init: InitOf<'/user/get-all-liked-properties/', 'get'>) =>
  toResult(
    api,
    { id: 'listLikedProperties', fallback: 'Failed to get, please try again later.' },
    api.GET('/user/get-all-liked-properties/', ...init),
    { data: [{}], favourites: [{}], gone: [{}], pagination: {} },
  )

/** Count a visit. */
export const logVisitor = (api: Api, ...init: InitOf<'/visitors/log-visitors', 'post'>) =>
  toResult(
    api,
    { id: 'logVisitor', fallback: 'Failed to add, please try again later.' },
    api.POST('/visitors/log-visitors', ...init),
    { message: '' },
  )

/** Start a guest session. */
export const loginGuest = (api: Api, ...init: InitOf<'/user/guest-user-login', 'post'>) =>
  toResult(
    api,
    { id: 'loginGuest', fallback: 'Failed to login, please try again later.' },
    api.POST('/user/guest-user-login', ...init),
    { data: {}, token: '' },
  )

/** Log in with an e-mail address or a user name. */
export const loginUser = (api: Api, ...init: InitOf<'/user/login-user/', 'post'>) =>
  toResult(
    api,
    { id: 'loginUser', fallback: 'Failed to login, please try again later.' },
    api.POST('/user/login-user/', ...init),
    { data: {}, token: '' },
  )

/** End the session of the token. */
export const logoutUser = (api: Api, ...init: InitOf<'/user/logout-user', 'post'>) =>
  toResult(api, { id: 'logoutUser', fallback: 'Failed to Logout.' }, api.POST('/user/logout-user', ...init), {
    message: '',
  })

/** Ask for a link that resets the password. */
export const requestPasswordReset = (api: Api, ...init: InitOf<'/user/forget-user-password', 'post'>) =>
  toResult(
    api,
    { id: 'requestPasswordReset', fallback: 'Failed to send.' },
    api.POST('/user/forget-user-password', ...init),
    { message: '' },
  )

/** Set a new password with the token of a link. */
export const resetUserPassword = (api: Api, ...init: InitOf<'/user/reset-user-password', 'put'>) =>
  toResult(
    api,
    { id: 'resetUserPassword', fallback: 'Failed to update, please try again later.' },
    api.PUT('/user/reset-user-password', ...init),
    { message: '' },
  )

/** End a sign-up with a password. */
export const setSignupPassword = (api: Api, ...init: InitOf<'/user/set-password/', 'post'>) =>
  toResult(
    api,
    { id: 'setSignupPassword', fallback: 'Failed to set Password, please try again later.' },
    api.POST('/user/set-password/', ...init),
    { message: '', data: {} },
  )

/** Change the password. */
export const updateUserPassword = (api: Api, ...init: InitOf<'/user/update-user-password', 'put'>) =>
  toResult(
    api,
    { id: 'updateUserPassword', fallback: 'Failed to update, please try again later.' },
    api.PUT('/user/update-user-password', ...init),
    { message: '' },
  )

/** Prove the e-mail address of a sign-up. */
export const verifySignupCode = (api: Api, ...init: InitOf<'/user/verify-code/', 'post'>) =>
  toResult(
    api,
    { id: 'verifySignupCode', fallback: 'Failed to verify, please try again later.' },
    api.POST('/user/verify-code/', ...init),
    { message: '', temporaryToken: '' },
  )
