/** What is known about the way to the server. */
export interface Connectivity {
  online: boolean
  /** Health checks in a row, up to the last one, that took longer than the threshold or were given up. */
  slowChecks: number
  /** The server failed a health check, or answered that it is not well. */
  backendDown: boolean
}

export type ConnectivityEvent =
  | { type: 'online' | 'offline' }
  /** A health check was answered well, after `ms`. */
  | { type: 'answered'; ms: number }
  /** A health check was given up: nothing came in time. */
  | { type: 'unanswered' }
  /** A health check failed, or was answered with an error. */
  | { type: 'failed' }

export const connected: Connectivity = { online: true, slowChecks: 0, backendDown: false }

/** As many slow checks in a row cover the page; before, a bar says it. */
const SLOW_CHECKS_THAT_COVER = 2

/**
 * The specification's rules (section 4): offline clears slow and down; a failed answer marks the
 * server down; an answer slower than the threshold marks slow. `slowerThan` in ms. One check that nothing
 * answers in time is as good as slow; two in a row are a server that is down.
 */
export function reduceConnectivity(
  state: Connectivity,
  event: ConnectivityEvent,
  slowerThan: number,
): Connectivity {
  switch (event.type) {
    case 'offline':
      return { online: false, slowChecks: 0, backendDown: false }
    case 'online':
      return { ...state, online: true }
    case 'answered': {
      const slowChecks = event.ms > slowerThan ? state.slowChecks + 1 : 0
      return { online: state.online, slowChecks, backendDown: false }
    }
    case 'unanswered': {
      if (!state.online) return state
      const slowChecks = state.slowChecks + 1
      const backendDown = state.backendDown || slowChecks >= SLOW_CHECKS_THAT_COVER
      return { online: true, slowChecks, backendDown }
    }
    case 'failed':
      // Without a network every check fails, and says nothing about the server.
      return state.online ? { online: true, slowChecks: 0, backendDown: true } : state
  }
}

export type ConnectivityProblem = 'offline' | 'slow' | 'backendDown'

/** The one screen to show, the most serious problem first. */
export function problemOf(state: Connectivity): ConnectivityProblem | null {
  if (!state.online) return 'offline'
  if (state.backendDown) return 'backendDown'
  return state.slowChecks >= SLOW_CHECKS_THAT_COVER ? 'slow' : null
}

/** Whether a bar says that the connection is slow: for the first slow check, which covers nothing. */
export const isLagging = (state: Connectivity): boolean =>
  problemOf(state) === null && state.slowChecks > 0
