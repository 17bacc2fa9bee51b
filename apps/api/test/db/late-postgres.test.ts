import { once } from 'node:events'
import net from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { openDatabase } from '../../src/db/connect.ts'
import { createPostgresDatabase, silent, testOnPostgres } from '../engines.ts'

testOnPostgres(
  'a server that leaves the first connection waiting is asked again',
  async (server) => {
    const { url, drop } = await createPostgresDatabase(server, 'migrated')
    onTestFinished(drop)
    const { hostname, port } = new URL(url)
    const sockets = new Set<net.Socket>()
    // What a machine does whose processors are all taken: the connection is there, and nothing comes.
    const busy = net.createServer((socket) => {
      const isFirst = sockets.size === 0
      sockets.add(socket.on('error', () => {}))
      if (isFirst) return
      const line = net.connect(Number(port), hostname).on('error', () => {})
      sockets.add(line)
      socket.pipe(line).pipe(socket)
    })
    await once(busy.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      busy.close()
    })
    const address = busy.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const databaseUrl = Object.assign(new URL(url), { port: String(address.port) }).href
    const database = await openDatabase({ dataDir: '', databaseUrl, logger: silent })
    expect(database.engine).toBe('postgres')
    await database.close()
  },
)
