import { serveHttp } from '../src/http/serve-http.ts'
import type { Mock } from '../src/mock.ts'

/** Serves the mock on a free port. */
export async function listenHttp(
  mock: Mock,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = serveHttp(mock)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
