// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** Add a passkey. */
export const addPasskey = (api: Api, ...init: InitOf<'/user/add-passkey', 'post'>) =>
  toResult(
    api,
    { id: 'addPasskey', fallback: 'Failed to add the passkey, please try again later.' },
    api.POST('/user/add-passkey', ...init),
    { message: '', data: {} },
  )

/** Begin to add a passkey. */
export const beginPasskey = (api: Api, ...init: InitOf<'/user/begin-passkey', 'post'>) =>
  toResult(
    api,
    { id: 'beginPasskey', fallback: 'Failed to add the passkey, please try again later.' },
    api.POST('/user/begin-passkey', ...init),
    { data: {} },
  )

/** Begin a log-in with a passkey. */
export const beginPasskeyLogin = (api: Api, ...init: InitOf<'/user/begin-passkey-login', 'post'>) =>
  toResult(
    api,
    { id: 'beginPasskeyLogin', fallback: 'Failed to login, please try again later.' },
    api.POST('/user/begin-passkey-login', ...init),
    { data: {} },
  )

/** End all sessions but the one that asks. */
export const endOtherSessions = (api: Api, ...init: InitOf<'/user/end-other-sessions', 'post'>) =>
  toResult(
    api,
    { id: 'endOtherSessions', fallback: 'Failed to end the sessions, please try again later.' },
    api.POST('/user/end-other-sessions', ...init),
    { message: '' },
  )

/** End a session of the account. */
export const endSession = (api: Api, ...init: InitOf<'/user/end-session/{id}', 'delete'>) =>
  toResult(
    api,
    { id: 'endSession', fallback: 'Failed to end the session, please try again later.' },
    api.DELETE('/user/end-session/{id}', ...init),
    { message: '' },
  )

/** How the owner proves to be there, and until when that is proven. */
export const getIdentityProof = (api: Api, ...init: InitOf<'/user/get-identity-proof', 'get'>) =>
  toResult(
    api,
    { id: 'getIdentityProof', fallback: 'Failed to fetch, please try again later.' },
    api.GET('/user/get-identity-proof', ...init),
    { data: {} },
  )

/** What happened to the account lately. */
export const listAccountEvents = (api: Api, ...init: InitOf<'/user/get-account-activity', 'get'>) =>
  toResult(
    api,
    { id: 'listAccountEvents', fallback: 'Failed to fetch, please try again later.' },
    api.GET('/user/get-account-activity', ...init),
    { data: [{}] },
  )

/** The passkeys of the account. */
export const listPasskeys = (api: Api, ...init: InitOf<'/user/get-all-passkeys', 'get'>) =>
  toResult(
    api,
    { id: 'listPasskeys', fallback: 'Failed to fetch, please try again later.' },
    api.GET('/user/get-all-passkeys', ...init),
    { data: [{}] },
  )

/** The sessions of the account. */
export const listSessions = (api: Api, ...init: InitOf<'/user/get-all-sessions', 'get'>) =>
  toResult(
    api,
    { id: 'listSessions', fallback: 'Failed to fetch, please try again later.' },
    api.GET('/user/get-all-sessions', ...init),
    { data: [{}] },
  )

/** Log in with a passkey. */
export const loginWithPasskey = (api: Api, ...init: InitOf<'/user/login-with-passkey', 'post'>) =>
  toResult(
    api,
    { id: 'loginWithPasskey', fallback: 'Failed to login, please try again later.' },
    api.POST('/user/login-with-passkey', ...init),
    { data: {}, token: '' },
  )

/** Prove that it is the owner who uses the session. */
export const proveIdentity = (api: Api, ...init: InitOf<'/user/prove-identity', 'post'>) =>
  toResult(
    api,
    { id: 'proveIdentity', fallback: 'Failed to verify, please try again later.' },
    api.POST('/user/prove-identity', ...init),
    { message: '', data: {} },
  )

/** Remove a passkey. */
export const removePasskey = (api: Api, ...init: InitOf<'/user/remove-passkey/{id}', 'delete'>) =>
  toResult(
    api,
    { id: 'removePasskey', fallback: 'Failed to remove the passkey, please try again later.' },
    api.DELETE('/user/remove-passkey/{id}', ...init),
    { message: '' },
  )

/** Rename a passkey. */
export const renamePasskey = (api: Api, ...init: InitOf<'/user/rename-passkey/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'renamePasskey', fallback: 'Failed to rename the passkey, please try again later.' },
    api.PUT('/user/rename-passkey/{id}', ...init),
    { message: '', data: {} },
  )
