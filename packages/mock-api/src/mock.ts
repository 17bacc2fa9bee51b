import { createMswHandlers } from '@manzil/api-client/generated/msw.gen'
import { chatPath } from '@manzil/api-client/generated/socket.gen'
import { type AnyHandler, ws } from 'msw'
import { serveChat } from './chat/events.ts'
import { bindSocketIo } from './chat/socket-io.ts'
import { createShell } from './context.ts'
import { createMockHandlers } from './handlers.ts'
import { sceneHandler } from './scenes.ts'
import type { World } from './world.ts'

/** Handlers of the whole contract, REST and chat, over one world. */
export function mockEverything(world: World): AnyHandler[] {
  const chat = ws.link(new RegExp(`^wss?://[^/]+${chatPath}/`))
  return [
    ...createMswHandlers(createMockHandlers(world), createShell(world)),
    sceneHandler(),
    chat.addEventListener('connection', ({ client }) =>
      bindSocketIo(client, (socket) => serveChat(world, socket)),
    ),
  ]
}
