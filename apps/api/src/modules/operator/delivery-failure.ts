import type { DeliveryFailure } from '@manzil/api-client/generated/types.gen'
import { ownReasons } from '../../mail/own-reasons.ts'

/** What this site itself has noted. */
const own: ReadonlyMap<string, DeliveryFailure> = new Map([
  [ownReasons.expired, 'expired'],
  [ownReasons.wordsGone, 'words_gone'],
  [ownReasons.withdrawn, 'words_gone'],
])

/** What is said of each failure by mail servers, services of text messages and the system. The first that fits. */
const signs: readonly (readonly [DeliveryFailure, RegExp])[] = [
  // Whoever runs the site mends it: the server takes no log-in.
  ['not_admitted', /\b53[0458]\b|\b5\.7\.8\b|invalid login|answered 40[13]\b/i],
  ['mailbox_full', /\b[45]\.2\.2\b|\b552\b|(?:mailbox|quota).*(?:full|exceeded)|over quota/i],
  [
    'no_such_address',
    /\b5\.1\.\d+\b|no such|(?:user|recipient|mailbox|host|domain|address)\b.*\b(?:unknown|not found|unavailable|does(?: not|n't) exist)|(?:unknown|invalid) (?:user|recipient|address)|reserved for examples|answered 400\b/i,
  ],
  ['refused', /\b5\d\d\b[ -]|\b5\.\d+\.\d+\b|was not sent/i],
  ['asked_to_wait', /\b4\d\d\b[ -]|\b4\.\d+\.\d+\b|answered 429\b/i],
  [
    'not_reached',
    /E(?:CONN|TIMEDOUT|NOTFOUND|HOSTUNREACH|NETUNREACH|AI_AGAIN|PIPE|DNS)|time-?out|timed out|socket|connection|greeting|fetch failed|cut off|answered 5\d\d\b|certificate/i,
  ],
]

/** The kind of a failure by what was noted of it. */
export function failureOf(noted: string | null): DeliveryFailure {
  if (noted === null) return 'other'
  return own.get(noted) ?? signs.find(([, sign]) => sign.test(noted))?.[0] ?? 'other'
}
