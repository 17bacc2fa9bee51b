import { describe, expect, it } from 'vitest'
import {
  avatarOf,
  isAgentOrAgency,
  isGuest,
  isIndividual,
  isVisibleInDashboard,
  mayEnterDashboard,
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
    expect(isAgentOrAgency(null)).toBe(false)
  })

  it('shows agent entries to neither individuals nor guests', () => {
    expect(isVisibleInDashboard('agentOrAgency', 'individual')).toBe(false)
    expect(isVisibleInDashboard('agentOrAgency', 'agent')).toBe(true)
    expect(isVisibleInDashboard(true, 'individual')).toBe(true)
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

describe('avatarOf', () => {
  const none = { profile_picture: null, company_logo: null, agent_photo: null, agency_logo: null }

  it('takes the first picture that there is', () => {
    expect(avatarOf({ ...none, agent_photo: '/a.png', agency_logo: '/b.png' })).toBe('/a.png')
    expect(avatarOf({ ...none, company_logo: 'https://x.example/c.png', agent_photo: '/a' })).toBe(
      'https://x.example/c.png',
    )
  })

  it('passes over empty and foreign addresses', () => {
    expect(avatarOf(none)).toBeNull()
    expect(avatarOf({ ...none, profile_picture: '' })).toBeNull()
    expect(avatarOf({ ...none, profile_picture: 'javascript:alert(1)', agency_logo: '/b' })).toBe(
      '/b',
    )
  })
})
