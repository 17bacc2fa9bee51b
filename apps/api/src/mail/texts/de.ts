import type { MailTexts } from './mail-texts.ts'

export const german: MailTexts = {
  labels: {
    reference: 'Nummer',
    listing: 'Inserat',
    advertiser: 'Anbieter',
    kind: 'Anliegen',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    language: 'Sprache',
    channel: 'Antwort gewünscht per',
    time: 'Gewünschte Zeit',
    subject: 'Betreff',
    message: 'Nachricht',
  },
  kinds: {
    question: 'Eine Frage',
    viewing: 'Eine Besichtigung',
    callback: 'Ein Rückruf',
    report: 'Meldung zu einem Inserat',
  },
  channels: { phone: 'Telefon', email: 'E-Mail', whatsapp: 'WhatsApp' },
  open: 'Inserat öffnen',
  receipt: {
    subject: (reference) => `Wir haben Ihre Nachricht erhalten (${reference})`,
    greeting: 'Guten Tag,',
    toAdvertiser:
      'vielen Dank für Ihre Anfrage. Wir haben sie erhalten und leiten sie an den Anbieter weiter, der Ihnen direkt antwortet.',
    toCompany:
      'vielen Dank für Ihre Nachricht. Wir haben sie erhalten und kümmern uns um Ihr Anliegen.',
    stranger:
      'Falls Sie uns nicht geschrieben haben, hat jemand Ihre Adresse versehentlich eingegeben. Sie müssen nichts tun.',
  },
  notice: {
    subject: (reference, about) => `Neue Anfrage ${reference}: ${about}`,
    intro: 'Ein Besucher hat Ihnen geschrieben.',
    reply: 'Ihre Antwort auf diese E-Mail geht an den Besucher.',
    callOnly:
      'Der Besucher hat keine E-Mail-Adresse hinterlassen; bitte antworten Sie telefonisch.',
    noAccount: 'Der Anbieter dieses Inserats hat hier kein Konto; deshalb kommt sie zu Ihnen.',
  },
}
