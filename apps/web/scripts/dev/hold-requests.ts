import type { Plugin } from 'vite'

/**
 * Lets requests for the server wait while it starts anew, instead of failing them. Where it has
 * ended, they are told so.
 *
 * @param isForServer whether the server answers an address; others pass
 */
export function holdRequests(
  isForServer: (url: string) => boolean,
  whenSettled: () => Promise<boolean>,
): Plugin {
  return {
    name: 'manzil-hold-requests',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!isForServer(request.url ?? '')) return next()
        whenSettled().then((isThere) => {
          if (isThere) return next()
          response.statusCode = 503
          response.end('The server has ended: its terminal says why.')
        }, next)
      })
    },
  }
}
