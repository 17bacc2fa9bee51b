import { createHash } from 'node:crypto'
import { zIdToken } from '@manzil/api-client/generated/zod.gen'
import { z } from 'zod'
import type { OpenIdSettings } from '../../environment/openid-providers.ts'
import { createDiscovery, type Endpoints } from './discovery.ts'
import { fetchBounded, readJson } from './fetch-bounded.ts'
import { type IdentityPort, ProviderDown, TokenRefused } from './identity-port.ts'
import { createVerify, type VerifyToken } from './verify-token.ts'

const tokens = z.object({ id_token: zIdToken })

/** A provider that speaks OpenID Connect 1.0. */
export function createOpenIdProvider(settings: OpenIdSettings): IdentityPort {
  const { id, name, client_id, client_secret, scope } = settings
  const endpoints = createDiscovery(settings)
  let verifying: { jwks: string; verify: VerifyToken } | undefined

  /** Keys stay kept for as long as their address is the same. */
  function verifierAt(jwks: string): VerifyToken {
    if (verifying?.jwks !== jwks) verifying = { jwks, verify: createVerify(settings, jwks) }
    return verifying.verify
  }

  function authenticate(
    { secretInForm }: Endpoints,
    form: URLSearchParams,
  ): Record<string, string> {
    if (client_secret === undefined || secretInForm) {
      form.set('client_id', client_id)
      if (client_secret !== undefined) form.set('client_secret', client_secret)
      return {}
    }
    const pair = `${encodeURIComponent(client_id)}:${encodeURIComponent(client_secret)}`
    return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
  }

  return {
    id,
    name,
    async authorizationUrl({ redirectUri, state, nonce, verifier, isAnew }) {
      const { authorization, responseType } = await endpoints()
      const url = new URL(authorization)
      const query = { client_id, scope, state, nonce, redirect_uri: redirectUri }
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
      url.searchParams.set('response_type', responseType)
      if (isAnew) url.searchParams.set('max_age', '0')
      if (responseType === 'code') {
        const challenge = createHash('sha256').update(verifier).digest('base64url')
        url.searchParams.set('code_challenge', challenge)
        url.searchParams.set('code_challenge_method', 'S256')
      }
      return url.href
    },

    async exchange(code, { redirectUri, verifier }) {
      const found = await endpoints()
      if (!found.token) throw new TokenRefused('this provider takes no codes')
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      })
      const headers = authenticate(found, form)
      const answer = await fetchBounded(found.token, { method: 'POST', headers, body: form })
      // 401 is for a wrong secret of ours, which the operator has to hear of.
      if (answer.status === 400) throw new TokenRefused('the code was refused')
      if (!answer.ok) throw new ProviderDown(`its token endpoint answers ${answer.status}`)
      const parsed = tokens.safeParse(await readJson(answer))
      if (!parsed.success) throw new ProviderDown('its answer to a code holds no identity token')
      return parsed.data.id_token
    },

    async verify(idToken) {
      const { jwks } = await endpoints()
      return verifierAt(jwks)(idToken)
    },
  }
}
