import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { cardNumbers, cue, firstCards, house, mine, plain, row, topic } from './wording.ts'

const possessives = 'meine {} | meiner {} | unsere {} | unserer {}'

/** How things are said in German. */
export const germanTalk: PhraseTable = [
  row({ kind: 'negator', reach: 'adjacent' }, 'nein | nee'),
  row(
    { kind: 'negator', reach: 'next' },
    'nicht | kein | keine | keinen | ohne | aber nicht | bloss nicht | bitte nicht | nicht im | nicht in | auf keinen fall | keinem | keiner | vermeide | will keine | brauche kein | brauche keine',
  ),
  row(
    { kind: 'negator', reach: 'list' },
    'ausser | ausgenommen | bis auf | mit ausnahme von | ueberall ausser | egal wo ausser | nur nicht | ausgeschlossen | jedoch nicht | aber nicht in | ueberall nur nicht',
  ),
  row(
    { kind: 'unneeded' },
    'nicht noetig | brauche ich nicht | brauche ich doch nicht | nicht wichtig | ist egal | egal | doch nicht noetig | muss nicht sein | nicht erforderlich | ist nicht wichtig | nicht mehr noetig | spielt keine rolle | ist nicht noetig | kann weg | brauchen wir nicht | ist optional | unwichtig | brauche ich nicht mehr',
  ),
  row(
    { kind: 'drop' },
    'vergiss | streiche | entferne | loesche | lass weg | vergessen sie | ignoriere | entfernen | vergiss das | vergiss den | streich | nimm raus | lass den | lass das',
  ),
  row({ kind: 'instead' }, 'statt | anstatt | anstelle von | und nicht'),
  row({ kind: 'joint', joint: 'and' }, 'und | sowie | plus | & | u'),
  row({ kind: 'joint', joint: 'or' }, 'oder | bzw | beziehungsweise | sondern'),
  row(
    { kind: 'correction' },
    'doch lieber | ich meine | besser gesagt | sorry | entschuldigung | vielmehr | ich meinte | nein doch | korrektur | moment | ach nein | stopp | quatsch | beziehungsweise nein | nein lieber | oder nein',
  ),
  row(
    { kind: 'also' },
    'auch | ebenfalls | ausserdem | zusaetzlich | fuege | hinzu | noch dazu | dazu noch | auch noch | ergaenze',
  ),
  row(
    { kind: 'about' },
    'und in | wie waere es mit | was ist mit | wie sieht es aus in | wie sieht es in | und wie ist es in | und was ist mit | und wenn | wie siehts aus in | probier | wie waers mit',
  ),
  row(
    { kind: 'set' },
    'lieber | aendere | mach | nimm | statt dessen | aendere auf | wechsle zu | erhoehe auf | setze auf | doch | aender | erhoehe das budget auf | senke auf | umstellen auf',
  ),
  row({ kind: 'any' }, 'irgendein | irgendeine | beliebig | beliebige | beliebiger | beliebiges'),
  row(
    { kind: 'inside' },
    'in | im | bei | nahe | am | an | auf der | auf | in der naehe von | rund um | in der | in den | nahe bei',
  ),
  row(
    { kind: 'background' },
    'ich arbeite in | arbeite in | mein buero ist in | wir wohnen in | ich wohne in | arbeiten in | wohne zurzeit in | zur schule in | arbeitet in | wohnen derzeit in',
  ),
  cue(
    'restart',
    'von vorne | neue suche | neu anfangen | nochmal von vorn | neustart | alles zuruecksetzen | suche zuruecksetzen | neu starten',
  ),
  cue(
    'more',
    'mehr | weitere | mehr anzeigen | zeig mehr | weitere angebote | naechste | andere | weitere anzeigen | mehr ergebnisse | mehr davon | noch mehr',
  ),
  cue('mine', combine('meine {} | meiner {} | unsere {} | unserer {}', 'immobilie')),
  mine(
    'apartment',
    `${combine(possessives, 'wohnung')} | mein apartment | meines apartments | unser apartment`,
  ),
  mine('villa', combine(possessives, 'villa')),
  mine(
    'townhouse',
    combine('mein {} | meines {} | unser {}', 'reihenhaus | reihenhauses | townhouse'),
  ),
  mine(house, combine('mein {} | meines {} | unser {} | unseres {}', 'haus | hauses')),
  mine('penthouse', 'mein penthouse | unser penthouse | meines penthouses'),
  mine('duplex', combine(possessives, 'maisonette | maisonettewohnung')),
  mine('land', 'mein grundstueck | unser grundstueck | meines grundstuecks'),
  mine('office', 'mein buero | unser buero | meines bueros'),
  cue(
    'search',
    'suche | suchen | finde | zeige | zeig | zeigen sie | ich moechte | moechte | brauche | gibt es | was gibt es | haben sie | habt ihr | ich will | hast du | gesucht | bitte zeigen | finden | wir suchen | interessiere mich fuer | vorschlagen | empfehlen',
  ),
  cue(
    'callback',
    'rueckruf | rufen sie mich | ruf mich an | zurueckrufen | rufen sie mich zurueck | anrufen | bitte um rueckruf | kontaktieren sie mich | mit einem berater | mit einem makler sprechen | mit einem menschen sprechen | ruf mich zurueck | mit jemandem sprechen | rueckruf bitte | melden sie sich bei mir | rufen sie an | jemanden sprechen',
  ),
  cue(
    'viewing',
    'besichtigung | besichtigen | besichtigungstermin | ansehen | anschauen | termin vereinbaren | vor ort ansehen | besichtigungen | eine besichtigung | besichtige',
  ),
  cue(
    'value',
    'wert | bewerten | bewertung | wieviel ist meine | was ist meine | verkehrswert | marktwert | schaetzen | schaetzung | wertermittlung | was kostet meine | durchschnittspreis | quadratmeterpreis | verkaufswert | einschaetzung | was bekomme ich fuer | immobilienbewertung | durchschnittlicher preis | wieviel bekomme ich',
  ),
  cue(
    'invest',
    'investieren | kapitalanlage | rendite | investition | lohnt sich | mietrendite | anlegen | anlage | ertrag | wertsteigerung | investment | roi | rentabel | investor | anlageobjekt | renditen | rentiert sich | kapitalanleger | rentabilitaet',
  ),
  cue(
    'compare',
    'vergleiche | vergleich | vergleichen | unterschied zwischen | was ist besser | vs | versus | im vergleich | gegenueberstellen | unterschiede | vergleichen sie',
  ),
  cue(
    'question',
    'was ist | was sind | wie hoch | wie funktioniert | duerfen | darf | kann ich | wer zahlt | warum | wieso | wann | was bedeutet | erklaere | koennen auslaender | muss ich | welche kosten | welche | welcher | welches | wie viel | frage | wieviel | was heisst | wie viele | wer bezahlt | wie laeuft',
  ),
  cue(
    'greet',
    'hallo | guten tag | guten morgen | guten abend | hi | moin | servus | gruess gott | hey | gruezi | salam | wie geht es | wie gehts | tag | hallihallo',
  ),
  cue(
    'thanks',
    'danke | vielen dank | danke schoen | dankeschoen | danke sehr | super danke | hilfreich | perfekt danke | besten dank | super | klasse | herzlichen dank | sehr gut',
  ),
  cue(
    'bye',
    'tschuess | auf wiedersehen | bis bald | ciao | bis spaeter | schoenen tag noch | mach es gut | ade',
  ),
  cue(
    'human',
    'bist du ein mensch | sind sie ein mensch | bist du ein bot | bist du ein roboter | wer bist du | wer sind sie | bist du echt | bist du eine ki | sind sie ein roboter | rede ich mit einem menschen | wie heisst du | sind sie echt | bist du real | spreche ich mit einem menschen',
  ),
  cue(
    'help',
    'hilfe | was kannst du | wie funktioniert das | was koennen sie | hilf mir | helfen sie mir | wie kannst du helfen | koennen sie mir helfen',
  ),
  cue(
    'inject',
    'ignoriere alle | ignoriere die | systemprompt | system prompt | deine anweisungen | du bist jetzt | tu so als | vergiss alle anweisungen | datenbank | passwoerter | telefonnummern aller | kundendaten | alle regeln | interne anweisungen | deinen prompt | vorherigen anweisungen | alle anweisungen | entwicklermodus | nummern aller kunden | daten anderer | ich bin der administrator | als admin | nutzerdaten | deine regeln',
  ),
  cue(
    'abuse',
    'dumm | idiot | bloed | scheisse | verpiss dich | halt die klappe | nutzlos | arschloch | dummkopf | bloeder | dummer | scheiss | fick | mist bot | depp | trottel | muell | saftladen | unfaehig | bekloppt',
  ),
  cue(
    'offTopic',
    'wetter | witz | gedicht | rezept | fussball | film | lied | hauptstadt | uebersetze | uebersetzung | bitcoin | nachrichten | flug | pizza | wer hat gewonnen | praesident | schreib mir | aufsatz | programmiere | horoskop | politik | bundesliga | geschichte erzaehlen | musik | hausaufgaben | kochen | aktien | bundeskanzler',
  ),
  topic(
    'buying_fees',
    'nebenkosten beim kauf | kaufnebenkosten | gebuehren beim kauf | nebenkosten fallen | kosten beim kauf | grunderwerbsteuer | uebertragungsgebuehr | grundbuchgebuehr | erwerbskosten | nebenkosten | gebuehren | steuern | notarkosten | dld gebuehr',
  ),
  topic(
    'renting_fees',
    'kosten beim mieten | gebuehren beim mieten | nebenkosten beim mieten | mietnebenkosten | kosten als mieter | nebenkosten bei miete',
  ),
  topic(
    'golden_visa',
    'goldenes visum | golden visa | aufenthaltsvisum | visum durch immobilie | investorenvisum | visum | aufenthaltserlaubnis | aufenthaltsgenehmigung | residenzvisum',
  ),
  topic(
    'ejari',
    'ejari | mietvertrag registrieren | registrierung des mietvertrags | mietvertragsregistrierung',
  ),
  topic(
    'service_charges',
    'servicegebuehren | service charge | service charges | hausgeld | instandhaltungskosten | verwaltungskosten | bewirtschaftungskosten | servicegebuehr | wohngeld',
  ),
  topic(
    'mortgage',
    'hypothek | finanzierung | kredit | baufinanzierung | eigenkapital | zinsen | darlehen | anzahlung | hypotheken | immobilienkredit',
  ),
  topic(
    'freehold_foreigners',
    'duerfen auslaender | duerfen deutsche | auslaender | freehold | deutsche | nichtansaessige | oesterreicher | schweizer | eigentum erwerben | eu buerger | als deutscher | als auslaender',
  ),
  topic(
    'agency_commission',
    'maklerprovision | provision | maklergebuehr | maklerkosten | courtage | maklergebuehren',
  ),
  topic(
    'cheques_deposit',
    'schecks | kaution | scheck | mietkaution | ratenzahlung der miete | mietsicherheit',
  ),
  topic(
    'off_plan_process',
    'zahlungsplan | off plan kauf | off plan kaufen | treuhandkonto | ratenplan | kauf vom plan | kauf im bau | ratenzahlung | zahlungsplaene | risiken bei off plan',
  ),
  topic(
    'eviction_rent_increase',
    'mieterhoehung | kuendigung | miete erhoehen | kuendigen | rauswerfen | mieterhoehungen | vermieter darf | mieterrechte | raeumung | kuendigungsfrist | darf der vermieter | mietvertrag beenden',
  ),
  topic(
    'list_my_property',
    'inserieren | meine wohnung vermieten | meine wohnung verkaufen | anzeige aufgeben | immobilie einstellen | inserat aufgeben | mein haus verkaufen | meine immobilie verkaufen | meine villa verkaufen',
  ),
  topic(
    'account_help',
    'mein konto | anmelden | registrieren | passwort vergessen | passwort | einloggen | favoriten | profil | konto loeschen | benutzerkonto',
  ),
  topic(
    'contact_us',
    'ihre telefonnummer | ihre adresse | ihr buero | kontakt | kundenservice | wie erreiche ich sie | oeffnungszeiten | ihre e mail | kundendienst',
  ),
  topic(
    'dewa_utilities',
    'dewa | strom und wasser | stromanschluss | stromkosten | strom | internetanschluss | wasserrechnung | stromrechnung',
  ),
  row({ kind: 'ordinal', value: 1 }, 'erste | ersten | erstes | erster'),
  row({ kind: 'ordinal', value: 2 }, 'zweite | zweiten | zweites | zweiter'),
  row({ kind: 'ordinal', value: 3 }, 'dritte | dritten | drittes | dritter'),
  row({ kind: 'ordinal', value: 4 }, 'vierte | vierten | viertes'),
  row({ kind: 'ordinal', value: 5 }, 'fuenfte | fuenften'),
  row({ kind: 'ordinal', value: -1 }, 'letzte | letzten | letztes | letzter'),
  firstCards(
    2,
    combine(
      'die {} | den {} | der {} | {}',
      'ersten beiden | ersten zwei | ersten 2 | beiden ersten | zwei ersten | obersten beiden | ersten zwei angebote',
    ),
  ),
  firstCards(2, 'die beiden | diese beiden | beide angebote | beide wohnungen'),
  firstCards(
    3,
    combine('die {} | den {} | {}', 'ersten drei | ersten 3 | drei ersten | obersten drei'),
  ),
  firstCards(4, 'ersten vier | ersten 4'),
  ...cardNumbers('nummer {} | nr {} | nr. {} | angebot {}'),
  row({ kind: 'day', offset: -1 }, 'gestern'),
  row({ kind: 'day', offset: -2 }, 'vorgestern'),
  row({ kind: 'day', offset: 0 }, 'heute'),
  row({ kind: 'day', offset: 1 }, 'morgen'),
  row({ kind: 'day', offset: 2 }, 'uebermorgen'),
  row({ kind: 'weekday', weekday: 0 }, 'sonntag'),
  row({ kind: 'weekday', weekday: 1 }, 'montag'),
  row({ kind: 'weekday', weekday: 2 }, 'dienstag'),
  row({ kind: 'weekday', weekday: 3 }, 'mittwoch'),
  row({ kind: 'weekday', weekday: 4 }, 'donnerstag'),
  row({ kind: 'weekday', weekday: 5 }, 'freitag'),
  row({ kind: 'weekday', weekday: 6 }, 'samstag | sonnabend'),
  row(
    { kind: 'part-of-day', part: 'morning' },
    'vormittag | vormittags | frueh | am morgen | morgens | am vormittag',
  ),
  row(
    { kind: 'part-of-day', part: 'afternoon' },
    'nachmittag | nachmittags | mittag | mittags | am nachmittag',
  ),
  row({ kind: 'part-of-day', part: 'evening' }, 'abend | abends | am abend'),
  row({ kind: 'clock', mark: 'hour' }, 'uhr'),
  row({ kind: 'name-follows' }, 'mein name ist | ich heisse | ich bin'),
  plain(
    'bitte | ich | mich | mir | wir | uns | sie | ihnen | du | dich | der | die | das | den | dem | des | er | es | fuer | mit | von der | zu | zum | zur | nach | aus | vor | ueber die | als | wie | wo | was | wer | wenn | aber | denn | dann | hier | dort | da | gern | gerne | sehr | nur | noch | schon | etwas | alles | nichts | mal | ja | ok | okay | klar | genau | vielleicht | eventuell | moeglichst | am liebsten | idealerweise | gut | gute | guter | guten | beste | besten | sofort | bald | schnell | dringend | lange | kurz | jetzt | heute abend | zwei personen | personen | frau | mann | freund | freundin | arbeit | schule | strasse | gebaeude | turm | anlage | raum | kueche | wohnzimmer | fenster | tuer | bild | bilder | link | nummer | haben | habe | hat | sein | ist | sind | war | wird | werden | kann | koennen | soll | sollte | muss | will | wollen | wuerde | waere | steht | stehen | liegt | liegen | gehoert | einzug | einziehen | umzug | umziehen | ab sofort | zimmerservice',
  ),
]

export const germanMarkers: readonly string[] =
  'der das und mit fuer zur zum im ich suche suchen wohnung wohnungen mieten miete kaufen kauf schlafzimmer zimmer haus villen bis ab oder nicht kein keine nahe pro monat jahr unter ueber maximal hoechstens mindestens moebliert moebl sz qm buero reihenhaus grundstueck guten tag danke bitte wie ist ein eine einen mir uns doch lieber auch statt ohne mein meine bist du wert rueckruf besichtigung vergleiche gibt es guenstige guenstig guenstiger mtl mio mio. unter ueber zwei drei vier fuenf whg zi balkon immobilie lohnt sich wer welche welcher'.split(
    ' ',
  )
