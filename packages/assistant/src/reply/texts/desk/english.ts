import type { DeskTexts } from './desk-texts.ts'

export const englishDesk: DeskTexts = {
  which: {
    viewing:
      'Which home would you like to see? Choose one of those shown, or tell me what else to look for.',
    callback:
      'Which home is the call about? Choose one of those shown, or tell me what else to look for.',
  },
  searchFirst: {
    viewing:
      'Let us find the home first: which area, what kind, which budget? Then choose one of the results, and I ask its agent for a viewing.',
    callback:
      'Let us find the home first: which area, what kind, which budget? Then choose one of the results, and I ask its agent to call you.',
  },
  chosen: (title) => `It is about: ${title}.`,
  fields: { name: 'your name', phone: 'your phone number', email: 'your e-mail address' },
  needs: (fields) => `For the agent I need ${fields}.`,
  noted: (details) => `I have noted: ${details}.`,
  badPhone:
    'That phone number is not complete: it needs 10 to 15 digits, for example 050 123 4567 or +971 50 123 4567.',
  badEmail: 'That e-mail address is not complete, for example sara@example.com.',
  when: 'When would you like to come? These times are free:',
  past: 'That time has already passed. These times are still free:',
  closed: (hours, days) =>
    `Viewings are on the half hour, ${hours}, Monday to Saturday, up to ${days} days ahead. These times are free:`,
  taken: (when) => `${when} is not free any more. Near it there is:`,
  summary: {
    viewing: (title, when) => `Viewing of “${title}”${when === undefined ? '' : `, ${when}`}.`,
    callback: (title, when) => `Call about “${title}”${when === undefined ? '' : `, ${when}`}.`,
  },
  from: (details) => `From: ${details}.`,
  confirm: 'Shall I send this to the agent? Nothing is sent until you say yes.',
  sent: {
    viewing: (reference) =>
      `Sent to the agent, reference ${reference}. The agent confirms the time with you.`,
    callback: (reference) => `Sent to the agent, reference ${reference}. The agent calls you.`,
  },
  gone: 'This home is no longer published, so nothing was sent. Choose another one.',
  busy: 'This home gets too many requests just now, so nothing was sent. Please try again in an hour.',
  failed: 'I could not send this just now. Please try again in a moment.',
  cancelled: 'Cancelled. Nothing was sent.',
  yes: { label: 'Yes, send it', message: 'yes, send it' },
  otherTime: { label: 'Another time', message: 'another time' },
  cancel: { label: 'Cancel', message: 'cancel' },
  choose: (number, title) => ({ label: `${number} · ${title}`, message: `number ${number}` }),
}
