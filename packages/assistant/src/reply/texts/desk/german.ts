import type { DeskTexts } from './desk-texts.ts'

export const germanDesk: DeskTexts = {
  which: {
    viewing:
      'Welche Immobilie möchten Sie besichtigen? Wählen Sie eine der gezeigten, oder sagen Sie mir, was ich sonst suchen soll.',
    callback:
      'Um welche Immobilie soll es im Anruf gehen? Wählen Sie eine der gezeigten, oder sagen Sie mir, was ich sonst suchen soll.',
  },
  searchFirst: {
    viewing:
      'Finden wir zuerst die Immobilie: welche Gegend, welche Art, welches Budget? Wählen Sie dann ein Ergebnis, und ich frage den Makler nach einer Besichtigung.',
    callback:
      'Finden wir zuerst die Immobilie: welche Gegend, welche Art, welches Budget? Wählen Sie dann ein Ergebnis, und ich bitte den Makler um einen Anruf.',
  },
  chosen: (title) => `Es geht um: ${title}.`,
  fields: { name: 'Ihren Namen', phone: 'Ihre Telefonnummer', email: 'Ihre E-Mail-Adresse' },
  needs: (fields) => `Für den Makler brauche ich ${fields}.`,
  noted: (details) => `Notiert: ${details}.`,
  badPhone:
    'Diese Telefonnummer ist nicht vollständig: Sie braucht 10 bis 15 Ziffern, zum Beispiel 050 123 4567 oder +49 151 23456789.',
  badEmail: 'Diese E-Mail-Adresse ist nicht vollständig, ein Beispiel: sara@example.com.',
  when: 'Wann möchten Sie kommen? Diese Termine sind frei:',
  past: 'Dieser Zeitpunkt ist schon vorbei. Diese Termine sind noch frei:',
  closed: (hours, days) =>
    `Besichtigungen sind Montag bis Samstag, ${hours}, zur vollen und halben Stunde, bis ${days} Tage im Voraus. Diese Termine sind frei:`,
  taken: (when) => `${when} ist nicht mehr frei. In der Nähe gibt es:`,
  summary: {
    viewing: (title, when) =>
      `Besichtigung von „${title}“${when === undefined ? '' : `, ${when}`}.`,
    callback: (title, when) => `Anruf zu „${title}“${when === undefined ? '' : `, ${when}`}.`,
  },
  from: (details) => `Von: ${details}.`,
  confirm: 'Soll ich das an den Makler senden? Ohne Ihr Ja wird nichts gesendet.',
  sent: {
    viewing: (reference) =>
      `An den Makler gesendet, Nummer ${reference}. Er bestätigt Ihnen den Termin.`,
    callback: (reference) => `An den Makler gesendet, Nummer ${reference}. Er ruft Sie an.`,
  },
  gone: 'Diese Immobilie ist nicht mehr veröffentlicht, es wurde nichts gesendet. Wählen Sie eine andere.',
  busy: 'Zu dieser Immobilie gibt es gerade zu viele Anfragen, es wurde nichts gesendet. Bitte versuchen Sie es in einer Stunde noch einmal.',
  failed: 'Das konnte ich gerade nicht senden. Bitte versuchen Sie es gleich noch einmal.',
  cancelled: 'Abgebrochen. Es wurde nichts gesendet.',
  yes: { label: 'Ja, senden', message: 'ja, senden' },
  otherTime: { label: 'Anderer Termin', message: 'anderer Termin' },
  cancel: { label: 'Abbrechen', message: 'abbrechen' },
  choose: (number, title) => ({ label: `${number} · ${title}`, message: `Nummer ${number}` }),
}
