// Generated from contracts/. Do not edit; run `npm run gen`.

import type { Api, InitOf } from '../client.ts'
import { toResult } from '../result.ts'
import { toForm } from '../to-form.ts'

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
