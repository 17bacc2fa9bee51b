import { contractSuite } from '@manzil/contract-tests/suite'
import { WebSocket } from 'socket.io-client'
import { mockPassword } from '../src/world.ts'
import { server } from './listen.ts'

contractSuite(async () => ({
  baseUrl: 'http://localhost:4010/api',
  chatUrl: 'http://localhost:4010',
  socket: { transports: [WebSocket] },
  accounts: {
    individual: { email: 'demo.individual@manzil.example', password: mockPassword },
    agent: { email: 'demo.agent@manzil.example', password: mockPassword },
    agency: { email: 'demo.agency@manzil.example', password: mockPassword },
  },
  stop: async () => server.close(),
}))
