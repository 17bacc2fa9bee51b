/** Texts are loaded by feature; a name here is a file `locales/<language>/<name>.json`. */
export const features = [
  'common',
  'home',
  'listing',
  'search',
  'share',
  'details',
  'choosing',
  'particulars',
  'agents',
  'enquiry',
  'dashboard',
  'account',
  'credentials',
  'chat',
  'connectivity',
  'content',
  'cookies',
  'payment',
  'map',
  'failures',
] as const
export type Feature = (typeof features)[number]
