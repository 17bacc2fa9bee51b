import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose'
import type { OpenIdSettings } from '../../src/environment/openid-providers.ts'

const client_id = 'manzil'

/** What a provider does with what it is asked; each can be made to do something else. */
export interface Behaviour {
  discovery?: (response: ServerResponse) => void
  keys?: (response: ServerResponse) => void
  token?: (response: ServerResponse) => void
}

const sendJson = (response: ServerResponse, body: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

/** A provider over HTTP that signs whatever it is told to, as an attacker would like it to. */
export async function startHostileProvider(behaviour: Behaviour = {}) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const stranger = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'first', use: 'sig', alg: 'RS256' }
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    if (path === '/.well-known/openid-configuration') {
      if (behaviour.discovery) return behaviour.discovery(response)
      return sendJson(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code', 'id_token'],
      })
    }
    if (path === '/keys')
      return behaviour.keys ? behaviour.keys(response) : sendJson(response, { keys: [jwk] })
    if (path === '/token' && behaviour.token) return behaviour.token(response)
    return response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  const issuer = `http://127.0.0.1:${port}`
  const settings: OpenIdSettings = {
    id: 'hostile',
    name: 'Hostile',
    issuer,
    client_id,
    scope: 'openid email profile',
  }

  /** A token that is right but for what is told. */
  function sign(
    claims: JWTPayload,
    header: Partial<JWTHeaderParameters> = {},
    key: CryptoKey | Uint8Array = privateKey,
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const right = { iss: issuer, aud: client_id, sub: randomUUID(), iat: now, exp: now + 600 }
    const verified = { email_verified: true, given_name: 'Mona', family_name: 'Haddad' }
    return new SignJWT({ ...right, ...verified, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'first', ...header })
      .sign(key)
  }
  return {
    settings,
    behaviour,
    asked,
    sign,
    strangersKey: stranger.privateKey,
    /** What an attacker would sign HS256 with, to confuse it with the public key. */
    publicPem: async () => new TextEncoder().encode(await exportSPKI(publicKey)),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
