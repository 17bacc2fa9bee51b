import path from 'node:path'
import { createServer } from 'vite'
import { freePort } from '../../e2e/start-server.ts'
import { serverAddresses } from '../server-addresses.ts'
import { createContractWatch } from './contract-watch.ts'
import { holdRequests } from './hold-requests.ts'
import { runServer } from './server-process.ts'
import { isServerSource, serverFolders } from './server-sources.ts'

/**
 * `npm run dev`: the server, from its sources, and the web app before it, under one address. A
 * changed source of the server starts it anew, a changed contract is linted and generated.
 *
 * `PORT` is the port of that address; the server behind it takes a free one. With `API_ORIGIN` there
 * is no server of our own: the web app stands before that one.
 */
const root = path.resolve(import.meta.dirname, '../../../..')
const port = Number(process.env.PORT ?? 5173)
const address = `http://localhost:${port}`
const foreign = process.env.API_ORIGIN

const serverPort = await freePort()
process.env.API_ORIGIN ??= `http://127.0.0.1:${serverPort}`

const server = foreign
  ? undefined
  : runServer(
      path.join(root, 'apps/api/src/server.ts'),
      {
        ...process.env,
        PORT: String(serverPort),
        HOST: '127.0.0.1',
        PUBLIC_URL: process.env.PUBLIC_URL ?? address,
        LOG_PRETTY: process.env.LOG_PRETTY ?? String(process.stdout.isTTY === true),
      },
      (status) => process.exit(status),
    )

const isForServer = (url: string) => serverAddresses.some((pattern) => pattern.test(url))
const web = await createServer({
  root: path.join(root, 'apps/web'),
  server: { port, strictPort: true },
  plugins: server ? [holdRequests(isForServer, server.whenSettled)] : [],
})
try {
  await web.listen()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await server?.stop()
  process.exit(1)
}

const contracts = path.join(root, 'contracts')
const folders = serverFolders(root)
const contractWatch = createContractWatch()
web.watcher.add([contracts, ...folders])
web.watcher.on('all', (_event, file) => {
  if (file.startsWith(contracts + path.sep)) contractWatch.changed()
  else if (isServerSource(file, folders)) server?.restart()
})

const stop = () => {
  void Promise.all([web.close(), server?.stop()]).then(() => process.exit(0))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

// A server of our own says so itself, each time that it has started.
if (!server) console.log(`Manzil is open: ${address}`)
