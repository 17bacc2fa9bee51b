// First: socket clients look up WebSocket when they are imported, and the mock must stand in for it.
import './listen.ts'

import { contractSuite } from '@manzil/contract-tests/suite'
import { WebSocket } from 'socket.io-client'
import { accounts } from './accounts.ts'
import { controls, server, world } from './listen.ts'
import { outsideOf } from './outside.ts'

// Slow enough for a stop to come while an answer is typed.
controls.setChat({ typingMs: 100 })

contractSuite(async () => ({
  baseUrl: 'http://localhost:4010/api',
  chatUrl: 'http://localhost:4010',
  socket: { transports: [WebSocket] },
  accounts,
  outside: outsideOf(world),
  stop: async () => server.close(),
}))
