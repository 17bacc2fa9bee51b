import { zSocialProviderId } from '@manzil/api-client/generated/zod.gen'
import { z } from 'zod'
import { StartupError } from '../startup-error.ts'

const local = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether tokens and codes may travel there: with TLS, or on this machine. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && local.has(hostname))
}

const address = z.string().max(500).refine(isSafeAddress, 'must be an https:// address')
const name = z.string().trim().min(1).max(60)
const clientId = z.string().min(1).max(500)
const secret = z.string().min(1).max(500)

const provider = z.strictObject({
  id: zSocialProviderId,
  name,
  /** Exactly as in its tokens. */
  issuer: address,
  client_id: clientId,
  client_secret: secret.optional(),
  /** What it answers the popup with; asked of its discovery document where this is absent. */
  response_type: z.enum(['id_token', 'code']).optional(),
  scope: z
    .string()
    .regex(/\bopenid\b/, 'must hold openid')
    .max(300)
    .default('openid email profile'),
  authorization_endpoint: address.optional(),
  token_endpoint: address.optional(),
  jwks_uri: address.optional(),
})

/** An identity provider that speaks OpenID Connect. Endpoints that are absent come from discovery. */
export type OpenIdSettings = z.output<typeof provider>

const list = z.array(provider).max(10)

/** Variables of the environment that name identity providers. */
export const openIdVariables = {
  /** Client of Google's console; with a secret Google is asked for a code, else for a token. */
  GOOGLE_CLIENT_ID: clientId.optional(),
  GOOGLE_CLIENT_SECRET: secret.optional(),
  /** Client of UAE Pass, and where it answers. */
  UAE_PASS_CLIENT_ID: clientId.optional(),
  UAE_PASS_CLIENT_SECRET: secret.optional(),
  UAE_PASS_ISSUER: address.default('https://id.uaepass.ae'),
  UAE_PASS_SCOPE: provider.shape.scope,
  UAE_PASS_AUTHORIZATION_URL: address.optional(),
  UAE_PASS_TOKEN_URL: address.optional(),
  UAE_PASS_JWKS_URL: address.optional(),
  /** Any others, as JSON: a list of objects. */
  OPENID_PROVIDERS: z.string().max(20_000).optional(),
}

const variables = z.object(openIdVariables)

/**
 * The identity providers of an environment, in the order of their buttons.
 * @throws StartupError that says what is wrong with a setting; never tells a secret
 */
export function readOpenIdProviders(env: z.output<typeof variables>): OpenIdSettings[] {
  const found = [...google(env), ...uaePass(env), ...others(env.OPENID_PROVIDERS)]
  const ids = found.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice) throw new StartupError(`Two identity providers have the id ${twice}.`)
  return found
}

function google({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: z.output<typeof variables>) {
  if (GOOGLE_CLIENT_ID === undefined) return []
  return [
    provider.parse({
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      client_id: GOOGLE_CLIENT_ID,
      client_secret: GOOGLE_CLIENT_SECRET,
      response_type: GOOGLE_CLIENT_SECRET === undefined ? 'id_token' : 'code',
    }),
  ]
}

function uaePass(env: z.output<typeof variables>) {
  if (env.UAE_PASS_CLIENT_ID === undefined) return []
  if (env.UAE_PASS_CLIENT_SECRET === undefined)
    throw new StartupError('UAE_PASS_CLIENT_ID needs UAE_PASS_CLIENT_SECRET.')
  return [
    provider.parse({
      id: 'uae-pass',
      name: 'UAE Pass',
      issuer: env.UAE_PASS_ISSUER,
      client_id: env.UAE_PASS_CLIENT_ID,
      client_secret: env.UAE_PASS_CLIENT_SECRET,
      response_type: 'code',
      scope: env.UAE_PASS_SCOPE,
      authorization_endpoint: env.UAE_PASS_AUTHORIZATION_URL,
      token_endpoint: env.UAE_PASS_TOKEN_URL,
      jwks_uri: env.UAE_PASS_JWKS_URL,
    }),
  ]
}

function others(text: string | undefined): OpenIdSettings[] {
  if (text === undefined) return []
  const parsed = list.safeParse(readJson(text))
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new StartupError(`OPENID_PROVIDERS is not usable: ${wrong.join('; ')}.`)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartupError('OPENID_PROVIDERS is not JSON.')
  }
}
