import type { LeadPort } from './lead-port.ts'

/** A lead port, and the signal of the answer that uses it. */
export interface WatchedLeads {
  leads: LeadPort
  signal: AbortSignal
}

/**
 * Once a request is handed in, a stop of the visitor comes too late: the answer that says so is
 * given whole, since the agent has the request in any case.
 */
export function watchLeads(leads: LeadPort, signal: AbortSignal): WatchedLeads {
  const watched = new AbortController()
  let isBinding = false
  const end = (): void => {
    if (!isBinding || signal.reason !== 'stopped') watched.abort(signal.reason)
  }
  if (signal.aborted) end()
  else signal.addEventListener('abort', end, { once: true })
  return {
    signal: watched.signal,
    leads: {
      ...leads,
      async submit(request) {
        // Engines may go on for a while after a stop: the visitor was told that it came in time.
        if (watched.signal.aborted) return { kind: 'failed' }
        isBinding = true
        return leads.submit(request)
      },
    },
  }
}
