import { describe, expect, it } from 'vitest'
import {
  isAgentOrAgency,
  isGuest,
  isIndividual,
  isVisibleInDashboard,
  mayEnterDashboard,
  picturesOf,
} from '../src/roles.ts'

describe('roles', () => {
  it('compares whatever the case', () => {
    expect(isIndividual('Individual')).toBe(true)
    expect(isGuest('GUEST')).toBe(true)
    expect(isAgentOrAgency('Individual')).toBe(false)
    expect(isAgentOrAgency('agency')).toBe(true)
  })

  it('treats a missing role as a guest', () => {
    expect(isGuest(undefined)).toBe(true)
    expect(isGuest('')).toBe(true)
    expect(isIndividual(undefined)).toBe(false)
    expect(isAgentOrAgency(null)).toBe(false)
  })

  it('shows agent entries to neither individuals nor guests', () => {
    expect(isVisibleInDashboard('agentOrAgency', 'individual')).toBe(false)
    expect(isVisibleInDashboard('agentOrAgency', 'agent')).toBe(true)
    expect(isVisibleInDashboard(true, 'individual')).toBe(true)
    expect(isVisibleInDashboard('notAdmin', 'individual')).toBe(true)
    expect(isVisibleInDashboard('notAdmin', 'admin')).toBe(false)
    expect(isVisibleInDashboard(false, 'agent')).toBe(false)
  })

  it('keeps everyone without an account out of the dashboard', () => {
    expect(mayEnterDashboard(null, 'token')).toBe(false)
    expect(mayEnterDashboard({ role: 'guest' }, 'token')).toBe(false)
    expect(mayEnterDashboard({ role: 'individual' }, null)).toBe(false)
    expect(mayEnterDashboard({ role: 'individual' }, '')).toBe(false)
    expect(mayEnterDashboard({ role: 'individual' }, 'token')).toBe(true)
  })
})

it('shows an account by its own picture, then by those of its company and agency', () => {
  const pictures = {
    agency_logo: '/4.png',
    agent_photo: '/3.png',
    company_logo: '/2.png',
    profile_picture: null,
  }
  expect(picturesOf(pictures)).toEqual([null, '/2.png', '/3.png', '/4.png'])
})
