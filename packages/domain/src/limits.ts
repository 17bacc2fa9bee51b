/**
 * Business constants of the specification's section 9. Durations are milliseconds, lengths CSS
 * pixels, unless the name says otherwise.
 */

/** Health check of the server. */
export const HEALTH_CHECK_INTERVAL_MS = 15_000
/** An answer slower than this counts as a slow connection. */
export const SLOW_THRESHOLD_MS = 3_000
/** A health check is given up after this. */
export const HEALTH_ABORT_MS = SLOW_THRESHOLD_MS + 2_000

/** Between success and the redirect or close of login, social login, logout and reset link. */
export const ACCOUNT_REDIRECT_DELAY_MS = 500
/** Between the notice of an expired session and going property. */
export const SESSION_EXPIRED_REDIRECT_MS = 2_000

export const TOAST_DURATION_MS = 3_000
/** Toasts of the chat; its successes stay for CHAT_SUCCESS_TOAST_MS. */
export const CHAT_TOAST_MS = 5_000
export const CHAT_SUCCESS_TOAST_MS = 3_000
/** A chat toast leaves the list this long after it was hidden. */
export const CHAT_TOAST_REMOVAL_DELAY_MS = 1_000
export const MAX_TOASTS = 20

/** Default of the specification's password policy, and the least that a server may ask for. */
export const PASSWORD_MIN_LENGTH = 6
/** What servers ask for unless they are told otherwise: OWASP ASVS's least. */
export const SERVED_PASSWORD_MIN_LENGTH = 8
export const PHONE_MIN_DIGITS = 10
export const PHONE_MAX_DIGITS = 15

/** How long a deleted account can be kept, in days. The privacy policy says so. */
export const ACCOUNT_GRACE_DAYS = 14

export const CHAT_TOOLTIP_MS = 5_000
/** Property results appear line by line at this pace when live. */
export const CHAT_REVEAL_STEP_MS = 250
/** Features named of one property, then 'and more.'. */
export const CHAT_MAX_FEATURES = 5
export const TERMS_SKELETON_LINES = 8

export const SOCIAL_MEDIA_PAGE_SIZE = 10

export const SIDEBAR_WIDTH_PX = 300
export const SIDEBAR_LOGO_WIDTH_PX = 130
export const PREVIEW_IMAGE_MAX_HEIGHT_PX = 400
/** A window this wide or less is treated as mobile. */
export const MOBILE_MAX_WIDTH_PX = 768
export const PROFILE_PICTURE_PX = 40
export const LOGIN_POPUP_PX = { width: 500, height: 600 } as const
/** A popup that is seen closed may still bring its result for so long: some providers cut it off. */
export const LOGIN_POPUP_CLOSED_MS = 8_000
/** Calls of a sign-in; the long one is for those that ask the provider in turn. */
export const LOGIN_TIMEOUT_MS = { short: 30_000, long: 60_000 } as const
/** A sign-in at a provider, and a one-time code, are good for so long: pages count it by their own clock. */
export const SIGN_IN_MS = 10 * 60_000
export const ONE_TIME_CODE_MS = 10 * 60_000
/** So many minutes after the owner proved to be there, nothing more is asked. */
export const PROOF_MINUTES = 10
export const INSIGHTS_SUBMENU_MAX_HEIGHT_PX = 235
export const LOCATION_SUBMENU_MAX_HEIGHT_PX = 329
/** Height of the chat's history area. */
export const CHAT_HISTORY_MAX_HEIGHT_PX = 400

/** Realtime connection. */
export const SOCKET_RECONNECT_MIN_MS = 1_000
export const SOCKET_RECONNECT_MAX_MS = 5_000
export const SOCKET_CONNECT_TIMEOUT_MS = 20_000

/** Where files are sent in parts, by the tus protocol, and how large they may be. */
export const RESUMABLE_PATH = '/resumable-uploads'
export const RESUMABLE_BYTES = 26_214_400

/** Drafts of properties that an account may have. */
export const MOST_DRAFTS = 50
