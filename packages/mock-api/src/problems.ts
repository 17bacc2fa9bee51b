import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import type { FieldError, User } from '@manzil/api-client/generated/types.gen'
import { type Said, say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import { forbiddenMessage } from '@manzil/domain/forbidden-message'
import { MOST_DRAFTS } from '@manzil/domain/limits'
import type { NameRefusal } from '@manzil/domain/tidy-name'

/** Failures that handlers of the mock answer, in the server's words. */
export const problems = {
  sessionExpired: {
    status: 401,
    problem: { code: 'unauthorized', ...say('problem.session') },
  },
  loginFailed: {
    status: 401,
    problem: {
      code: 'unauthorized',
      ...say('problem.login'),
    },
  },
  guestsMayNot: {
    status: 403,
    problem: {
      code: 'forbidden',
      ...say('prompt.favourites'),
    },
  },
  disclosureGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.disclosureGone') },
  },
  demoAccount: {
    status: 403,
    problem: { code: 'forbidden', ...say('problem.demoAccount') },
  },
  propertyGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.propertyGone') },
  },
  operatorGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.operatorGone') },
  },
  operatorState: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.operatorState') },
  },
  ownAccount: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.ownAccount') },
  },
  aliasTaken: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.aliasTaken') },
  },
  planNotSold: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.planNotSold') },
  },
  suspended: {
    status: 401,
    problem: { code: 'unauthorized', ...say('problem.suspended') },
  },
  draftGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.draftGone') },
  },
  draftElsewhere: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.draftElsewhere') },
  },
  draftTaken: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.draftTaken') },
  },
  draftsFull: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.draftsFull', { count: MOST_DRAFTS }) },
  },
  feedGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.feedGone') },
  },
  feedRunGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.feedRunGone') },
  },
  feedChanged: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.feedChanged') },
  },
  feedNoFile: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.feedNoFile') },
  },
  feedKind: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.feedKind') },
  },
  feedUndo: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.feedUndo') },
  },
  manyFeeds: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.manyFeeds') },
  },
  uploadGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.uploadGone') },
  },
  leadAway: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.leadAway') },
  },
  leadChanged: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.leadChanged') },
  },
  leadState: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.leadState') },
  },
  leadHandler: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.leadHandler') },
  },
  leadNoMail: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.leadNoMail') },
  },
  searchGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.searchGone') },
  },
  manySearches: {
    status: 429,
    problem: { code: 'too_many_requests', ...say('problem.manySearches') },
  },
  viewingGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.viewingGone') },
  },
  slotTaken: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.slotTaken') },
  },
  viewingChanged: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.viewingChanged') },
  },
  viewingOver: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.viewingOver') },
  },
  hoursChanged: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.hoursChanged') },
  },
  timePast: {
    status: 422,
    problem: {
      code: 'invalid_body',
      ...say('problem.fields'),
      fields: [{ path: 'preferred_time', rule: 'future', ...say('field.future') }],
    },
  },
  notYours: {
    status: 403,
    problem: { code: 'forbidden', ...say('problem.notYours') },
  },
  accountGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.accountGone') },
  },
  agentGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.pageGone') },
  },
  accountExists: {
    status: 409,
    problem: {
      code: 'conflict',
      ...say('problem.accountExists'),
    },
  },
  emailTaken: {
    status: 409,
    problem: {
      code: 'conflict',
      ...say('problem.emailTaken'),
      fields: [{ path: 'email', rule: 'taken', ...say('problem.emailTaken') }],
    },
  },
  nameTaken: {
    status: 409,
    problem: {
      code: 'conflict',
      ...say('problem.nameTaken'),
      fields: [{ path: 'user_name', rule: 'unique', ...say('field.nameTaken') }],
    },
  },
  proveIdentity: {
    status: 403,
    problem: {
      code: 'forbidden',
      ...say('problem.proveIdentity'),
      fields: [{ path: 'identity', rule: 'proven', ...say('problem.proveIdentity') }],
    },
  },
  sessionGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.sessionGone') },
  },
  noPasskeys: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.noPasskeys') },
  },
  passkeyGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.passkeyGone') },
  },
  leadGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.leadGone') },
  },
  favouriteGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.favouriteGone') },
  },
  noFavourite: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.favouriteGone') },
  },
  sharedListGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.sharedListGone') },
  },
  manySharedLists: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.manySharedLists') },
  },
  sharedListFull: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.sharedListFull') },
  },
  planFull: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.planFull') },
  },
  changeGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.changeGone') },
  },
  propertyChanged: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.propertyChanged') },
  },
  propertyState: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.propertyState') },
  },
  planGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.planGone') },
  },
  planRuns: {
    status: 409,
    problem: {
      code: 'conflict',
      ...say('problem.planRuns'),
    },
  },
  planEnded: {
    status: 409,
    problem: { code: 'conflict', ...say('problem.planEnded') },
  },
  planOfOthers: {
    status: 403,
    problem: { code: 'forbidden', ...say('problem.planOfOthers') },
  },
  paymentGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.paymentGone') },
  },
  invoiceGone: {
    status: 404,
    problem: { code: 'not_found', ...say('problem.invoiceGone') },
  },
  signatureFailed: {
    status: 401,
    problem: { code: 'unauthorized', ...say('problem.signature') },
  },
  pictureTooLarge: {
    status: 413,
    problem: {
      code: 'payload_too_large',
      message: 'The pretend backend keeps pictures of at most 2 MB. Choose a smaller one.',
    },
  },
  stepGone: {
    status: 422,
    problem: {
      code: 'invalid_body',
      ...say('problem.signupEnded'),
      fields: [{ path: 'temporaryToken', rule: 'expired', ...say('field.stepEnded') }],
    },
  },
} as const satisfies Record<string, { status: number; problem: Problem }>

/** A body that is refused for one of its fields. */
export function fieldProblem(path: string, rule: string, said: Said | string) {
  const problem: Problem = {
    code: 'invalid_body',
    ...say('problem.fields'),
    fields: [{ path, rule, ...(typeof said === 'string' ? { message: said } : said) }],
  }
  return { status: 422 as const, problem }
}

/** A body with a name that is not taken. */
export const nameProblem = ({ path, rule, said }: NameRefusal) => fieldProblem(path, rule, said)

/** The refusal of an account whose kind the contract does not admit to the operation. */
export function forbiddenTo(operation: OperationId, user: User | undefined) {
  const said = forbiddenMessage(operation, user?.role)
  return { status: 403, problem: { code: 'forbidden', ...said } } as const
}

/** The answer where filters name what is not known here. */
export const filtersRefused = (fields: FieldError[]) =>
  ({
    status: 400,
    problem: { code: 'invalid_request', ...say('problem.filters'), fields },
  }) as const
