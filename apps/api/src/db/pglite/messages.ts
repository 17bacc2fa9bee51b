/** What the main thread hands to the engine's thread when it starts it. */
export type ThreadData = {
  dataDir: string
  template?: Uint8Array
  /** The compiled engine, which all threads of a process share. */
  program: WebAssembly.Module
}

/** To the engine's thread: bytes of one connection's requests, or the criterion to end cleanly. */
export type ToThread = { kind: 'request'; socket: number; bytes: Uint8Array } | { kind: 'close' }

/** From the engine's thread. Each request is answered exactly once, in order. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; socket: number; bytes: Uint8Array }
  | { kind: 'closed' }
