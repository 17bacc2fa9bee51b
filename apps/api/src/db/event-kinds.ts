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
  'passkey_login',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'passkey_cloned',
  'session_ended',
  'new_device',
  'code_sent',
  'code_refused',
  'email_changed',
  'phone_changed',
] as const

export type EventKind = (typeof eventKinds)[number]
