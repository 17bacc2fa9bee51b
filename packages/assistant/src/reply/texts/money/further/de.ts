import type { FurtherTexts } from './further-texts.ts'

export const germanFurther: FurtherTexts = {
  withCharge: (charge, total) => `Mit ${charge} Servicegebühr im Monat sind es ${total} im Monat.`,
  incomeInDirhams: (income) => `In Dirham verdienen Sie ${income} im Monat.`,
  commission: (base, share, fee, tax, total) =>
    `Üblich sind bei ${base} ${share} Provision: ${fee}, mit ${tax} Mehrwertsteuer ${total}.`,
  askedMore: (asking) =>
    `${asking} sind mehr als üblich. Der Satz ist Brauch und kein Gesetz: Sie können verhandeln.`,
  askedWithin: (asking) => `${asking} sind nicht mehr als üblich.`,
  deposit: (rent, share, amount) => `Üblich sind bei ${rent} ${share} Kaution: ${amount}.`,
  downEnough: (share, least) =>
    `Ja, ${share} Eigenkapital reichen: Mindestens nötig sind ${least}.`,
  downShort: (share, least) =>
    `Nein, ${share} Eigenkapital reichen nicht: Mindestens nötig sind ${least}, damit habe ich gerechnet.`,
  transferFee: (price, share, fee) =>
    `Die Übertragungsgebühr bei ${price} beträgt ${share}: ${fee}.`,
  halfEach: (share, fee) => `Je zur Hälfte zahlt jede Seite ${share}: ${fee}.`,
  settlement: (owed, share, cap, fee) =>
    `${owed} vorzeitig abzulösen kostet ${fee}: Die Bank darf ${share} davon verlangen, höchstens ${cap}.`,
  penalty: (months, rent, amount) => `${months} von ${rent} sind ${amount}.`,
  withStay: (months, rent, total) =>
    `Die Miete für ${months} beträgt ${rent}; mit der Strafe zahlen Sie ${total}. Was für die Zeit danach bezahlt ist, sollte zurückkommen.`,
  penaltyNote:
    'Was ein vorzeitiger Auszug kostet, bestimmt der Vertrag: Keine Tabelle nennt dafür eine Zahl. Lassen Sie sich die Einigung schriftlich geben.',
  deducted: (whole, taken, left) => `${whole} abzüglich ${taken}: ${left} bekommen Sie zurück.`,
  nothingLeft: (whole, taken) =>
    `${taken} sind so viel wie die Kaution von ${whole} oder mehr: Davon bleibt nichts.`,
  cheaper: (rent, difference) => `Mit ${rent} sparen Sie ${difference} im Jahr.`,
  priceFor: (share, rent, price) =>
    `Für ${share} Bruttorendite bei ${rent} darf der Preis höchstens ${price} sein.`,
  netPriceFor: (share, left, price) =>
    `Für ${share} Nettorendite, wenn nach Kosten ${left} bleiben, darf der Preis höchstens ${price} sein.`,
  planByMonth: (before, months, each) => `${before} auf ${months} verteilt sind ${each} im Monat.`,
  nights: (night, nights, amount) =>
    `${night} pro Nacht bei ${nights} Nächten im Jahr sind ${amount}.`,
  nightsMore: (rent, difference) => `Das sind im Jahr ${difference} mehr als ${rent}, vor Kosten.`,
  nightsLess: (rent, difference) =>
    `Das sind im Jahr ${difference} weniger als ${rent}, schon vor Kosten.`,
  nightsNote:
    'Davon gehen Genehmigung, Verwaltung, Reinigung, Plattform und Nebenkosten ab; dafür habe ich keine Zahlen. Was sie im Jahr kosten, ziehen Sie noch ab.',
  bySqft: (price, size, perSqft) => `${price} für ${size} sind ${perSqft}.`,
  leastPerSqft: (price) => `Je Quadratfuß ist die für ${price} günstiger.`,
  rentOf: (rent, month) => `Mieten: ${rent} sind ${month} im Monat.`,
  rentOver: (years, amount) =>
    `Die Miete für ${years} beträgt zusammen ${amount}, wenn sie nicht steigt.`,
  interestOver: (years, interest, paidBack) =>
    `Von den Raten für ${years} sind etwa ${interest} Zinsen, ${paidBack} tilgen das Darlehen.`,
  weigh:
    'Zum Kauf kommen am Anfang die Gebühren und jedes Jahr die Servicegebühr; was die Immobilie einmal wert ist, kann niemand versprechen.',
  abroad: (low, high) =>
    `Käufern, die im Ausland leben, leihen Banken meist ${low} bis ${high} des Preises; ohne andere Angabe rechne ich mit ${low}.`,
  instalmentMore: (difference) => `Die Rate ist im Monat ${difference} höher als vorher.`,
  instalmentLess: (difference) => `Die Rate ist im Monat ${difference} niedriger als vorher.`,
  interestMore: (difference) => `An Zinsen zahlen Sie insgesamt ${difference} mehr.`,
  interestLess: (difference) => `An Zinsen zahlen Sie insgesamt ${difference} weniger.`,
  sooner: (extra, months, fewer, saved) =>
    `Mit ${extra} mehr im Monat läuft das Darlehen nur noch ${months}, ${fewer} weniger; das spart etwa ${saved} Zinsen.`,
}
