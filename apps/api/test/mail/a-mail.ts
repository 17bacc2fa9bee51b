import type { Mail } from '../../src/ports/mail/mail-port.ts'

export const sender = { name: 'Manzil', address: 'no-reply@manzil.test' }

/** A mail to somebody, with what a test changes. */
export const aMail = (more: Partial<Mail> = {}): Mail => ({
  messageId: '<0197a1c2@manzil.test>',
  to: { name: 'Sara Khan', address: 'sara.khan@example.com' },
  replyTo: null,
  subject: 'Your enquiry',
  text: 'Hello\n',
  html: '<p>Hello</p>\n',
  date: new Date('2026-11-20T08:00:00Z'),
  ...more,
})
