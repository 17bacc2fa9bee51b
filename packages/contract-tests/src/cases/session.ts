import {
  zBeginPasskeyLoginResponse,
  zBeginPasskeyResponse,
  zEndOtherSessionsResponse,
  zEndSessionResponse,
  zGetCurrentUserResponse,
  zGetIdentityProofResponse,
  zGetSiteStatusResponse,
  zListAccountEventsResponse,
  zListPasskeysResponse,
  zListSessionsResponse,
  zLoginUserResponse,
  zProveIdentityResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { call, fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { newAccount } from '../new-account.ts'
import { nowhere } from '../nowhere.ts'
import { guest } from '../visitors.ts'

const base64 = 'bm90aGluZw'
const asserted = {
  id: base64,
  clientDataJSON: base64,
  authenticatorData: base64,
  signature: base64,
  userHandle: base64,
}

export function sessionCases({ cases, target }: Suite): void {
  const logIn = async ({ email, password }: { email: string; password: string }) =>
    (await succeed(target(), 'loginUser', zLoginUserResponse, { body: { email, password } })).token
  const sessionsOf = async (token: string) =>
    (await succeed(target(), 'listSessions', zListSessionsResponse, { token })).data
  const isGood = (token: string) =>
    succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token })

  const needs = ['listSessions', 'endSession', 'endOtherSessions', 'listAccountEvents'] as const
  cases('sessions of an account', [...needs, 'loginUser', 'getCurrentUser'], () => {
    test('are listed to their owner, the one that asks marked', async () => {
      const account = await newAccount(target())
      const other = await logIn(account)
      const listed = await sessionsOf(account.token)
      expect(listed).toHaveLength(2)
      const current = listed.find((session) => session.current)
      const seenByOther = (await sessionsOf(other)).find((session) => session.current)
      expect(seenByOther?.id).not.toBe(current?.id)
      expect(JSON.stringify(listed)).not.toContain(account.token)
    })

    test('end one by one, by their owner alone', async () => {
      const [account, stranger] = [await newAccount(target()), await newAccount(target())]
      const other = await logIn(account)
      const id = (await sessionsOf(other)).find((session) => session.current)?.id ?? ''
      await fail(target(), 'endSession', 404, { token: stranger.token, path: { id } })
      await isGood(other)
      await succeed(target(), 'endSession', zEndSessionResponse, {
        token: account.token,
        path: { id },
      })
      await fail(target(), 'getCurrentUser', 401, { token: other })
      await fail(target(), 'endSession', 404, { token: account.token, path: { id } })
      await isGood(account.token)
    })

    test('end all at once but the one that asks', async () => {
      const account = await newAccount(target())
      const others = [await logIn(account), await logIn(account)]
      for (const _ of 'twice'.slice(0, 2))
        await succeed(target(), 'endOtherSessions', zEndOtherSessionsResponse, {
          token: account.token,
        })
      for (const token of others) await fail(target(), 'getCurrentUser', 401, { token })
      expect(await sessionsOf(account.token)).toHaveLength(1)
    })

    test('leave their trace for the owner', async () => {
      const account = await newAccount(target())
      await fail(target(), 'loginUser', 401, { body: { email: account.email, password: 'wrong' } })
      await logIn(account)
      const { token } = account
      await succeed(target(), 'endOtherSessions', zEndOtherSessionsResponse, { token })
      const { data } = await succeed(target(), 'listAccountEvents', zListAccountEventsResponse, {
        token,
      })
      const kinds = data.map(({ kind }) => kind).filter((kind) => kind !== 'signup')
      expect(kinds).toEqual(['sessions_ended', 'login', 'login_failed', 'login'])
    })

    test.each(needs)('%s is not for guests', async (operation) => {
      const token = await guest(target())
      await fail(target(), operation, 403, { token, path: { id: nowhere } })
    })
  })

  const proving = ['getIdentityProof', 'proveIdentity', 'loginUser'] as const
  cases('proof of the owner', proving, () => {
    test('is a log-in, and the password again', async () => {
      const { token, password } = await newAccount(target())
      const { data } = await succeed(target(), 'getIdentityProof', zGetIdentityProofResponse, {
        token,
      })
      expect(data.password).toBe(true)
      expect(Date.parse(data.good_until ?? '')).toBeGreaterThan(Date.now())
      const body = { password }
      const proven = await succeed(target(), 'proveIdentity', zProveIdentityResponse, {
        token,
        body,
      })
      expect(Date.parse(proven.data.good_until ?? '')).toBeGreaterThan(Date.now())
    })

    test('is nothing else', async () => {
      const { token } = await newAccount(target())
      const made = 'made-up-header.made-up-claims.made-up-signature'
      for (const body of [{}, { password: 'not this one' }, { id_token: made }])
        await fail(target(), 'proveIdentity', 422, { token, body })
    })

    test.each(['getIdentityProof', 'proveIdentity'] as const)(
      '%s is not for guests',
      async (of) => {
        const token = await guest(target())
        const body = of === 'proveIdentity' ? { password: 'not this one' } : undefined
        await fail(target(), of, 403, { token, ...(body && { body }) })
      },
    )
  })

  const passkeys = [
    'listPasskeys',
    'beginPasskey',
    'addPasskey',
    'renamePasskey',
    'removePasskey',
    'beginPasskeyLogin',
    'loginWithPasskey',
    'getSiteStatus',
  ] as const
  cases('passkeys', passkeys, () => {
    const hasPasskeys = async () =>
      (await succeed(target(), 'getSiteStatus', zGetSiteStatusResponse)).data.passkeys === true

    test('begin with none, and with a challenge where the site has them', async () => {
      const { token } = await newAccount(target())
      const own = await succeed(target(), 'listPasskeys', zListPasskeysResponse, { token })
      expect(own.data).toEqual([])
      if (await hasPasskeys()) {
        const add = () => succeed(target(), 'beginPasskey', zBeginPasskeyResponse, { token })
        const login = () => succeed(target(), 'beginPasskeyLogin', zBeginPasskeyLoginResponse)
        const asked = [await add(), await add(), await login(), await login()]
        expect(new Set(asked.map(({ data }) => data.challenge)).size).toBe(4)
      } else {
        await fail(target(), 'beginPasskey', 409, { token })
        await fail(target(), 'beginPasskeyLogin', 409)
      }
    })

    test('are not added and open nothing by what nobody signed', async () => {
      const { token } = await newAccount(target())
      const credential = { id: base64, clientDataJSON: base64, attestationObject: base64 }
      const has = await hasPasskeys()
      await fail(target(), 'addPasskey', has ? 422 : 409, {
        token,
        body: { name: 'Telephone', credential },
      })
      const { status } = await call(target(), 'loginWithPasskey', { body: asserted })
      expect(status).toBe(has ? 401 : 409)
    })

    test('of others, and such as never were, are not found', async () => {
      const { token } = await newAccount(target())
      const path = { id: nowhere }
      await fail(target(), 'renamePasskey', 404, { token, path, body: { name: 'Telephone' } })
      await fail(target(), 'removePasskey', 404, { token, path })
    })
  })
}
