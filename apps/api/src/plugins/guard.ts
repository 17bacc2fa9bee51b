import type { OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import type { Role } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import type { Problem } from '@manzil/api-client/server-handler'
import { forbiddenMessage } from '@manzil/domain/forbidden-message'
import { isGuest } from '@manzil/domain/roles'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../request-context.ts'

export interface Visitor {
  caller: Caller | undefined
  /** The token that was presented, whether or not it is known. */
  token: string | undefined
}

type Entry = Pick<(typeof operationTable)[OperationId], 'id' | 'auth' | 'roles'>
/** `refused` is the account whose role is not admitted; guests are only asked to log in. */
type Refusal = { status: 401 | 403; problem: Problem; refused?: Caller }

/** The account of a token, undefined where the token is unknown or expired. */
export type Authenticate = (token: string) => Promise<Caller | undefined>

/** Says who asks, or why the contract does not let them: 401 for no session, 403 for the role. */
export async function admit(
  request: FastifyRequest,
  { id, auth, roles }: Entry,
  authenticate: Authenticate,
): Promise<Visitor | Refusal> {
  const token = bearerToken(request)
  const caller = token && auth !== 'none' ? await authenticate(token) : undefined
  if ((auth === 'required' || (auth === 'optional' && token)) && !caller) return sessionExpired
  const admitted: readonly Role[] | null = roles
  if (admitted && !(caller && admitted.includes(caller.role))) return forbidden(id, caller)
  return { caller, token }
}

const sessionExpired: Refusal = {
  status: 401,
  problem: { code: 'unauthorized', ...say('problem.session') },
}

function forbidden(id: OperationId, caller: Caller | undefined): Refusal {
  const said = forbiddenMessage(id, caller?.role)
  const refusal = { status: 403, problem: { code: 'forbidden', ...said } } as const
  return caller && !isGuest(caller.role) ? { ...refusal, refused: caller } : refusal
}

function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined
}
