import type { ManagerOptions, SocketOptions } from 'socket.io-client'

/** A running implementation of the contract. */
export interface Target {
  /** Address of the REST calls, as `http://127.0.0.1:8080/api`. */
  baseUrl: string
  /** Origin of the chat. */
  chatUrl: string
  /** Options that the implementation needs of a Socket.IO client. */
  socket?: Partial<ManagerOptions & SocketOptions>
  /** Accounts that can log in. */
  accounts: Record<'individual' | 'agent' | 'agency', { email: string; password: string }>
  stop(): Promise<void>
}
