import type { Topic } from '@manzil/query-language/grammar/topics'

/** Short general answers in German. They name who decides, and no amount that may change. */
export const germanTopics: Readonly<Record<Topic, string>> = {
  buying_fees:
    'Zum Preis kommen in Dubai meist die Übertragungsgebühr des Dubai Land Department, eine Registrierungsgebühr, die Maklerprovision und mit Kredit die Gebühren der Bank und der Hypothek. Andere Emirate haben eigene Sätze. Die aktuellen Beträge veröffentlicht das Land Department.',
  renting_fees:
    'Mieter zahlen meist eine Kaution, die Maklerprovision, die Registrierung des Vertrags (in Dubai Ejari) und eine Kaution für Strom und Wasser. Manche Gebäude verlangen mehr, etwa für Einzug oder Kühlung. Lassen Sie sich die Liste vor der Unterschrift geben.',
  golden_visa:
    'Immobilien über einem Mindestwert können zu einem langfristigen Aufenthalt berechtigen. Den Wert, die Behandlung von Hypotheken und die Unterlagen bestimmen das Dubai Land Department und die Einwanderungsbehörde; dort gibt es die geltenden Bedingungen.',
  ejari:
    'Ejari ist die Registrierung von Mietverträgen in Dubai. Sie macht den Vertrag amtlich und wird für Strom und Wasser, Visa und Streitfälle gebraucht. Wer zahlt, steht im Vertrag; oft ist es der Mieter.',
  service_charges:
    'Eigentümer zahlen jährlich eine Servicegebühr je Quadratfuß für gemeinschaftliche Flächen. Sie hängt vom Gebäude ab und wird von der Aufsicht genehmigt; in Dubai stehen die genehmigten Sätze im Service Charge Index.',
  mortgage:
    'Banken finanzieren einen Teil des Werts; er hängt von Wohnsitz, Erstimmobilie und Preis ab. Sie brauchen Eigenkapital, dazu kommen Bank- und Registrierungsgebühren. Eine Bank oder ein Vermittler kann vor der Suche eine Vorabzusage geben.',
  freehold_foreigners:
    'Ausländer dürfen in den Freehold-Gebieten, die jedes Emirat festgelegt hat, Eigentum erwerben; viele bekannte Viertel Dubais gehören dazu. Anderswo ist oft nur ein langes Nutzungsrecht (Leasehold) möglich. Den Status bestätigt das Land Department.',
  agency_commission:
    'Die Provision wird im Vertrag mit dem Makler vereinbart, beim Kauf meist als Anteil am Preis, bei Miete als Anteil an der Jahresmiete. Fragen Sie vorher, wer sie zahlt und ob Mehrwertsteuer dazukommt.',
  cheques_deposit:
    'Die Miete wird oft mit mehreren vordatierten Schecks im Jahr bezahlt, weniger Schecks bedeuten manchmal eine niedrigere Miete. Eine rückzahlbare Kaution ist üblich, bei möblierten Wohnungen höher. Beides wird vereinbart und steht im Vertrag.',
  off_plan_process:
    'Beim Kauf ab Plan (Off-Plan) reserviert man eine Wohnung, unterschreibt den Kaufvertrag und zahlt in Raten nach Baufortschritt. In Dubai gehen die Zahlungen auf ein Treuhandkonto, der Kauf wird im vorläufigen Register (Oqood) eingetragen. Prüfen Sie Bauträger, Registrierung und Übergabetermin.',
  eviction_rent_increase:
    'In Dubai müssen Änderungen bei der Verlängerung vorher angekündigt werden, und Mieterhöhungen begrenzt der amtliche Mietindex. Eine Kündigung braucht einen gesetzlichen Grund und eine förmliche Mitteilung. Im Streit entscheidet das Rental Disputes Center.',
  list_my_property:
    'Makler und Agenturen stellen Angebote nach der Anmeldung in ihrem Bereich ein, über die Schaltfläche oben auf der Seite. Private Eigentümer beauftragen meist einen Makler.',
  account_help:
    'Anmelden oder registrieren können Sie sich oben auf der Seite. Der Link zum vergessenen Passwort im Anmeldefenster schickt eine E-Mail. Gemerkte Immobilien und Profil finden Sie in Ihrem Bereich.',
  contact_us: 'Adresse, Telefon und E-Mail stehen auf der Kontaktseite und am Ende der Seite.',
  dewa_utilities:
    'Strom und Wasser werden auf den Mieter oder Eigentümer beim Versorger des Emirats angemeldet, in Dubai DEWA, gegen eine rückzahlbare Kaution; nötig ist Ejari oder der Eigentumsnachweis. Kühlung rechnet manchmal eine eigene Firma ab: Fragen Sie, ob sie inklusive ist.',
}
