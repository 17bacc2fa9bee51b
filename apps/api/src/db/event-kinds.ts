/** What the security log tells of. Stored: never change. */
export const eventKinds = [
  'login',
  'login_failed',
  'login_delayed',
  'logout',
  'signup',
  'reset_asked',
  'password_reset',
  'password_changed',
  'password_refused',
  'sessions_ended',
  'owner_told',
  'role_refused',
  'social_refused',
  'identity_linked',
] as const

export type EventKind = (typeof eventKinds)[number]
