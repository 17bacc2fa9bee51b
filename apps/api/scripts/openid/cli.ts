import { localClient, startLocalProvider } from './local-provider.ts'

/**
 * `npm run dev:openid`: an OpenID provider for developers. `OPENID_PORT` is its port, `SITE` the
 * address of the site that it sends visitors back to.
 */
const port = Number(process.env.OPENID_PORT ?? 8310)
const sites = (process.env.SITE ?? 'http://localhost:5173,http://localhost:8080').split(',')
const server = await startLocalProvider({
  port,
  redirectUris: sites.map((site) => `${site}/signed-in.html`),
})
const settings = [
  {
    id: 'google',
    name: 'Google',
    issuer: `http://127.0.0.1:${port}`,
    client_id: localClient.id,
    client_secret: localClient.secret,
  },
]
process.send?.('ready')
console.log(`The provider answers at http://127.0.0.1:${port}. Start the site with:`)
console.log(`OPENID_PROVIDERS='${JSON.stringify(settings)}' npm run dev`)

const stop = () => server.close(() => process.exit(0))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
