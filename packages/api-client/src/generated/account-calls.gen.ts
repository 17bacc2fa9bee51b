// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'
import { toForm } from '../to-form.ts'

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

/** Connect an identity provider with an account that has a password. */
export const linkSocialAccount = (api: Api, ...init: InitOf<'/user/link-social-account', 'post'>) =>
  toResult(
    api,
    { id: 'linkSocialAccount', fallback: 'Failed to login, please try again later.' },
    api.POST('/user/link-social-account', ...init),
    { data: {}, token: '' },
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

/** Log in with an identity provider. */
export const loginWithSocial = (api: Api, ...init: InitOf<'/user/social-login-user', 'post'>) =>
  toResult(
    api,
    { id: 'loginWithSocial', fallback: 'Failed to login, please try again later.' },
    api.POST('/user/social-login-user', ...init),
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

/** Write the private note on a favourite. */
export const saveFavouriteNote = (api: Api, ...init: InitOf<'/user/save-favourite-note/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'saveFavouriteNote', fallback: 'Failed to save, please try again later.' },
    api.PUT('/user/save-favourite-note/{id}', ...init),
    { message: '', data: {} },
  )

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

/** End a sign-up with a password. */
export const setSignupPassword = (api: Api, ...init: InitOf<'/user/set-password/', 'post'>) =>
  toResult(
    api,
    { id: 'setSignupPassword', fallback: 'Failed to set Password, please try again later.' },
    api.POST('/user/set-password/', ...init),
    { message: '', data: {} },
  )

/** Sign up with an identity provider. */
export const signUpWithSocial = (api: Api, ...init: InitOf<'/user/initiate-social-signup', 'post'>) =>
  toResult(
    api,
    { id: 'signUpWithSocial', fallback: 'Failed to register, please try again later.' },
    api.POST('/user/initiate-social-signup', ...init),
    { data: {}, token: '' },
  )

/** Change the profile picture. */
export const updateProfilePicture = (api: Api, ...init: InitOf<'/user/update-profile-picture', 'patch'>) =>
  toResult(
    api,
    { id: 'updateProfilePicture', fallback: 'Failed to update.' },
    api.PATCH('/user/update-profile-picture', { ...init[0], bodySerializer: toForm }),
    { message: '', data: {} },
  )

/** Change the profile of an account. */
export const updateUser = (api: Api, ...init: InitOf<'/user/users/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'updateUser', fallback: 'Failed to update, please try again later.' },
    api.PUT('/user/users/{id}', ...init),
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

/** Prove the e-mail address of a sign-up. */
export const verifySignupCode = (api: Api, ...init: InitOf<'/user/verify-code/', 'post'>) =>
  toResult(
    api,
    { id: 'verifySignupCode', fallback: 'Failed to verify, please try again later.' },
    api.POST('/user/verify-code/', ...init),
    { message: '', temporaryToken: '' },
  )
