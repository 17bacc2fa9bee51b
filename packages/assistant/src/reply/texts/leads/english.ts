import type { LeadTexts } from './lead-texts.ts'

export const englishLeads: LeadTexts = {
  which: {
    viewing:
      'Which home would you like to see? Choose one of those shown, or tell me what else to look for.',
    callback:
      'Which home is the call about? Choose one of those shown, or tell me what else to look for.',
  },
  searchFirst: {
    viewing:
      'Let us find the home first: which area, what kind, which budget? Then choose one of the results, and I will pass on that you would like to see it.',
    callback:
      'Let us find the home first: which area, what kind, which budget? Then choose one of the results, and I will pass on that you would like to be called.',
  },
  nothingFits: (search) =>
    `There is no home to choose yet: no listing fits ${search}. Change one of these conditions and choose a home, and I will pass your request on.`,
  otherThanNamed: (title) =>
    `The home with that number is “${title}”, which is not what you named. If you mean another one, tell me its number.`,
  chosen: (title) => `It is about: ${title}.`,
  fields: {
    name: 'your name',
    channel: 'a phone number or an e-mail address',
    home: 'the home',
    time: 'a day and time',
    yes: 'your yes',
  },
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
  whenOffered: 'When would you like to come? The agent is free at these times:',
  notOffered: (when) => `${when} is not free. These times near it are:`,
  noneFree:
    'The agent has no free time just now. Ask for a call instead, and the agent will agree a time with you.',
  summary: {
    viewing: (title, when) => `Viewing of “${title}”${when === undefined ? '' : `, ${when}`}.`,
    callback: (title, when) => `Call about “${title}”${when === undefined ? '' : `, ${when}`}.`,
    reply: (title, when) =>
      `Answer by e-mail about “${title}”${when === undefined ? '' : `, ${when}`}.`,
  },
  ofTeam: {
    callback: (when) => `Call from the team of this site${when === undefined ? '' : `, ${when}`}.`,
    reply: (when) =>
      `Answer by e-mail from the team of this site${when === undefined ? '' : `, ${when}`}.`,
  },
  orHome:
    'If it is about one of the homes shown, choose it, and the request goes to whoever advertises it.',
  from: (details) => `From: ${details}.`,
  confirm: 'Shall I send this request? Nothing is sent until you say yes.',
  confirmAll:
    'With “Yes, with this conversation” the advertiser also reads what you are looking for and what we have written here.',
  sent: {
    agent: {
      viewing: (reference) =>
        `Sent to the agent, reference ${reference}. The time is agreed once the agent confirms it.`,
      callback: (reference) =>
        `Sent to the agent, reference ${reference}. The agent has been asked to call you.`,
      reply: (reference) =>
        `Sent to the agent, reference ${reference}. The agent has been asked to write to you.`,
    },
    agency: {
      viewing: (reference) =>
        `Sent to the agency, reference ${reference}. The time is agreed once the agency confirms it.`,
      callback: (reference) =>
        `Sent to the agency, reference ${reference}. The agency has been asked to call you.`,
      reply: (reference) =>
        `Sent to the agency, reference ${reference}. The agency has been asked to write to you.`,
    },
    site: {
      viewing: (reference) =>
        `Sent to the team of this site, reference ${reference}: the advertiser of this home has no account here. The time is not agreed yet.`,
      callback: (reference) =>
        `Sent to the team of this site, reference ${reference}: the advertiser of this home has no account here. A call is not agreed yet.`,
      reply: (reference) =>
        `Sent to the team of this site, reference ${reference}: the advertiser of this home has no account here. An answer by e-mail has been asked for.`,
    },
  },
  booked: (reference) =>
    `Booked, reference ${reference}. The time is settled; the confirmation comes by e-mail where you gave an address.`,
  sentToTeam: {
    callback: (reference) =>
      `Sent to the team of this site, reference ${reference}. The team has been asked to call you.`,
    reply: (reference) =>
      `Sent to the team of this site, reference ${reference}. The team has been asked to write to you.`,
  },
  parts: { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' },
  soon: 'as soon as possible',
  gone: 'This home is no longer published, so nothing was sent. Choose another one.',
  busy: 'Too many requests are coming in just now, so nothing was sent. Please try again in an hour.',
  failed: 'That did not work just now, so nothing was sent. Please try again in a moment.',
  sentBefore: (reference) =>
    `Your request ${reference} has been sent, so only the advertiser can change or cancel it. Please write to them and give that reference. You reach them on the page of the home:`,
  sentByMail: (reference) =>
    `Your request ${reference} has been sent. The e-mail about it has a link by which you move or cancel the viewing yourself. Or write to the advertiser on the page of the home and give that reference:`,
  sentToTeamBefore: (reference) =>
    `Your request ${reference} has been sent to the team of this site. To change or cancel it, please write to us and give that reference:`,
  whenAnswered: {
    agent: (reference) =>
      `Your request ${reference} has gone to the agent who advertises the home, and that agent will get in touch with you. Nobody has promised a time yet. You reach the agent on the page of the home; give that reference:`,
    agency: (reference) =>
      `Your request ${reference} has gone to the agency that advertises the home, and somebody from there will get in touch with you. Nobody has promised a time yet. You reach the agency on the page of the home; give that reference:`,
    site: (reference) =>
      `Your request ${reference} has gone to the team of this site, not to the advertiser, who has no account here. The team has been asked to answer you; nobody has promised a time yet. To ask, change or cancel it, write to the team and give that reference:`,
    team: (reference) =>
      `Your request ${reference} has gone to the team of this site, and somebody from the team will get in touch with you. Nobody has promised a time yet. To ask, write to the team and give that reference:`,
  },
  whenBooked: (reference) =>
    `Your viewing ${reference} is booked with the agent who advertises the home, and its time is settled: no call is needed for it. You reach the agent on the page of the home; give that reference:`,
  noneSent:
    'I have sent no request in this conversation. One that was sent before can only be changed or cancelled by the advertiser: please write to them on the page of the home and give the reference of your request. If you cannot find that page, write to us:',
  contactPage: 'Contact us',
  cancelled: 'Cancelled. Nothing was sent.',
  unsent: 'Your request has not been sent yet.',
  yes: { label: 'Yes, send it', message: 'yes, send it' },
  yesWithConversation: {
    label: 'Yes, with this conversation',
    message: 'yes, with this conversation',
  },
  withConversation: 'with this conversation',
  otherTime: { label: 'Another time', message: 'another time' },
  cancel: { label: 'Cancel', message: 'cancel' },
  choose: (number, title) => ({ label: `${number} · ${title}`, message: `number ${number}` }),
}
