import { expect, test } from 'vitest'
import { failureOf } from '../../src/modules/operator/delivery-failure.ts'

test.each([
  ["Can't send mail - all recipients were rejected: 550 5.1.1 no such user", 'no_such_address'],
  ['the domain is reserved for examples', 'no_such_address'],
  ['550 5.1.2 host unknown', 'no_such_address'],
  ['answered 400 (21211)', 'no_such_address'],
  ['552 5.2.2 mailbox full', 'mailbox_full'],
  ['Message failed: 554 5.7.1 rejected as spam', 'refused'],
  ['was not sent: undelivered', 'refused'],
  ['451 4.7.1 greylisted, try again later', 'asked_to_wait'],
  ['421 not now', 'asked_to_wait'],
  ['answered 429', 'asked_to_wait'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'not_reached'],
  ['getaddrinfo ENOTFOUND mx.example.net', 'not_reached'],
  ['Greeting never received', 'not_reached'],
  ['The operation was aborted due to timeout', 'not_reached'],
  ['answered 503', 'not_reached'],
  ['Invalid login: 535 5.7.8 authentication failed', 'not_admitted'],
  ['answered 401 (20003)', 'not_admitted'],
  ['what it holds has expired', 'expired'],
  ['its text is gone', 'words_gone'],
  ['withdrawn', 'words_gone'],
  ['given up after too many attempts', 'other'],
  ['answered nonsense', 'other'],
  [null, 'other'],
] as const)('%s is %s', (noted, failure) => {
  expect(failureOf(noted)).toBe(failure)
})
