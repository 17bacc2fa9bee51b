import { once } from 'node:events'
import net from 'node:net'

/** The way of one visitor to the server, which can break as ways do. */
export interface Network {
  port: number
  /** Ends what is open, as a lost connection is ended. */
  cut: () => void
  /** The same by a reset. */
  reset: () => void
  /** Nothing gets through for so many milliseconds; then all of it does. */
  stall: (ms: number) => void
  /** Nothing gets through any more on what is open, and neither side is told. */
  swallow: () => void
  close: () => Promise<void>
}

interface Line {
  client: net.Socket
  server: net.Socket
}

/** A TCP proxy on a free port of this machine. */
export async function createNetwork(serverPort: number): Promise<Network> {
  const lines = new Set<Line>()
  const proxy = net.createServer((client) => {
    const server = net.connect(serverPort, '127.0.0.1')
    const line = { client, server }
    lines.add(line)
    const end = (): void => {
      lines.delete(line)
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      socket.setNoDelay(true)
      socket.on('error', end)
      socket.on('close', end)
    }
    client.pipe(server)
    server.pipe(client)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('no port for the network')

  const hold = ({ client, server }: Line): void => {
    client.unpipe(server)
    server.unpipe(client)
    client.pause()
    server.pause()
  }
  const release = ({ client, server }: Line): void => {
    client.pipe(server)
    server.pipe(client)
  }
  return {
    port: address.port,
    cut: () => {
      for (const { client } of lines) client.destroy()
    },
    reset: () => {
      for (const { client, server } of lines) {
        client.resetAndDestroy()
        server.resetAndDestroy()
      }
    },
    stall: (ms) => {
      const held = [...lines]
      for (const line of held) hold(line)
      setTimeout(() => held.filter((line) => lines.has(line)).forEach(release), ms)
    },
    swallow: () => lines.forEach(hold),
    async close() {
      const ended = once(proxy, 'close')
      proxy.close()
      for (const { client } of lines) client.destroy()
      await ended
    },
  }
}
