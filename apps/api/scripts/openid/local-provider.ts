import type { Server } from 'node:http'
import { interactionPolicy, Provider } from 'oidc-provider'
import { people } from './people.ts'

interface Options {
  port: number
  /** Where the popup comes back to, each. */
  redirectUris: string[]
}

/** Of the one client that the provider knows. */
export const localClient = { id: 'manzil', secret: 'a secret of developers alone' } as const

/** A real OpenID provider on this machine, whose log-in is a choice among people. */
export function startLocalProvider({ port, redirectUris }: Options): Promise<Server> {
  const issuer = `http://127.0.0.1:${port}`
  const policy = interactionPolicy.base()
  // Else clients that may come back to http:// are asked for consent each time.
  policy.get('consent')?.checks.remove('native_client_prompt')
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: localClient.id,
        client_secret: localClient.secret,
        // Others may not come back to http://.
        application_type: 'native',
        redirect_uris: redirectUris,
        response_types: ['id_token', 'code'],
        grant_types: ['implicit', 'authorization_code'],
      },
    ],
    responseTypes: ['id_token', 'code'],
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    cookies: { keys: ['of developers alone'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/choose/${uid}` },
    findAccount: (_context, id) => {
      const person = people.find((each) => each.id === id)
      if (!person) return undefined
      const { id: sub, ...claims } = person
      return { accountId: sub, claims: () => ({ sub, ...claims }) }
    },
    // Nobody is asked what the site may know.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    const [, page, , person] = context.path.split('/')
    if (page !== 'choose') return next()
    if (context.method === 'GET') {
      context.type = 'html'
      context.body = choice(context.path)
      return
    }
    const answer =
      person === 'nobody'
        ? { error: 'access_denied', error_description: 'refused' }
        : { login: { accountId: person ?? '', remember: false } }
    await provider.interactionFinished(context.req, context.res, answer)
    context.respond = false
  })
  return new Promise((resolve) => {
    const server = provider.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function choice(path: string): string {
  const button = (id: string, label: string) =>
    `<form method="post" action="${path}/${id}"><button>${label}</button></form>`
  const buttons = people.map(({ id, email, email_verified }) =>
    button(id, email_verified ? email : `${email} (not verified)`),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Choose an account</title>
<style>body{max-width:24rem;margin:2rem auto;font:16px system-ui}button{width:100%;min-height:44px;margin:.25rem 0}</style>
<h1>Choose an account</h1>${[...buttons, button('nobody', 'Refuse')].join('')}</html>`
}
