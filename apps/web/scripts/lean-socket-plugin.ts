import type { Plugin } from 'vite'

/**
 * The chat speaks over a web socket alone (`chat-socket.ts`), so the ways to do without one stay
 * outside: a ninth of the library's code.
 */
export function leanSocketPlugin(): Plugin {
  return {
    name: 'manzil-lean-socket',
    apply: 'build',
    transform: {
      filter: { id: /\/engine\.io-client\/build\/esm\/transports\/index\.js$/ },
      handler(code) {
        const socket = /^import \{ WS \} from .*$/m.exec(code)?.[0]
        // Not an error: what the chat may weigh is limited by a test of its own.
        if (socket === undefined) return this.warn('The socket library is written in another way.')
        return { code: `${socket}\nexport const transports = { websocket: WS };\n`, map: null }
      },
    },
  }
}
