import type { MoneyTexts } from './money-texts.ts'

export const germanMoney: MoneyTexts = {
  fees: {
    transfer: 'Übertragungsgebühr',
    registration: 'Eigentumsurkunde und Plan',
    trustee: 'Registrierungsstelle (Trustee)',
    agency: 'Maklerprovision',
    mortgage: 'Eintragung der Hypothek',
    deposit: 'Kaution',
    ejari: 'Ejari-Registrierung',
    utilities: 'Kaution für Strom und Wasser',
    housing: 'Wohnabgabe für ein Jahr',
  },
  askPrice:
    'Für welchen Preis? Nennen Sie einen Betrag oder die Nummer eines Angebots, das ich gezeigt habe.',
  askAmount: 'Was verdienen Sie im Monat, oder wie hoch darf die monatliche Rate sein?',
  askMeaning: (amount) =>
    `Sind ${amount} im Monat Ihr Einkommen oder die Rate, die Sie zahlen möchten?`,
  isIncome: { label: 'Mein Einkommen', message: 'das ist mein Einkommen' },
  isPayment: { label: 'Die Rate', message: 'so viel kann ich zahlen' },
  years: (years) => (years === 1 ? '1 Jahr' : `${years} Jahre`),
  loan: ({ price, down, share, loan }) =>
    `Bei ${price} und ${share} Eigenkapital (${down}) leihen Sie ${loan}.`,
  monthly: (amount, years, rate) =>
    `Laufzeit ${years}, Zinssatz ${rate}: Das sind etwa ${amount} im Monat.`,
  example: 'Der Zinssatz ist ein Beispiel: Nennen Sie mir den Ihrer Bank.',
  limit: (share) => `Banken dürfen Ihnen bis zu ${share} des Preises leihen.`,
  tooLittle: (said, least) =>
    `${said} Eigenkapital sind zu wenig: Banken verlangen hier mindestens ${least}, damit habe ich gerechnet.`,
  tooLong: (years) => `Länger als ${years} leihen Banken nicht, damit habe ich gerechnet.`,
  burden: (share, amount) =>
    `Für alle Raten zusammen dürfen Banken ${share} Ihres Einkommens ansetzen: ${amount} im Monat.`,
  income: (share, amount) =>
    `Für Raten dürfen Banken ${share} eines Einkommens ansetzen: Ohne andere Kredite brauchen Sie etwa ${amount} im Monat.`,
  affords: ({ price, loan, down, share }) =>
    `Das trägt ein Darlehen von etwa ${loan}, also eine Immobilie für rund ${price} mit ${share} Eigenkapital (${down}).`,
  saved: ({ savings, price, share, feeShare }) =>
    `Ihre ${savings} reichen für ${share} Eigenkapital und etwa ${feeShare} Kaufnebenkosten bis zu einem Preis von rund ${price}.`,
  binding: {
    savings: (price) => `Sie können bis etwa ${price} kaufen: Ihr Eigenkapital setzt die Grenze.`,
    income: (price) => `Sie können bis etwa ${price} kaufen: Ihr Einkommen setzt die Grenze.`,
    payment: (price) => `Sie können bis etwa ${price} kaufen: Ihre Monatsrate setzt die Grenze.`,
  },
  alsoFees: (amount) =>
    `Rechnen Sie außerdem mit etwa ${amount} Kaufnebenkosten; die lassen sich nicht finanzieren.`,
  showHomes: (price, aed) => ({
    label: `Angebote bis ${price}`,
    message: `Immobilien zum Kauf bis ${aed} AED`,
  }),
  buyingLead: (price) => `Zusätzlich zum Kaufpreis von ${price} kostet der Kauf in Dubai:`,
  total: (amount) => `Zusammen: ${amount}`,
  ownPart: (amount, share) => `Ihr eigener Anteil am Preis (${share}): ${amount}`,
  cashNeeded: (amount) => `Eigenes Geld, das Sie brauchen: ${amount}`,
  withPrice: (amount) => `Mit dem Kaufpreis: ${amount}`,
  withTax: (amount, tax) => `${amount} zzgl. ${tax} MwSt.`,
  loanFee: (share, fixed) =>
    `Mit einem Darlehen kommen für die Eintragung der Hypothek ${share} der Darlehenssumme und ${fixed} dazu.`,
  samePlace: 'Der Ort ändert an diesen Zahlen nichts.',
  otherEmirate:
    'Unsere datierte Tabelle hat nur die Gebühren von Dubai, darum habe ich keine Summe für ein anderes Emirat.',
  elsewhere:
    'Unsere datierte Tabelle enthält nur Gebühren für Dubai, deshalb habe ich für dieses Angebot keine Summe. Der Makler kann die Kosten nennen.',
  rentedHome:
    'Diese Immobilie wird vermietet, ein Darlehen gibt es für den Kauf. Nennen Sie mir einen Preis, dann rechne ich es aus.',
  noPrice: 'Für dieses Angebot ist kein Preis genannt. Nennen Sie einen, dann rechne ich.',
  noTable: 'Die Tabelle der Gebühren liegt mir gerade nicht vor.',
  estimate: 'Eine Schätzung, kein Angebot.',
}
