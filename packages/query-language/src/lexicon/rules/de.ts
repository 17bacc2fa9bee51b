import type { RuleWords } from './rule-words.ts'

export const germanRules: RuleWords = {
  rise: 'mieterhöh*|miete … erhöh*|miete … anheb*|miete … anzuheben|miete … steig*|miete … hoch*|miete … rauf|erhöh* … miete|anheb* … miete|mehr miete|höhere miete|vertragsänderung*|vertrag … änder*|bedingungen … änder*',
  leave:
    'sollen … raus|soll … raus|auszieh*|auszuziehen|ausziehn|kündigung|gekündigt|kündigt mir|kündigt uns|mir kündigen|uns kündigen|rauswerf*|rauswirf*|rausschmei*|räum*|eigenbedarf*|raus haben|raushaben|muss raus|müssen raus',
  arrears:
    'mietrückst*|rückständ*|miete … nicht gezahlt|miete … nicht bezahlt|mietschulden|scheck geplatzt|überfällig*|im verzug|in verzug|im rückstand',
  notice:
    'vorher|ankündig*|angekündigt|kündigt … an|voraus|bescheid|frist|mitgeteilt|gesagt|sagt|vor|vorlauf|informiert|gegeben|gibt',
  allowed:
    'darf er|darf sie|darf der|darf die|darf mein*|dürfen die|dürfen sie|darf man|darf|erlaubt|zulässig|reichen|ausreichen|rechtens|rechtmäßig|legal|reicht|genug|ausreichend|gültig|okay so|in ordnung|recht dazu|das recht|zu spät|zu kurz|rechtzeitig|wirksam|geht das',
  landlord: 'vermieter*|eigentümer*|hausbesitzer*|er|sie|verwaltung',
  wants: 'will|möchte|verlangt|fordert|wollen|verlangen|soll',
  ownWill:
    'ich kündige|ich will|ich möchte|kann ich|darf ich|ich gebe|wenn ich|ich ziehe|soll ich|will … raus|möchte … raus|auszieh* nach',
  lasted: 'seit|nach|wohne|wohnen|laufzeit|dauer',
  broken:
    'kaputt|defekt*|funktioniert nicht|geht nicht|ging nicht|ausgefallen|undicht|schimmel|reparatur*|reparier*|ohne klima*|ohne strom|ohne wasser|ohne warmwasser|ohne heizung|mangel|mängel*',
  within: 'in|binnen|innerhalb|innerhalb von',
  thatSum: String.raw`(?:dies|d)(?:er|em|en|es) (?:betrag|summe|budget|geld|preis)|mein(?:em|e)? budget|\bdamit\b|\bdafuer\b`,
  units: {
    day: 'tage?n?',
    week: 'wochen?',
    month: 'monate?n?',
    year: 'jahre?n?',
  },
  numbers: {
    ein: 1,
    einen: 1,
    einem: 1,
    eine: 1,
    einer: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    zwölf: 12,
    dreißig: 30,
    sechzig: 60,
    neunzig: 90,
  },
  whole: { 'halbes jahr': [6, 'month'], 'halben jahr': [6, 'month'] },
}
