/** One call, as the log tells it. */
export interface LoggedCall {
  /** Operation of the contract, or method and path of a call that it does not have. */
  operation: string
  /** 0: no answer, as without a network. */
  status: number
  /** From the call to the answer, in ms. */
  ms: number
}

/** Calls kept. */
const kept = 50

export interface RequestLog {
  /** Newest first. */
  entries(): readonly LoggedCall[]
  add(call: LoggedCall): void
  follow(listener: () => void): () => void
}

export function createRequestLog(): RequestLog {
  let calls: LoggedCall[] = []
  const listeners = new Set<() => void>()
  return {
    entries: () => calls,
    add(call) {
      calls = [call, ...calls].slice(0, kept)
      for (const listener of listeners) listener()
    },
    follow(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
