import type { SumPartWords } from './sum-part-words.ts'

export const germanSumParts: SumPartWords = {
  total:
    'insgesamt|gesamt*|alles|zusammen|komplett|total|summe|unterm strich|in summe|alles in allem',
  need: 'brauch*|muss|müssen|musst|bereithalt*|mitbring*|zahl*|hinleg*|hinblätter*|parat|fällig|bereit|aufbring*|auf den tisch|haben wir … nötig|nötig|einplan*|rechnen',
  start:
    'anfang|beginn|start|einzug*|einzieh*|ersten tag|erster tag|tag eins|schlüssel*|unterschrift|unterschreib*|ersten monat|erster monat|erste zahlung|sofort|auf einen schlag|zu beginn|am anfang|vorab|übergabe',
  deposit: 'kaution*|deposit',
  agency: 'makler*|provision*|courtage|agentur|vermittler*|broker',
  fees: 'gebühr*|steuer*|nebenkosten|kaufnebenkosten|abgabe*|kosten|notar*|dld|ejari|dewa',
  ownCash:
    'eigenkapital|eigenmittel|bar|bargeld|cash|eigenes geld|eigenem geld|aus eigener tasche|selbst|ersparn*|erspart*|anzahlung|mitbring*|außer dem kredit|neben dem kredit|zusätzlich zum kredit',
  price: 'preis*|kaufpreis*|kostet|kosten|wert|für … kaufen|verlangt|steht bei',
  bought: 'gekauft|bezahlt|erworben|einkaufspreis|gezahlt',
  sells:
    'verkauf*|verkäufe|bekäme|bekomme|bekommen|erlös|angebot|bietet|geboten|käufer|loswerd*|kriegen|kriege',
  owed: 'schulde*|restschuld*|offen|offene|restkredit|kredit|hypothek|darlehen|bank|noch abzuzahlen|ausstehend*|rest',
  left: 'in der hand|auf der hand|rausbekomm*|herausbekomm*|übrig|bleibt|bleiben|netto|in der tasche|gewinn|raus|heraus|erlös|am ende|rest',
  payback:
    'amortis*|rechnet sich|wieder drin|wieder drinnen|wieder rein|zurückverdient|trägt sich|abbezahlt sich|bezahlt sich|nach wie vielen jahren|wie viele jahre|wieviele jahre|break even',
  rent: 'miete|mieten|mieteinnahm*|jahresmiete|kaltmiete|vermiet*|mieter|pacht',
  shortLet:
    'kurzzeit*|ferienwohnung*|ferienvermiet*|airbnb|pro nacht|die nacht|nacht|nächte|tageweise|urlaubsgäst*|feriengäst*|booking',
  operator:
    'betreiber*|verwaltung*|verwalter*|management*|agentur|nimmt|nehmen|provision|anteil|plattform',
  utilities: 'strom|wasser|nebenkosten|internet|energie|heizung|utilities',
  better:
    'besser|lohnt*|rentabler|bringt mehr|mehr bringt|mehr übrig|günstiger|vorteilhafter|was ist mehr|macht mehr sinn|sinnvoller|bleibt mehr',
  partner: 'meine frau|mein mann|partner|partnerin|frau|mann|verlobte*|sie|er|bruder',
  differs:
    'unterschied|differenz|wie viel weniger|wieviel weniger|wie viel mehr|wieviel mehr|spar*|ersparnis|statt|weniger',
  putsIn:
    'mitfinanzier*|mit finanzieren|in den kredit|in die finanzierung|im kredit enthalten|kredit aufschlagen|über den kredit',
  together: 'zusammen|gemeinsam|beide|insgesamt|zu zweit|haushalt*',
  instalment: 'rate|raten|monatsrate|ratenzahlung',
  canPay:
    'kann … zahlen|können … zahlen|könnte … zahlen|könnten … zahlen|möchte … zahlen|bereit|bis zu|höchstens|leisten',
  abroad:
    'nichtresident*|nicht-ansässig*|nicht ansässig*|keine residenten|keine resident*|kein resident*|nicht resident*|nicht-resident*|kein resident|ohne wohnsitz|lebe im ausland|leben im ausland|wohne im ausland|wohnsitz im ausland|aus dem ausland|nicht in den emiraten|nicht in dubai lebe',
}
