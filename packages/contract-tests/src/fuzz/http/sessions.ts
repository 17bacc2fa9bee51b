import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { zLoginGuestResponse, zLoginUserResponse } from '@manzil/api-client/generated/zod.gen'
import type { Target } from '../../target.ts'

const members = ['individual', 'agent', 'agency'] as const
type Member = (typeof members)[number]

/** Whoever calls at random; an operator would soon shut out the others. */
export type SessionTarget = Pick<Target, 'baseUrl'> & { accounts: Pick<Target['accounts'], Member> }

/** Who asks: nobody, a session of each role, one that has ended, or somebody with a made-up token. */
export const visitors = ['nobody', 'guest', ...members, 'ended', 'stranger'] as const
export type Visitor = (typeof visitors)[number]

/** Visitors without a session that holds. */
export const isOutside = (visitor: Visitor): boolean =>
  visitor === 'nobody' || visitor === 'ended' || visitor === 'stranger'

/** Keeps a real token for every visitor and replaces those that a case has ended. */
export class Sessions {
  readonly #target: SessionTarget
  readonly #tokens = new Map<Visitor, string>()
  /** Every token that was ever given out; none may show in an answer or a log. */
  readonly issued = new Set<string>()

  constructor(target: SessionTarget) {
    this.#target = target
  }

  /** @throws Error where the implementation does not let the account in */
  async tokenOf(visitor: Visitor): Promise<string | undefined> {
    if (visitor === 'nobody') return undefined
    if (visitor === 'stranger') return 'a-token-that-was-never-given-out-to-anybody'
    const known = this.#tokens.get(visitor)
    if (known) return known
    const token = await this.#open(visitor)
    if (visitor === 'ended') await this.#end(token)
    this.#tokens.set(visitor, token)
    this.issued.add(token)
    return token
  }

  /** Drops the token if it no longer holds, so that the next case gets a new one. */
  async renewIfEnded(visitor: Visitor): Promise<void> {
    const token = this.#tokens.get(visitor)
    if (!token || isOutside(visitor)) return
    const { status } = await this.#send('getCurrentUser', token)
    if (status === 401) this.#tokens.delete(visitor)
  }

  async #open(visitor: Exclude<Visitor, 'nobody' | 'stranger'>): Promise<string> {
    if (visitor === 'guest' || visitor === 'ended') {
      const response = await this.#send('loginGuest')
      return zLoginGuestResponse.parse(await response.json()).token
    }
    const response = await this.#send(
      'loginUser',
      undefined,
      this.#target.accounts[visitor satisfies Member],
    )
    return zLoginUserResponse.parse(await response.json()).token
  }

  async #end(token: string): Promise<void> {
    await this.#send('logoutUser', token)
  }

  #send(
    id: 'loginGuest' | 'loginUser' | 'logoutUser' | 'getCurrentUser',
    token?: string,
    body?: unknown,
  ): Promise<Response> {
    const { method, path } = operationTable[id]
    return fetch(`${this.#target.baseUrl}${path}`, {
      method: method.toUpperCase(),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
}
