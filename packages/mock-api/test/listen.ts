import { createMockServer } from '../src/node.ts'

export const server = createMockServer(1200)
server.listen({ onUnhandledFrame: 'error' })
