import type { FurtherSumWords } from './further-sum-words.ts'

export const germanFurther: FurtherSumWords = {
  commission:
    'provision*|maklerprovision*|maklergebühr*|maklerkosten|courtage|maklerlohn|maklerhonorar',
  agent: 'makler*|agent*|vermittler*',
  transferFee:
    'übertragungsgebühr*|übertragung|umschreibung*|grundbuchgebühr*|dld gebühr*|registrierungsgebühr*|transferfee|transfergebühr*',
  half: 'hälfte|halbe halbe|halbe|teilen|geteilt|je zur hälfte|50/50|fifty fifty',
  early: 'vorzeitig*|vorfälligkeit*|ablös*|abzulös*|sondertilg* alles|vor ablauf zurück*',
  penalty:
    'strafe|vertragsstrafe|vorzeitig … auszieh*|vorzeitig … kündig*|früher raus|früher auszieh*|vertrag … brech*|mietvertrag … auflös*|break clause|abstandszahlung|auflösung*|nach … monaten raus|nach … monaten auszieh*|nach … monaten kündig*|nach … monaten weg|nach … monaten gehen',
  deposit: 'kaution*|mietkaution*',
  usual: 'üblich*|normal*|zu viel|angemessen|gängig',
  deducts:
    'zieh* … ab|abzieh*|abzug|abgezogen|behält … ein|behält|einbehalt*|minus|weniger|abzüglich',
  back: 'zurück*|wieder|übrig|bleibt|raus',
  asksPrice:
    'welcher preis|welchen preis|zu welchem preis|welcher kaufpreis|welchen kaufpreis|wie teuer darf|was darf … kosten|für wie viel … kaufen|wie viel … zahlen|höchstpreis|max* preis|max* kaufpreis|preis für',
  nightly:
    'pro nacht|die nacht|je nacht|nacht|ferienvermietung*|ferienwohnung*|kurzzeitvermiet*|airbnb',
  occupancy: 'auslastung|belegung|belegt|ausgelastet',
  bySqft: 'pro sqft|pro quadratfuß|je quadratfuß|quadratfußpreis',
  cheaper: 'günstiger|billiger|teurer|mehr fürs geld|besser*|vergleich*|lohnt',
  renting: 'miete*|mieten|zur miete|weiter mieten',
  buying: 'kauf*|kaufen|erwerb*|eigentum',
  since: 'seit|schon|bereits',
  weighs:
    'miete* … oder … kauf*|kauf* … oder … miete*|miete* … oder … kredit|kredit … oder … miete*|mieten oder kaufen|kaufen oder mieten|miete oder kauf|kauf oder miete|lieber kaufen|lieber mieten|lohnt sich … kauf*|was lohnt|was ist besser|was ist günstiger|besser mieten|besser kaufen|rechnet sich|oder kaufen|oder mieten|statt … kaufen|statt … mieten|günstiger als … miete*|billiger als … miete*|als die miete|weiter mieten|teurer als … miete*',
  extra: 'zusätzlich|extra|mehr im monat|monatlich mehr|sondertilg*|mehr zahl*|mehr tilg*',
}
