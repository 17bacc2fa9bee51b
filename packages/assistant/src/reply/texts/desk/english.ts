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
      'Let us find the home first: which area, what kind, which budget? Then choose one of the results, and I pass on that you would like to see it.',
    callback:
      'Let us find the home first: which area, what kind, which budget? Then choose one of the results, and I pass on that you would like to be called.',
  },
  chosen: (title) => `It is about: ${title}.`,
  fields: { name: 'your name', phone: 'your phone number', email: 'your e-mail address' },
  needs: (fields) => `For the request I need ${fields}.`,
  noted: (details) => `I have noted: ${details}.`,
  badPhone:
    'That phone number is not complete: it needs 10 to 15 digits, for example 050 123 4567 or +971 50 123 4567.',
  badEmail: 'That e-mail address is not complete, for example sara@example.com.',
  when: 'When would you like to come? These are times you can ask for:',
  past: 'That time has already passed. You can still ask for these:',
  closed: (hours, days) =>
    `Viewings can be asked for on the half hour, ${hours}, Monday to Saturday, up to ${days} days ahead. These are times you can ask for:`,
  taken: (when) => `${when} cannot be asked for any more. Near it you can ask for:`,
  summary: {
    viewing: (title, when) => `Viewing of “${title}”${when === undefined ? '' : `, ${when}`}.`,
    callback: (title, when) => `Call about “${title}”${when === undefined ? '' : `, ${when}`}.`,
  },
  from: (details) => `From: ${details}.`,
  confirm: 'Shall I send this request? Nothing is sent until you say yes.',
  sent: {
    agent: {
      viewing: (reference) =>
        `Sent to the agent, reference ${reference}. The time is agreed once the agent confirms it.`,
      callback: (reference) =>
        `Sent to the agent, reference ${reference}. The agent has been asked to call you.`,
    },
    agency: {
      viewing: (reference) =>
        `Sent to the agency, reference ${reference}. The time is agreed once the agency confirms it.`,
      callback: (reference) =>
        `Sent to the agency, reference ${reference}. The agency has been asked to call you.`,
    },
    site: {
      viewing: (reference) =>
        `Sent to the team of this site, reference ${reference}: the advertiser of this home has no account here. The time is not agreed yet.`,
      callback: (reference) =>
        `Sent to the team of this site, reference ${reference}: the advertiser of this home has no account here. A call is not agreed yet.`,
    },
  },
  parts: { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' },
  soon: 'as soon as possible',
  gone: 'This home is no longer published, so nothing was sent. Choose another one.',
  busy: 'This home gets too many requests just now, so nothing was sent. Please try again in an hour.',
  failed: 'I could not send this just now. Please try again in a moment.',
  sentBefore: (reference) =>
    `Your request ${reference} has been sent, so only the advertiser can change or cancel it. Please write to them and give that reference. You reach them on the page of the home:`,
  noneSent:
    'I have sent no request in this conversation. One that was sent before can only be changed or cancelled by the advertiser: please write to them on the page of the home and give the reference of your request. If you cannot find that page, write to us:',
  contactPage: 'Contact us',
  cancelled: 'Cancelled. Nothing was sent.',
  yes: { label: 'Yes, send it', message: 'yes, send it' },
  otherTime: { label: 'Another time', message: 'another time' },
  cancel: { label: 'Cancel', message: 'cancel' },
  choose: (number, title) => ({ label: `${number} · ${title}`, message: `number ${number}` }),
}
