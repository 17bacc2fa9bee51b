import { createMswHandlers } from '@manzil/api-client/generated/msw.gen'
import { chatPath } from '@manzil/api-client/generated/socket.gen'
import { type AnyHandler, ws } from 'msw'
import { type ChatHub, createChatHub } from './chat/chat-hub.ts'
import { createShell } from './context.ts'
import { createControls, type MockControls } from './controls.ts'
import { createGate } from './gate/gate.ts'
import { personaLogin } from './gate/persona-login.ts'
import { createRequestLog, type RequestLog } from './gate/request-log.ts'
import { createMockHandlers } from './handlers.ts'
import { checkoutHandlers } from './payments/serve-checkout.ts'
import { pictureHandler } from './pictures/serve-pictures.ts'
import { sceneHandler } from './scenes.ts'
import type { World } from './world.ts'

interface Options {
  controls?: MockControls
  /** Called after everything that may have changed the world. */
  onChange?: () => void
}

/** The pretend backend, for whoever carries the calls to it. */
export interface Mock {
  world: World
  controls: MockControls
  log: RequestLog
  chat: ChatHub
  /** REST, pictures and chat. */
  handlers: AnyHandler[]
}

export function createMock(
  world: World,
  { controls = createControls(), onChange }: Options = {},
): Mock {
  const changed = onChange ?? (() => {})
  const log = createRequestLog()
  const own = createMockHandlers(world)
  const operations = { ...own, ...personaLogin(world, controls, own) }
  const handlers = createMswHandlers(operations, createShell(world, controls))
  const chat = createChatHub({ world, controls, onChange: changed })
  const chatLink = ws.link(new RegExp(`^wss?://[^/]+${chatPath}/`))
  return {
    world,
    controls,
    log,
    chat,
    handlers: [
      createGate({
        handlers,
        controls,
        log,
        onChange() {
          chat.checkSessions()
          changed()
        },
      }),
      sceneHandler(),
      pictureHandler(world),
      ...checkoutHandlers(world, changed),
      chatLink.addEventListener('connection', ({ client }) =>
        chat.welcome({
          send: (data) => client.send(data),
          close: () => client.close(),
          onMessage: (listen) => client.addEventListener('message', ({ data }) => listen(data)),
          onClose: (listen) => client.addEventListener('close', listen),
        }),
      ),
    ],
  }
}

/** Handlers of the whole contract, REST and chat, over one world. */
export const mockEverything = (world: World): AnyHandler[] => createMock(world).handlers
