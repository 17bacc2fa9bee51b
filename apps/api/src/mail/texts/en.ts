import type { MailTexts } from './mail-texts.ts'

export const english: MailTexts = {
  labels: {
    reference: 'Number',
    listing: 'Listing',
    advertiser: 'Advertiser',
    kind: 'About',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    language: 'Language',
    channel: 'Wishes an answer by',
    time: 'Preferred time',
    subject: 'Subject',
    message: 'Message',
  },
  kinds: {
    question: 'A question',
    viewing: 'A viewing',
    callback: 'A callback',
    report: 'A report about a listing',
  },
  channels: { phone: 'telephone', email: 'e-mail', whatsapp: 'WhatsApp' },
  open: 'Open the listing',
  receipt: {
    subject: (reference) => `We have received your message (${reference})`,
    greeting: 'Hello,',
    toAdvertiser:
      'Thank you for your enquiry. We have received it and are passing it on to the advertiser, who answers you directly.',
    toCompany: 'Thank you for writing to us. We have received your message and will look into it.',
    stranger:
      'If you did not write to us, somebody entered your address by mistake. You need not do anything.',
  },
  notice: {
    subject: (reference, about) => `New enquiry ${reference}: ${about}`,
    intro: 'A visitor has written to you.',
    reply: 'Your reply to this e-mail goes to the visitor.',
    callOnly: 'The visitor left no e-mail address, so please answer by telephone.',
    noAccount: 'The advertiser of this listing has no account here, so it comes to you.',
  },
}
