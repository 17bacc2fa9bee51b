import { describe, expect, it } from 'vitest'
import {
  type ConnectivityEvent,
  connected,
  isLagging,
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

  const slow = { type: 'answered', ms: 3_001 } as const

  it('lags when an answer takes longer than the threshold, and is slow when two in a row do', () => {
    expect([problemOf(after(slow)), isLagging(after(slow))]).toEqual([null, true])
    expect([problemOf(after(slow, slow)), isLagging(after(slow, slow))]).toEqual(['slow', false])
    expect(problemOf(after(slow, slow, slow))).toBe('slow')
    expect(isLagging(after(slow, { type: 'answered', ms: 20 }, slow))).toBe(true)
    expect(isLagging(connected)).toBe(false)
  })

  it('lags when a check is given up, and is down when two in a row are', () => {
    expect([
      problemOf(after({ type: 'unanswered' })),
      isLagging(after({ type: 'unanswered' })),
    ]).toEqual([null, true])
    expect(problemOf(after(slow, { type: 'unanswered' }))).toBe('backendDown')
    expect(problemOf(after({ type: 'failed' }, { type: 'unanswered' }))).toBe('backendDown')
    expect(after({ type: 'offline' }, { type: 'unanswered' }, { type: 'online' })).toEqual(
      connected,
    )
  })

  it('is down when an answer fails, and heals with the next good one', () => {
    const down = after({ type: 'answered', ms: 4_000 }, { type: 'failed' })
    expect(down).toEqual({ online: true, slowChecks: 0, backendDown: true })
    expect(reduceConnectivity(down, { type: 'answered', ms: 20 }, 3_000)).toEqual(connected)
  })

  it('clears slow and down when the network goes', () => {
    const offline = after({ type: 'failed' }, { type: 'offline' })
    expect(offline).toEqual({ online: false, slowChecks: 0, backendDown: false })
    expect(problemOf(offline)).toBe('offline')
  })

  it('says nothing about the server without a network', () => {
    expect(after({ type: 'offline' }, { type: 'failed' }, { type: 'online' })).toEqual(connected)
  })
})
