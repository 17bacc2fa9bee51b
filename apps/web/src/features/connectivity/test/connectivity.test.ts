import { describe, expect, it } from 'vitest'
import {
  type ConnectivityEvent,
  connected,
  problemOf,
  reduceConnectivity,
} from '../connectivity.ts'

const after = (...events: ConnectivityEvent[]) =>
  events.reduce((state, event) => reduceConnectivity(state, event, 3_000), connected)

describe('reduceConnectivity', () => {
  it('is fine to begin with and after a quick answer', () => {
    expect(problemOf(connected)).toBeNull()
    expect(problemOf(after({ type: 'answered', ms: 3_000 }))).toBeNull()
  })

  it('is slow when an answer takes longer than the threshold', () => {
    expect(problemOf(after({ type: 'answered', ms: 3_001 }))).toBe('slow')
  })

  it('is down when an answer fails, and heals with the next good one', () => {
    const down = after({ type: 'answered', ms: 4_000 }, { type: 'failed' })
    expect(down).toEqual({ online: true, slow: false, backendDown: true })
    expect(reduceConnectivity(down, { type: 'answered', ms: 20 }, 3_000)).toEqual(connected)
  })

  it('clears slow and down when the network goes', () => {
    const offline = after({ type: 'failed' }, { type: 'offline' })
    expect(offline).toEqual({ online: false, slow: false, backendDown: false })
    expect(problemOf(offline)).toBe('offline')
  })

  it('says nothing about the server without a network', () => {
    expect(after({ type: 'offline' }, { type: 'failed' }, { type: 'online' })).toEqual(connected)
  })
})
