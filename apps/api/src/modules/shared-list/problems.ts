import { say } from '@manzil/api-client/request/say'

/** One answer for a list that was ended, one of somebody else, and one that never was. */
export const listGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.sharedListGone') },
} as const

export const tooManyLists = {
  status: 409,
  problem: { code: 'conflict', ...say('problem.manySharedLists') },
} as const

export const listFull = {
  status: 409,
  problem: { code: 'conflict', ...say('problem.sharedListFull') },
} as const

/** A property was chosen that the account has not saved, or no longer. */
export const noFavourite = {
  status: 409,
  problem: { code: 'conflict', ...say('problem.favouriteGone') },
} as const
