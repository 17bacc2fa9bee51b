import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import {
  cardNumbers,
  cue,
  firstCards,
  house,
  mine,
  mineStudio,
  plain,
  rentValue,
  row,
  topic,
} from './wording.ts'

const possessives = 'meine {} | meiner {} | unsere {} | unserer {}'

const unneededVerbs = combine(
  '{} nicht | {} doch nicht | {} eh nicht | {} auch nicht | {} gar nicht',
  'brauchen wir | brauche ich | brauch ich | brauchts | benoetigen wir | benoetige ich',
)

/** How things are said in German. */
export const germanTalk: PhraseTable = [
  row({ kind: 'negator', reach: 'adjacent' }, 'nichts | nix'),
  row({ kind: 'negator', reach: 'adjacent', answers: true }, 'nein | nee'),
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
    'noetig nicht | nicht mehr relevant | nicht beachten | ausser acht lassen | lassen wir weg | brauch ich nicht | brauch ich nicht mehr | brauche ich nicht unbedingt | muss nicht | ist kein muss | kein muss | nicht zwingend | nicht unbedingt | ist doch egal | sind egal | nicht mehr wichtig | faellt weg | kann wegfallen | kann entfallen | wird nicht gebraucht | nicht noetig | brauche ich nicht | brauche ich doch nicht | nicht wichtig | ist egal | egal | doch nicht noetig | muss nicht sein | nicht erforderlich | ist nicht wichtig | nicht mehr noetig | spielt keine rolle | ist nicht noetig | kann weg | brauchen wir nicht | ist optional | unwichtig | brauche ich nicht mehr',
  ),
  row(
    { kind: 'unneeded' },
    `${combine('{} | koennen wir {} | kann ich {} | koennte ich {} | koennen sie {} | kannst du {}', 'weglassen | rausnehmen | entfernen | streichen | verzichten')} | kannst du vergessen | koennen wir vergessen | koennen sie vergessen | wegfallen | kann raus`,
  ),
  row(
    { kind: 'unneeded' },
    combine(
      '{} wichtig',
      'nicht so | nicht sehr | doch nicht so | gar nicht so | nicht wirklich | nicht mehr so',
    ),
  ),
  row({ kind: 'unneeded' }, combine('{} | {} mehr | {} unbedingt', unneededVerbs)),
  row(
    { kind: 'unneeded', negated: true },
    'noetig | notwendig | erforderlich | mehr noetig | gebraucht',
  ),
  row(
    { kind: 'drop' },
    'vergiss | vergessen | vergesst | streiche | entferne | loesche | lass weg | vergessen sie | ignoriere | vergiss das | vergiss den | streich | nimm raus | lass den | lass das',
  ),
  row(
    { kind: 'drop' },
    combine(
      '{} raus | {} weg',
      'nimm | nehmt | nehmen wir | lass | lasst | lassen wir | tu | mach | schmeiss | schmeisst | wirf | streich | streiche | hau | nehme',
    ),
  ),
  row(
    { kind: 'also' },
    combine(
      '{} rein | {} dazu | {} hinzu',
      'nimm | nehmt | nehmen wir | tu | pack | packe | mach | fuege | fueg',
    ),
  ),
  row(
    { kind: 'instead' },
    combine(
      '{} | {} einer | {} eines | {} einem | {} der | {} des | {} dem',
      'statt | anstatt | anstelle | anstelle von',
    ),
  ),
  row({ kind: 'joint', joint: 'and' }, 'und | sowie | plus | & | u'),
  row({ kind: 'joint', joint: 'or' }, 'oder | bzw | beziehungsweise'),
  row({ kind: 'joint', joint: 'or', rather: true }, 'sondern'),
  row(
    { kind: 'correction' },
    'ne doch | nee doch | upps | ups | verzeihung | vertippt | ich korrigiere | quatsch nein | ach ne | nein quatsch | doch lieber | ich meine | besser gesagt | sorry | entschuldigung | vielmehr | ich meinte | nein doch | korrektur | moment | ach nein | stopp | quatsch | beziehungsweise nein | nein lieber | oder nein',
  ),
  row(
    { kind: 'also' },
    'und auch | dazu auch | genauso | zusaetzlich noch | ebenso | nehmen sie auch | auch mal | auch | ebenfalls | ausserdem | zusaetzlich | fuege | hinzu | noch dazu | dazu noch | auch noch | ergaenze',
  ),
  row(
    { kind: 'about' },
    'und auf | und am | und im | wie ist es mit | wie steht es mit | wie sieht es aus mit | wie siehts mit | wie siehts in | versuch mal | schau mal in | und in | wie waere es mit | was ist mit | wie sieht es aus in | wie sieht es in | und wie ist es in | und was ist mit | und wenn | wie siehts aus in | probier | wie waers mit',
  ),
  row(
    { kind: 'set' },
    'geh runter auf | geh hoch auf | geh rauf auf | geh runter | geh hoch | geh rauf | gehen wir runter | gehen wir hoch | waere besser | waeren besser | waere mir lieber | waeren mir lieber | ist besser | besser waeren | besser waere | nehmen wir | sagen wir | machen wir | gehen wir auf | erhoehen auf | hoch auf | geht auch | lieber | aendere | mach | nimm | statt dessen | aendere auf | wechsle zu | erhoehe auf | setze auf | doch | aender | senke auf | umstellen auf',
  ),
  row({ kind: 'any' }, 'irgendein | irgendeine | beliebig | beliebige | beliebiger | beliebiges'),
  row(
    { kind: 'inside' },
    'in | im | bei | nahe | am | an | auf der | auf | in der naehe von | rund um | in der | in den | nahe bei',
  ),
  row(
    { kind: 'background' },
    'arbeitet bei | arbeite bei | arbeitet an der | buero liegt in | buero ist in | arbeitsplatz ist in | arbeitsplatz in | firma ist in | firma sitzt in | ist in der schule in | geht zur schule in | schule ist in | wohne aktuell in | wohne gerade in | wohnen aktuell in | wohnen gerade in | wohne momentan in | ich lebe in | wir leben in | komme aus | ziehe weg aus | ziehen weg aus | wohnt in | lebt in | job in | ich arbeite in | arbeite in | mein buero ist in | wir wohnen in | ich wohne in | arbeiten in | wohne zurzeit in | zur schule in | arbeitet in | wohnen derzeit in',
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
  mineStudio('mein studio | meines studios | meinem studio | unser studio | unseres studios'),
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
    'brauchen | wir brauchen | suche | suchen | finde | zeige | zeig | zeigen sie | ich moechte | moechte | brauche | gibt es | was gibt es | haben sie | habt ihr | ich will | hast du | gesucht | bitte zeigen | finden | wir suchen | interessiere mich fuer | vorschlagen | empfehlen',
  ),
  cue(
    'see',
    'sehen | ansehn | anschaun | angucken | anzuschauen | anzusehen | anzugucken | vorbeikommen | vorbeischauen | reinschauen | angeschaut | vor ort',
  ),
  cue(
    'callback',
    'telefonieren | ruft mich | rufen sie mich an | ruft mich an | ruf mich mal an | ruf an | ruft an | rufen mich | angerufen werden | anruf | einen anruf | zurueckgerufen | rufen sie zurueck | ruft zurueck | mich erreichen | erreichen sie mich | erreichbar unter | bin erreichbar | meine nummer ist | meine telefonnummer | meine handynummer | melden sie sich | meldet euch | melde dich | bitte um anruf | mit einem agenten | mit einem mitarbeiter | mit einem echten menschen | mit einem echten berater | mit einem berater sprechen | persoenlich sprechen | jemandem sprechen | jemand anrufen | soll mich anrufen | kontaktiert mich | kontakt mit einem makler | mit makler sprechen | rueckrufbitte | whatsapp | rueckruf | rufen sie mich | ruf mich an | zurueckrufen | rufen sie mich zurueck | anrufen | bitte um rueckruf | kontaktieren sie mich | mit einem berater | mit einem makler sprechen | mit einem menschen sprechen | ruf mich zurueck | mit jemandem sprechen | rueckruf bitte | melden sie sich bei mir | rufen sie an | jemanden sprechen',
  ),
  cue(
    'viewing',
    'besichtigungstermine | termin fuer | termin ausmachen | einen termin | besichtigt | live ansehen | persoenlich ansehen | wohnung ansehen | wohnung anschauen | haus ansehen | villa ansehen | besichtigung | besichtigen | besichtigungstermin | ansehen | anschauen | termin vereinbaren | vor ort ansehen | besichtigungen | eine besichtigung | besichtige',
  ),
  row(
    { kind: 'cue', cue: 'value', ofIt: true },
    'bekommen wir dafuer | kriegen wir dafuer | bekomme ich dafuer | kriege ich dafuer | bekaeme ich dafuer | bekommt man dafuer',
  ),
  rentValue('ortsuebliche miete | mietspiegel | durchschnittsmiete | durchschnittliche miete'),
  cue(
    'value',
    'waere da drin | was waere drin | dafuer verlangen | ich verlangen | fuer wieviel koennte ich | fuer wie viel koennte ich | wie viel koennte ich fuer | wieviel koennte ich fuer | wie viel bekomme ich fuer | wieviel bekomme ich fuer | bekaeme ich fuer | kriege ich fuer | was kriege ich fuer | was wuerde ich fuer | was wuerde meine | was bringt meine | was bringt mein | was koennte ich fuer | wie teuer ist | einwerten | schaetzwert | schaetzt | preisschaetzung | schaetzpreis | ortsueblich | marktpreis | marktueblich | was kostet durchschnittlich | kaufpreise in | wertet | wie viel ist | wieviel ist | wert | bewerten | bewertung | wieviel ist meine | was ist meine | verkehrswert | marktwert | schaetzen | schaetzung | wertermittlung | was kostet meine | durchschnittspreis | quadratmeterpreis | quadratmeterpreise | was kostet der quadratmeter | wie viel kostet der quadratmeter | wieviel kostet der quadratmeter | preis pro quadratmeter | preis je quadratmeter | preis pro qm | preis pro sqft | verkaufswert | einschaetzung | was bekomme ich fuer mein | was bekomme ich fuer meine | was bekomme ich fuer meinen | was bekomme ich fuer unsere | was bekomme ich fuer unser | was bekomme ich fuer eine | immobilienbewertung | durchschnittlicher preis | wieviel bekomme ich',
  ),
  cue(
    'invest',
    `${combine('{} vermiete | {} vermieten | {} dann vermiete | {} dann vermieten | {} danach vermiete | {} weitervermiete', 'es | sie | ihn')} | bleibt haengen | bleibt pro jahr haengen | bleibt im jahr haengen | bleibt unterm strich | springt dabei raus | springt raus | wirft ab | abwerfen | was bringt mir | miete bringt | bringt an miete | geld stecken | zu stecken | reinstecken`,
  ),
  cue(
    'invest',
    'investiere | investments | lohnt es sich | lohnen sich | lohnt das | lohnenswert | rentabelsten | rentabelste | geld anlegen | geldanlage | immobilieninvestment | anlageimmobilie | vermietungsrendite | bruttorendite | nettorendite | mieteinnahmen | weitervermieten | zum vermieten kaufen | wertzuwachs | wertentwicklung | gewinn machen | profitabel | renditeobjekt | renditestark | investitionen | investieren | kapitalanlage | rendite | investition | lohnt sich | mietrendite | anlegen | anlage | ertrag | wertsteigerung | investment | roi | rentabel | investor | anlageobjekt | renditen | rentiert sich | kapitalanleger | rentabilitaet',
  ),
  cue(
    'compare',
    combine(
      'was ist {} | was waere {} | welche ist {} | welches ist {} | welche gegend ist {} | wo ist es {} | wo ists {} | wo wohnt man {} | wo sind die mieten {} | wo sind mieten {} | wo sind die preise {} | wo sind die wohnungen {} | wo sind die villen {}',
      'teurer | guenstiger | billiger | preiswerter | hoeher | niedriger | ruhiger | schoener',
    ),
  ),
  cue('compare', 'ruhiger als | schoener als | sicherer als'),
  cue(
    'compare',
    'vergleicht | vergleichst | was waere besser | welche ist besser | welches ist besser | welcher ist besser | unterscheiden | worin unterscheiden | unterschied | gegenueber stellen | im gegensatz | besser als | vergleiche | vergleich | vergleichen | unterschied zwischen | was ist besser | vs | versus | im vergleich | gegenueberstellen | unterschiede | vergleichen sie',
  ),
  cue(
    'question',
    'was kommt | was passiert | was muss ich | was brauche ich | was braucht man | brauche ich | braucht man | bekomme ich | bekommt man | kriege ich | kriegt man | gibt es eine | koennen wir | kann man | muessen wir | muss man | darf ich | darf man | duerfen wir | wie lange | wie melde | wie kann ich | wie kann man | wie bekomme | wie funktionieren | wie geht | wie laeuft das | wer traegt | wer uebernimmt | ist es moeglich | ab wann | ab welchem | ab welcher | stimmt es | habt ihr infos | koennen sie mir sagen | was heisst das | wie teuer | was fallen | fallen | wofuer | was ist | was sind | wie hoch | wie funktioniert | duerfen | darf | kann ich | wer zahlt | warum | wieso | wann | was bedeutet | erklaere | koennen auslaender | muss ich | welche kosten | welche | welcher | welches | wie viel | frage | wieviel | was heisst | wie viele | wer bezahlt | wie laeuft',
  ),
  cue(
    'greet',
    'moin moin | hallo zusammen | servus | gruess dich | gruess euch | guten tach | tach | huhu | halli hallo | grias di | hallochen | gutn tag | hallo | guten tag | guten morgen | guten abend | hi | moin | servus | gruess gott | hey | gruezi | salam | wie geht es | wie gehts | tag | hallihallo',
  ),
  cue(
    'thanks',
    'vielen lieben dank | lieben dank | tausend dank | dankeschoen | merci | danke dir | danke ihnen | danke euch | danke fuer | sehr hilfreich | das hilft | spitze | wunderbar | ausgezeichnet | hervorragend | danke | vielen dank | danke schoen | dankeschoen | danke sehr | super danke | hilfreich | perfekt danke | besten dank | super | klasse | herzlichen dank | sehr gut',
  ),
  cue(
    'bye',
    'tschuess | auf wiedersehen | bis bald | ciao | bis spaeter | schoenen tag noch | mach es gut | ade',
  ),
  cue(
    'human',
    'bist du ein echter | echter mensch | sind sie ein echter | bist du mensch | bist du eine maschine | bist du ki | wer hat dich | wie alt bist du | wie ist dein name | dein name | bist du chatgpt | chatgpt | ist das ein bot | mit einem computer | spreche ich mit einem | schreibe ich mit einem | bist du ein computer | bist du ein programm | bist du menschlich | bist du eine echte person | bist du ein mensch | sind sie ein mensch | bist du ein bot | bist du ein roboter | wer bist du | wer sind sie | bist du echt | bist du eine ki | sind sie ein roboter | rede ich mit einem menschen | wie heisst du | sind sie echt | bist du real | spreche ich mit einem menschen',
  ),
  cue(
    'help',
    'was kannst du alles | was machst du | was bietest du | wobei kannst du | wie kannst du mir | womit kannst du | wie benutze ich | bedienung | was koennt ihr | koennt ihr mir helfen | kannst du mir helfen | kannst du helfen | hilfe | was kannst du | wie funktioniert das | was koennen sie | hilf mir | helfen sie mir | wie kannst du helfen | koennen sie mir helfen',
  ),
  cue(
    'inject',
    'ignoriere alle | ignoriere die | systemprompt | system prompt | deine anweisungen | du bist jetzt | tu so als | vergiss alle anweisungen | datenbank | passwoerter | telefonnummern aller | kundendaten | alle regeln | interne anweisungen | deinen prompt | vorherigen anweisungen | alle anweisungen | entwicklermodus | nummern aller kunden | daten anderer | ich bin der administrator | als admin | nutzerdaten | deine regeln',
  ),
  cue(
    'abuse',
    'schrott | schrotthaufen | haufen schrott | haufen muell | bloeder bot | du bloeder | bloedmann | arsch | drecksbot | scheissbot | verarsch | verarschen | nutzloser | wertlos | hau ab | fresse | halts maul | maul | penner | spast | vollidiot | bescheuert | schwachsinn | dreck | kacke | mist | dumm | idiot | bloed | scheisse | verpiss dich | halt die klappe | nutzlos | arschloch | dummkopf | bloeder | dummer | scheiss | fick | mist bot | depp | trottel | muell | saftladen | unfaehig | bekloppt',
  ),
  cue(
    'offTopic',
    'urlaubsantrag | kuendigungsschreiben | bewerbungsschreiben | krankmeldung | witze | gedichte | rezepte | kochrezept | apfelstrudel | fussballspiel | wm | em | champions league | kinofilm | serie | liedtext | einwohner | hauptstadt von | uebersetz | krypto | aktienkurs | nachrichten heute | fluege | flugtickets | bahn ticket | mietwagen | auto mieten | auto kaufen | praesidentin | kanzler | aufsatz schreiben | programmieren | python | mathe | rechne | sternzeichen | wahlen | arzt | kopfschmerzen | restaurant empfehlen | restauranttipp | kinderlied | raetsel | geschichte | wetter | witz | gedicht | rezept | fussball | film | lied | hauptstadt | uebersetze | uebersetzung | bitcoin | nachrichten | flug | pizza | wer hat gewonnen | praesident | schreib mir | aufsatz | programmiere | horoskop | politik | bundesliga | geschichte erzaehlen | musik | hausaufgaben | kochen | aktien | bundeskanzler',
  ),
  topic(
    'buying_fees',
    'zusatzkosten | extrakosten | zusaetzliche kosten | weitere kosten | versteckte kosten | kommen dazu | gebuehr | transfergebuehr | uebertragungskosten | dld | registrierungsgebuehr | eintragungsgebuehr | anmeldegebuehr | notar | notargebuehren | kaufgebuehren | kosten kommen beim kauf | mehrwertsteuer | grundsteuer | nebenkosten beim kauf | kaufnebenkosten | gebuehren beim kauf | nebenkosten fallen | kosten beim kauf | grunderwerbsteuer | uebertragungsgebuehr | grundbuchgebuehr | erwerbskosten | nebenkosten | gebuehren | steuern | notarkosten | dld gebuehr',
  ),
  topic(
    'renting_fees',
    'kosten bei der miete | kosten beim einzug | einzugskosten | kosten fuer mieter | gebuehren fuer mieter | nebenkosten fuer mieter | nebenkosten als mieter | mietgebuehren | kosten beim anmieten | kosten bei anmietung | kosten beim mieten | gebuehren beim mieten | nebenkosten beim mieten | mietnebenkosten | kosten als mieter | nebenkosten bei miete',
  ),
  topic(
    'golden_visa',
    'golden visum | goldene visum | goldenen visum | goldvisum | visa | visums | daueraufenthalt | aufenthaltstitel | aufenthalt durch immobilie | residency | residence visa | residenz | zehnjahresvisum | investorvisum | 10 jahres visum | goldenes visum | golden visa | aufenthaltsvisum | visum durch immobilie | investorenvisum | visum | aufenthaltserlaubnis | aufenthaltsgenehmigung | residenzvisum',
  ),
  topic(
    'ejari',
    'mietvertrag eintragen | mietvertrag anmelden | registrierung mietvertrag | mietregistrierung | ejari registrierung | ejari vertrag | ejari | mietvertrag registrieren | registrierung des mietvertrags | mietvertragsregistrierung',
  ),
  topic(
    'service_charges',
    'servicekosten | servicecharges | service kosten | instandhaltung | instandhaltungsgebuehr | instandhaltungsruecklage | unterhaltskosten | laufende kosten | hausgeldkosten | nebenkosten fuer eigentuemer | verwaltungsgebuehr | verwaltungsgebuehren | jaehrliche kosten | gemeinschaftskosten | hausverwaltung | servicegebuehren | service charge | service charges | hausgeld | instandhaltungskosten | verwaltungskosten | bewirtschaftungskosten | servicegebuehr | wohngeld',
  ),
  topic(
    'mortgage',
    'finanzieren | finanziert | finanziere | immobilienfinanzierung | bankkredit | wohnungskredit | zinssatz | zinssaetze | kreditrate | monatsrate | tilgung | beleihung | eigenanteil | hypothekendarlehen | kredite | darlehn | mortgage | kreditzusage | hypothek | finanzierung | kredit | baufinanzierung | eigenkapital | zinsen | darlehen | anzahlung | hypotheken | immobilienkredit',
  ),
  topic(
    'freehold_foreigners',
    'land besitzen | grundstueck besitzen | grundstuecke besitzen | grund und boden besitzen | land erwerben duerfen | koennen auslaender | als nichtansaessiger | als eu buerger | auslaendische kaeufer | auslaendern | auslaendische | freehold gebiete | freehold zone | freehold zonen | leasehold | erbpacht | ohne wohnsitz | ohne visum | als tourist | nicht ansaessige | eigentum fuer auslaender | duerfen auslaender | duerfen deutsche | auslaender | freehold | deutsche | nichtansaessige | oesterreicher | schweizer | eigentum erwerben | eu buerger | als deutscher | als auslaender',
  ),
  topic(
    'agency_commission',
    'vermittlungsgebuehr | vermittlungsprovision | vermittlerprovision | provisionen | provisionsfrei | maklerlohn | kostet der makler | kostet ein makler | bezahle ich den makler | nimmt der makler | verlangt der makler | maklerhonorar | maklerprovision | provision | maklergebuehr | maklerkosten | courtage | maklergebuehren',
  ),
  topic(
    'cheques_deposit',
    'scheckzahlung | anzahl der schecks | anzahl schecks | per scheck | kautionshoehe | kaution zurueck | miete monatlich zahlen | monatlich bezahlen | in raten | in wie vielen raten | mietzahlung | zahlungsweise | mietkautionen | schecks | kaution | scheck | mietkaution | ratenzahlung der miete | mietsicherheit',
  ),
  topic(
    'off_plan_process',
    'off plan kaufs | off plan ablauf | beim off plan | bautraeger pleite | bautraeger insolvent | bautraeger insolvenz | bautraeger nicht fertig | bautraeger verspaetet | verspaetung | bauverzoegerung | verzoegerung | verzoegert | uebergabe verzoegert | pleite | insolvent | insolvenz | treuhand | escrow | ratenzahlungsplan | reservierungsgebuehr | baufortschritt | post handover | kauf ab plan | bauphase risiko | oqood | zahlungsplan | off plan kauf | off plan kaufen | treuhandkonto | ratenplan | kauf vom plan | kauf im bau | ratenzahlung | zahlungsplaene | risiken bei off plan',
  ),
  topic(
    'eviction_rent_increase',
    'miete hoch | miete anheben | mietsteigerung | erhoeht die miete | die miete erhoehen | miete wird erhoeht | vermieter erhoeht | vermieter kuendigt | vermieter kuendigen | kuendigt mir | gekuendigt | raus muss | ausziehen | auszugsfrist | zwangsraeumung | raeumungsklage | eigenbedarf | rera | mietdeckel | mietminderung | vorzeitig kuendigen | frueher raus | aus dem vertrag | mietvertrag kuendigen | mietvertrag verlaengern | verlaengerung | vermieterrechte | mieterschutz | mieterhoehung | kuendigung | miete erhoehen | kuendigen | rauswerfen | mieterhoehungen | vermieter darf | mieterrechte | raeumung | kuendigungsfrist | darf der vermieter | mietvertrag beenden',
  ),
  topic(
    'list_my_property',
    'meine villa vermieten | mein haus vermieten | meine immobilie vermieten | meine wohnung anbieten | meine villa anbieten | mein haus anbieten | meine immobilie anbieten | mein apartment vermieten | mein apartment verkaufen | selbst inserieren | hier inserieren | bei euch inserieren | bei ihnen inserieren | einstellen | inserat erstellen | inserat schalten | inserat | anzeige schalten | anzeige erstellen | annonce | immobilie anbieten | objekt anbieten | objekt einstellen | objekt inserieren | hier anbieten | bei euch anbieten | nachmieter finden | mieter finden | kaeufer finden | als makler registrieren | inserieren | meine wohnung vermieten | meine wohnung verkaufen | anzeige aufgeben | immobilie einstellen | inserat aufgeben | mein haus verkaufen | meine immobilie verkaufen | meine villa verkaufen',
  ),
  topic(
    'account_help',
    'konto | account | einzuloggen | einloggen geht nicht | login | log in | passwort aendern | kennwort | passwort zuruecksetzen | mein profil | meine favoriten | merkliste | gespeicherte suchen | abmelden | newsletter abbestellen | email aendern | registrierung | neues passwort | zugangsdaten | verifizierung | bestaetigungscode | mein konto | anmelden | registrieren | passwort vergessen | passwort vergessn | passwort vergess | passwort weg | passwort weiss ich nicht mehr | in mein konto | nicht mehr rein | passwort | einloggen | favoriten | profil | konto loeschen | benutzerkonto',
  ),
  topic(
    'contact_us',
    'euch erreichen | erreiche ich euch | erreiche ich jemanden | euch telefonisch | sie telefonisch | sie erreichen | eure telefonnummer | eure nummer | eure adresse | euer buero | euer standort | eure email | eure e mail | ihre email | ihre nummer | kontaktdaten | kontaktieren | wo sitzt ihr | wo sind sie | wo seid ihr | buerozeiten | hotline | beschwerde | beschweren | support | kundenbetreuung | ansprechpartner | sprechzeiten | ihre telefonnummer | ihre adresse | ihr buero | kontakt | kundenservice | wie erreiche ich sie | oeffnungszeiten | ihre e mail | kundendienst',
  ),
  topic(
    'dewa_utilities',
    'dewa anmelden | dewa konto | strom anmelden | wasser anmelden | strom anschliessen | wasser und strom | stromvertrag | stromanbieter | wasseranschluss | wlan | internet | internetvertrag | gas | gasanschluss | energiekosten | versorger | muellgebuehr | kuehlkosten | klimakosten | dewa | strom und wasser | stromanschluss | stromkosten | strom | internetanschluss | wasserrechnung | stromrechnung',
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
    'vormittag | vor mittag | vor dem mittag | vor zwoelf | bis mittag | vormittags | frueh | am morgen | morgens | am vormittag',
  ),
  row(
    { kind: 'part-of-day', part: 'afternoon' },
    'nachmittag | nachmittags | mittag | mittags | am nachmittag',
  ),
  row({ kind: 'part-of-day', part: 'evening' }, 'abend | abends | am abend'),
  row({ kind: 'clock', mark: 'hour' }, 'uhr'),
  row({ kind: 'past', minutes: -30 }, 'halb'),
  row({ kind: 'past', minutes: 15 }, 'viertel nach'),
  row({ kind: 'past', minutes: -15 }, 'viertel vor'),
  row(
    { kind: 'name-follows' },
    'mein name ist | ich heisse | ich bin | name | hier ist | hier spricht | mein name | ich bin der | ich bin die | heisse',
  ),
  row({ kind: 'plain', adds: true }, 'mit'),
  plain(
    'warum nicht | wieso nicht | hab ich vergessen | habe ich vergessen | vergessen zu sagen | bitte | ich | mich | mir | wir | uns | sie | ihnen | du | dich | der | die | das | den | dem | des | er | es | fuer | von der | zu | zum | zur | nach | aus | vor | ueber die | als | wie | wo | was | wer | wenn | aber | denn | dann | hier | dort | da | gern | gerne | sehr | nur | noch | schon | etwas | alles | nichts | mal | ja | ok | okay | klar | genau | vielleicht | eventuell | moeglichst | am liebsten | idealerweise | gut | gute | guter | guten | beste | besten | sofort | bald | schnell | dringend | lange | kurz | jetzt | zwei personen | personen | frau | mann | freund | freundin | arbeit | schule | strasse | gebaeude | turm | anlage | raum | kueche | wohnzimmer | fenster | tuer | bild | bilder | link | nummer | haben | habe | hat | sein | ist | sind | war | wird | werden | kann | koennen | soll | sollte | muss | will | wollen | wuerde | waere | steht | stehen | liegt | liegen | gehoert | einzug | einziehen | umzug | umziehen | ab sofort | zimmerservice',
  ),
]

export const germanMarkers: readonly string[] =
  'hab nich brauch brauche moechte nochmal passwort konto kriege wieviel koennt koennen sind auf dem einer einem keinen sowas irgendwas erhoehen vergiss vergessen der das und mit fuer zur zum im ich suche suchen wohnung wohnungen mieten miete kaufen kauf schlafzimmer zimmer haus villen bis ab oder nicht kein keine nahe pro monat jahr unter ueber maximal hoechstens mindestens moebliert moebl sz qm buero reihenhaus grundstueck guten tag danke bitte wie ist ein eine einen mir uns doch lieber auch statt ohne mein meine bist du wert rueckruf besichtigung vergleiche gibt es guenstige guenstig guenstiger mtl mio mio. unter ueber zwei drei vier fuenf whg zi balkon immobilie lohnt sich wer welche welcher'.split(
    ' ',
  )
