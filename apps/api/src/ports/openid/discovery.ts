import { z } from 'zod'
import { isSafeAddress, type OpenIdSettings } from '../../environment/openid-providers.ts'
import { fetchBounded, readJson } from './fetch-bounded.ts'
import { ProviderDown } from './identity-port.ts'

const address = z.string().max(500).refine(isSafeAddress)

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address.optional(),
  jwks_uri: address,
  response_types_supported: z.array(z.string()).max(100).default([]),
  token_endpoint_auth_methods_supported: z.array(z.string()).max(100).optional(),
})

/** Where a provider answers, and how. */
export interface Endpoints {
  authorization: string
  token: string | undefined
  jwks: string
  responseType: 'id_token' | 'code'
  /** Whether the secret goes into the form, for providers that take it nowhere else. */
  secretInForm: boolean
}

/** How long what was read counts, in ms. */
const KEPT_MS = 60 * 60_000

/** Where a provider answers: by the settings, and where they are silent by its own document. */
export function createDiscovery(
  settings: OpenIdSettings,
  now: () => number = Date.now,
): () => Promise<Endpoints> {
  let kept: { endpoints: Endpoints; until: number } | undefined
  let underWay: Promise<Endpoints> | undefined
  const find = async () => {
    const endpoints = stated(settings) ?? (await discover(settings))
    kept = { endpoints, until: now() + KEPT_MS }
    return endpoints
  }
  return async () => {
    if (kept && kept.until > now()) return kept.endpoints
    underWay ??= find().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

function stated(settings: OpenIdSettings): Endpoints | undefined {
  const { authorization_endpoint, token_endpoint, jwks_uri, response_type } = settings
  if (!authorization_endpoint || !jwks_uri || !response_type) return undefined
  if (response_type === 'code' && !token_endpoint) return undefined
  return {
    authorization: authorization_endpoint,
    token: token_endpoint,
    jwks: jwks_uri,
    responseType: response_type,
    secretInForm: false,
  }
}

async function discover(settings: OpenIdSettings): Promise<Endpoints> {
  const base = settings.issuer.replace(/\/$/, '')
  const answer = await fetchBounded(`${base}/.well-known/openid-configuration`)
  if (!answer.ok) throw new ProviderDown(`its discovery document answers ${answer.status}`)
  const parsed = metadata.safeParse(await readJson(answer))
  if (!parsed.success) throw new ProviderDown('its discovery document is not usable')
  const found = parsed.data
  if (found.issuer !== settings.issuer)
    throw new ProviderDown(`its discovery document is of another issuer than ${settings.issuer}`)
  const offered = found.response_types_supported.includes('id_token') ? 'id_token' : 'code'
  const responseType = settings.response_type ?? offered
  const token = settings.token_endpoint ?? found.token_endpoint
  if (responseType === 'code' && !token) throw new ProviderDown('it names no token endpoint')
  const methods = found.token_endpoint_auth_methods_supported
  return {
    authorization: settings.authorization_endpoint ?? found.authorization_endpoint,
    token,
    jwks: settings.jwks_uri ?? found.jwks_uri,
    responseType,
    secretInForm: methods !== undefined && !methods.includes('client_secret_basic'),
  }
}
