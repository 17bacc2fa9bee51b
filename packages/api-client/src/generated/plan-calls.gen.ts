// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'

/** End a bought plan. */
export const cancelUserPlan = (api: Api, ...init: InitOf<'/user-plan/cancel-user-plan/{id}', 'put'>) =>
  toResult(
    api,
    { id: 'cancelUserPlan', fallback: 'Failed to update, please try again later.' },
    api.PUT('/user-plan/cancel-user-plan/{id}', ...init),
    { message: '', data: {} },
  )

/** The plan that an account holds. */
export const getUserPlan = (api: Api, ...init: InitOf<'/user-plan/get-user-plan/{user_id}', 'get'>) =>
  toResult(
    api,
    { id: 'getUserPlan', fallback: 'Failed to get, please try again later.' },
    api.GET('/user-plan/get-user-plan/{user_id}', ...init),
    { data: null },
  )

/** Plans that can be bought. */
export const listPlans = (api: Api, ...init: InitOf<'/plan/get-all-plans-for-users', 'get'>) =>
  toResult(
    api,
    { id: 'listPlans', fallback: 'Failed to get, please try again later.' },
    api.GET('/plan/get-all-plans-for-users', ...init),
    { data: [{}], pagination: {} },
  )

/** Plans that the account has bought. */
export const listUserPlans = (api: Api, ...init: InitOf<'/user-plan/get-all-user-plans', 'get'>) =>
  toResult(
    api,
    { id: 'listUserPlans', fallback: 'Failed to get, please try again later.' },
    api.GET('/user-plan/get-all-user-plans', ...init),
    { data: [{}], pagination: {} },
  )
