/** What is known about the way to the server. */
export interface Connectivity {
  online: boolean
  slow: boolean
  /** The server did not answer a health check, or answered that it is not well. */
  backendDown: boolean
}

export type ConnectivityEvent =
  | { type: 'online' | 'offline' }
  /** A health check was answered well, after `ms`. */
  | { type: 'answered'; ms: number }
  /** A health check failed, was given up, or was answered with an error. */
  | { type: 'failed' }

export const connected: Connectivity = { online: true, slow: false, backendDown: false }

/**
 * The specification's rules (section 4): offline clears slow and down; a failed answer marks the
 * server down; an answer slower than the threshold marks slow. `slowerThan` in ms.
 */
export function reduceConnectivity(
  state: Connectivity,
  event: ConnectivityEvent,
  slowerThan: number,
): Connectivity {
  switch (event.type) {
    case 'offline':
      return { online: false, slow: false, backendDown: false }
    case 'online':
      return { ...state, online: true }
    case 'answered':
      return { online: state.online, slow: event.ms > slowerThan, backendDown: false }
    case 'failed':
      // Without a network every check fails, and says nothing about the server.
      return state.online ? { online: true, slow: false, backendDown: true } : state
  }
}

export type ConnectivityProblem = 'offline' | 'slow' | 'backendDown'

/** The one screen to show, the most serious problem first. */
export function problemOf(state: Connectivity): ConnectivityProblem | null {
  if (!state.online) return 'offline'
  if (state.backendDown) return 'backendDown'
  return state.slow ? 'slow' : null
}
