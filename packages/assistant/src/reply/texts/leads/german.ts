import type { LeadTexts } from './lead-texts.ts'

export const germanLeads: LeadTexts = {
  which: {
    viewing:
      'Welche Immobilie möchten Sie besichtigen? Wählen Sie eine der gezeigten, oder sagen Sie mir, was ich sonst suchen soll.',
    callback:
      'Um welche Immobilie soll es im Anruf gehen? Wählen Sie eine der gezeigten, oder sagen Sie mir, was ich sonst suchen soll.',
  },
  searchFirst: {
    viewing:
      'Finden wir zuerst die Immobilie: welche Gegend, welche Art, welches Budget? Wählen Sie dann ein Ergebnis, und ich gebe weiter, dass Sie es besichtigen möchten.',
    callback:
      'Finden wir zuerst die Immobilie: welche Gegend, welche Art, welches Budget? Wählen Sie dann ein Ergebnis, und ich gebe weiter, dass Sie angerufen werden möchten.',
  },
  nothingFits: (search) =>
    `Noch gibt es nichts auszuwählen: Zu Ihrer Suche (${search}) passt kein Angebot. Ändern Sie eine der Bedingungen und wählen Sie eine Immobilie, dann gebe ich Ihre Anfrage weiter.`,
  otherThanNamed: (title) =>
    `Unter dieser Nummer steht „${title}“, also nicht das, was Sie genannt haben. Falls Sie eine andere meinen, nennen Sie mir deren Nummer.`,
  chosen: (title) => `Es geht um: ${title}.`,
  fields: {
    name: 'Ihren Namen',
    channel: 'Ihre Telefonnummer oder E-Mail-Adresse',
    home: 'die Immobilie',
    time: 'Tag und Uhrzeit',
    yes: 'Ihr Ja',
  },
  needs: (fields) => `Für die Anfrage brauche ich ${fields}.`,
  noted: (details) => `Notiert: ${details}.`,
  badPhone:
    'Diese Telefonnummer ist nicht vollständig: Sie braucht 10 bis 15 Ziffern, zum Beispiel 050 123 4567 oder +49 151 23456789.',
  badEmail: 'Diese E-Mail-Adresse ist nicht vollständig, ein Beispiel: sara@example.com.',
  when: 'Wann möchten Sie kommen? Diese Termine können Sie anfragen:',
  past: 'Dieser Zeitpunkt ist schon vorbei. Diese können Sie noch anfragen:',
  closed: (hours, days) =>
    `Besichtigungen können Sie für Montag bis Samstag anfragen, ${hours}, zur vollen und halben Stunde, bis ${days} Tage im Voraus. Diese Termine können Sie anfragen:`,
  taken: (when) => `${when} kann nicht mehr angefragt werden. In der Nähe können Sie anfragen:`,
  whenOffered: 'Wann möchten Sie kommen? Zu diesen Zeiten ist der Makler frei:',
  notOffered: (when) => `${when} ist nicht frei. In der Nähe sind es diese Zeiten:`,
  noneFree:
    'Der Makler hat gerade keine freie Zeit. Bitten Sie stattdessen um einen Anruf, dann vereinbart er einen Termin mit Ihnen.',
  summary: {
    viewing: (title, when) =>
      `Besichtigung von „${title}“${when === undefined ? '' : `, ${when}`}.`,
    callback: (title, when) => `Anruf zu „${title}“${when === undefined ? '' : `, ${when}`}.`,
    reply: (title, when) =>
      `Antwort per E-Mail zu „${title}“${when === undefined ? '' : `, ${when}`}.`,
  },
  ofTeam: {
    callback: (when) => `Anruf vom Team dieser Website${when === undefined ? '' : `, ${when}`}.`,
    reply: (when) =>
      `Antwort per E-Mail vom Team dieser Website${when === undefined ? '' : `, ${when}`}.`,
  },
  orHome:
    'Wenn es um eine der gezeigten Immobilien geht, wählen Sie sie aus; dann geht die Anfrage an deren Anbieter.',
  from: (details) => `Von: ${details}.`,
  confirm: 'Soll ich diese Anfrage senden? Ohne Ihr Ja wird nichts gesendet.',
  confirmAll:
    'Mit „Ja, mit diesem Gespräch“ liest der Anbieter auch, wonach Sie suchen und was wir hier geschrieben haben.',
  sent: {
    agent: {
      viewing: (reference) =>
        `An den Makler gesendet, Nummer ${reference}. Der Termin gilt, sobald der Makler ihn bestätigt.`,
      callback: (reference) =>
        `An den Makler gesendet, Nummer ${reference}. Er ist um einen Anruf bei Ihnen gebeten.`,
      reply: (reference) =>
        `An den Makler gesendet, Nummer ${reference}. Er ist um eine schriftliche Antwort gebeten.`,
    },
    agency: {
      viewing: (reference) =>
        `An das Maklerbüro gesendet, Nummer ${reference}. Der Termin gilt, sobald das Büro ihn bestätigt.`,
      callback: (reference) =>
        `An das Maklerbüro gesendet, Nummer ${reference}. Es ist um einen Anruf bei Ihnen gebeten.`,
      reply: (reference) =>
        `An das Maklerbüro gesendet, Nummer ${reference}. Es ist um eine schriftliche Antwort gebeten.`,
    },
    site: {
      viewing: (reference) =>
        `An das Team dieser Website gesendet, Nummer ${reference}: Der Anbieter dieser Immobilie hat hier kein Konto. Der Termin ist noch nicht vereinbart.`,
      callback: (reference) =>
        `An das Team dieser Website gesendet, Nummer ${reference}: Der Anbieter dieser Immobilie hat hier kein Konto. Ein Anruf ist noch nicht vereinbart.`,
      reply: (reference) =>
        `An das Team dieser Website gesendet, Nummer ${reference}: Der Anbieter dieser Immobilie hat hier kein Konto. Um eine Antwort per E-Mail ist gebeten.`,
    },
  },
  booked: (reference) =>
    `Gebucht, Nummer ${reference}. Der Termin steht; die Bestätigung kommt per E-Mail, wenn Sie eine Adresse angegeben haben.`,
  sentToTeam: {
    callback: (reference) =>
      `An das Team dieser Website gesendet, Nummer ${reference}. Es ist um einen Anruf bei Ihnen gebeten.`,
    reply: (reference) =>
      `An das Team dieser Website gesendet, Nummer ${reference}. Es ist um eine Antwort per E-Mail gebeten.`,
  },
  parts: { morning: 'vormittags', afternoon: 'nachmittags', evening: 'abends' },
  soon: 'so bald wie möglich',
  gone: 'Diese Immobilie ist nicht mehr veröffentlicht, es wurde nichts gesendet. Wählen Sie eine andere.',
  busy: 'Gerade gehen zu viele Anfragen ein, es wurde nichts gesendet. Bitte versuchen Sie es in einer Stunde noch einmal.',
  failed:
    'Das hat gerade nicht geklappt, es wurde nichts gesendet. Bitte versuchen Sie es gleich noch einmal.',
  sentBefore: (reference) =>
    `Ihre Anfrage ${reference} ist schon gesendet; ändern oder absagen kann sie nur noch der Anbieter. Bitte schreiben Sie ihm und nennen Sie diese Nummer. Sie erreichen ihn auf der Seite der Immobilie:`,
  sentByMail: (reference) =>
    `Ihre Anfrage ${reference} ist schon gesendet. In der E-Mail dazu steht ein Link, mit dem Sie die Besichtigung selbst verschieben oder absagen. Oder schreiben Sie dem Anbieter auf der Seite der Immobilie und nennen Sie diese Nummer:`,
  sentToTeamBefore: (reference) =>
    `Ihre Anfrage ${reference} ist an das Team dieser Website gesendet. Wenn Sie sie ändern oder absagen möchten, schreiben Sie uns bitte und nennen Sie diese Nummer:`,
  whenAnswered: {
    agent: (reference) =>
      `Ihre Anfrage ${reference} ist beim Makler, der die Immobilie anbietet; er meldet sich bei Ihnen. Eine Zeit hat noch niemand zugesagt. Sie erreichen ihn auf der Seite der Immobilie; nennen Sie diese Nummer:`,
    agency: (reference) =>
      `Ihre Anfrage ${reference} ist beim Maklerbüro, das die Immobilie anbietet; von dort meldet man sich bei Ihnen. Eine Zeit hat noch niemand zugesagt. Sie erreichen das Büro auf der Seite der Immobilie; nennen Sie diese Nummer:`,
    site: (reference) =>
      `Ihre Anfrage ${reference} ist beim Team dieser Website, nicht beim Anbieter: Er hat hier kein Konto. Das Team ist gebeten, Ihnen zu antworten; eine Zeit hat noch niemand zugesagt. Wenn Sie nachfragen, etwas ändern oder absagen möchten, schreiben Sie dem Team und nennen Sie diese Nummer:`,
    team: (reference) =>
      `Ihre Anfrage ${reference} ist beim Team dieser Website, das sich bei Ihnen meldet. Eine Zeit hat noch niemand zugesagt. Wenn Sie nachfragen, schreiben Sie dem Team und nennen Sie diese Nummer:`,
  },
  whenBooked: (reference) =>
    `Ihre Besichtigung ${reference} ist beim Makler der Immobilie gebucht, der Termin steht, ein Anruf ist dafür nicht nötig. Sie erreichen den Makler auf der Seite der Immobilie; nennen Sie diese Nummer:`,
  noneSent:
    'In diesem Gespräch habe ich keine Anfrage gesendet. Eine früher gesendete kann nur der Anbieter ändern oder absagen: Bitte schreiben Sie ihm auf der Seite der Immobilie und nennen Sie die Nummer Ihrer Anfrage. Wenn Sie die Seite nicht mehr finden, schreiben Sie uns:',
  contactPage: 'Kontakt',
  cancelled: 'Abgebrochen. Es wurde nichts gesendet.',
  unsent: 'Ihre Anfrage ist noch nicht gesendet.',
  yes: { label: 'Ja, senden', message: 'ja, senden' },
  yesWithConversation: { label: 'Ja, mit diesem Gespräch', message: 'ja, mit diesem Gespräch' },
  withConversation: 'mit diesem Gespräch',
  otherTime: { label: 'Anderer Termin', message: 'anderer Termin' },
  cancel: { label: 'Abbrechen', message: 'abbrechen' },
  choose: (number, title) => ({ label: `${number} · ${title}`, message: `Nummer ${number}` }),
}
