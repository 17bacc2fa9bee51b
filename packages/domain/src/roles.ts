import type { Role, User } from '@manzil/api-client/generated/types.gen'

const same = (role: string | null | undefined, wanted: Role): boolean =>
  role?.toLowerCase() === wanted

/** Not signed in: no role, or the guest's. Roles are compared whatever their case. */
export const isGuest = (role: string | null | undefined): boolean => !role || same(role, 'guest')

export const isIndividual = (role: string | null | undefined): boolean => same(role, 'individual')

/** Runs the site. */
export const isAdmin = (role: string | null | undefined): boolean => same(role, 'admin')

/** Any signed-in kind that is not an individual may advertise, but for those who run the site. */
export const isAgentOrAgency = (role: string | null | undefined): boolean =>
  !isGuest(role) && !isIndividual(role) && !isAdmin(role)

/**
 * Who may see a dashboard entry: every admitted user, agents and agencies alone, those who run the site, or
 * everybody but them.
 */
export type DashboardVisibility = true | 'agentOrAgency' | 'admin' | 'notAdmin' | false

export function isVisibleInDashboard(visibility: DashboardVisibility, role: string): boolean {
  if (visibility === 'agentOrAgency') return isAgentOrAgency(role)
  if (visibility === 'admin') return isAdmin(role)
  if (visibility === 'notAdmin') return !isAdmin(role)
  return visibility
}

/** Needs an account that is not a guest's, and a stored token. */
export const mayEnterDashboard = (user: Pick<User, 'role'> | null, token: string | null): boolean =>
  user !== null && !isGuest(user.role) && Boolean(token)

type Pictures = Pick<User, 'profile_picture' | 'company_logo' | 'agent_photo' | 'agency_logo'>

/** The account's pictures, the one to show first; the design system passes over unusable ones. */
export const picturesOf = (user: Pictures): (string | null)[] => [
  user.profile_picture,
  user.company_logo,
  user.agent_photo,
  user.agency_logo,
]
