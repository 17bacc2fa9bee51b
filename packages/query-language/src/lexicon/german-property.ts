import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import {
  amenity,
  cheaper,
  completion,
  furnished,
  house,
  plain,
  purpose,
  row,
  sort,
  type,
} from './wording.ts'

const viewPatterns =
  '{}blick | {} blick | {}-blick | blick ueber die {} | blick ueber den {} | blick ueber das {} | blick uebers {} | blick zum {} | blick zur {} | {} aussicht | aussicht aufs {} | aussicht ueber die {} | sicht auf den {} | sicht auf die {} | sicht auf das {} | sicht aufs {} | {} view | {} sicht | mit aussicht auf das {} | blick auf {} | blick auf den {} | blick auf die {} | blick auf das {} | blick aufs {} | mit blick auf {} | mit blick auf den {} | mit blick auf die {} | mit blick auf das {} | mit blick aufs {} | {}sicht | aussicht auf {} | aussicht auf den {} | aussicht auf die {} | mit {}blick'
const views = (slug: string, objects: string) => amenity(slug, combine(viewPatterns, objects))

/** Kinds, features and terms of a home in German. */
export const germanProperty: PhraseTable = [
  type(
    'apartment',
    'wohnung | wohnungen | apartment | appartement | whg | etagenwohnung | apartments | wohnungs | whg. | appartments | wonung | apartement | appartment | apartement | wohnungen | mietswohnung | ferienwohnung | luxuswohnung | neubauwohnung | stadtwohnung | traumwohnung | familienwohnung | zweitwohnung | eigentumsapartment | bude | loft | loftwohnung | geschosswohnung | hochhauswohnung | gartenwohnung | terrassenwohnung',
  ),
  type(
    'villa',
    'villa | villen | vila | vilen | einfamilienhaus | bungalow | freistehende villa | efh | einfamilienhaeuser | freistehendes haus | freistehendes einfamilienhaus | stadtvilla | luxusvilla | strandvilla | familienvilla | anwesen | herrenhaus',
  ),
  type(
    'townhouse',
    'reihenhaus | reihenhaeuser | townhouse | stadthaus | townhouses | reihenhauser | doppelhaushaelfte | rh | stadthaeuser | reihenmittelhaus | reihenendhaus | reiheneckhaus | endreihenhaus | dhh | doppelhaus | reihenvilla | stadthauser',
  ),
  type(
    house,
    'haus | haeuser | hauser | eigenheim | familienhaus | ferienhaus | wohnhaus | haeuschen | traumhaus | neubauhaus',
  ),
  type(
    'penthouse',
    'penthouse | penthaus | dachwohnung | penthouses | dachgeschosswohnung | penthousewohnung | penthouse wohnung',
  ),
  type(
    'duplex',
    'maisonette | duplex | maisonettewohnung | maisonette wohnung | duplexwohnung | maisonnette | maisonett | maisonetten | zweistoeckige wohnung | duplex wohnung | galeriewohnung',
  ),
  type(
    'hotel-apartment',
    'hotelapartment | hotelapartments | serviced apartment | hotelwohnung | aparthotel | hotel apartment | hotel-apartment | hotelappartement | boardinghouse | hotelappartment | hotelresidenz | serviced apartments | servicewohnung | apartmenthotel | aparthotels | wohnung mit hotelservice | hotel appartement',
  ),
  type('villa-compound', 'villenanlage'),
  type(
    'land',
    'grundstueck | grundstuecke | bauland | baugrundstueck | bauplatz | land | baugrund | gewerbegrundstueck | wohngrundstueck | baugrundstuecke | bauplaetze | parzelle | villengrundstueck | stueck land',
  ),
  type(
    'office',
    'buero | bueros | bueroflaeche | bueroraum | bueroraeume | buro | bueroflaechen | geschaeftsraeume | bueroetage | praxisraeume | coworking',
  ),
  type(
    'retail',
    'laden | geschaeft | ladenlokal | verkaufsflaeche | ladenflaeche | shop | einzelhandelsflaeche | laeden | gewerbeflaeche | geschaeftslokal | showroom | ladengeschaeft | einzelhandel | verkaufsraum | restaurantflaeche | lokal | gewerberaum | gewerbeimmobilie | ladenraum',
  ),
  type(
    'warehouse',
    'lager | lagerhalle | lagerhaus | halle | lagerflaeche | lagerhallen | industriehalle | logistikflaeche | logistikhalle | gewerbehalle | produktionshalle | warehouse',
  ),
  row(
    { kind: 'purpose', purpose: 'sale', types: ['apartment'] },
    'eigentumswohnung | eigentumswohnungen | etw | kaufwohnung | eigentumswhg | kaufwohnungen',
  ),
  row(
    { kind: 'purpose', purpose: 'rent', types: ['apartment'] },
    'mietwohnung | mietwohnungen | mietapartment | mietwhg',
  ),
  row(
    { kind: 'home' },
    'immobilie | immobilien | objekt | objekte | unterkunft | zuhause | bleibe | angebote | angebot | inserate | wohnraum | domizil | wohnmoeglichkeit | dach ueberm kopf | wohneinheit',
  ),

  amenity(
    'private-pool',
    'privatpool | privater pool | eigener pool | eigenem pool | privatem pool | eigenen pool | privaten pool | privat pool | privates schwimmbad | eigenes schwimmbad | pool nur fuer uns | privatem schwimmbad | eigenem schwimmbad | pool im garten',
  ),
  amenity(
    'pool',
    'pool | schwimmbad | swimmingpool | schwimmbecken | gemeinschaftspool | pools | poolanlage | swimming pool | dachpool | infinity pool | schwimmbecken | poolbereich',
  ),
  amenity(
    'gym',
    'fitnessraum | fitnessstudio | fitness | gym | fitnesscenter | sportraum | kraftraum | fitnessbereich | fitness raum | fitnessstudios | sportstudio | muckibude | trainingsraum | fitnessstudio im haus',
  ),
  amenity(
    'parking',
    'parkplatz | stellplatz | tiefgarage | garage | parkplaetze | parkmoeglichkeit | tg stellplatz | stellplaetze | parken | autostellplatz | garagenplatz | tiefgaragenstellplatz | tiefgaragenplatz | carport | pkw stellplatz | platz fuers auto | platz fuer mein auto | doppelgarage | parkplatzen | parkhaus',
  ),
  amenity('balcony', 'balkon | balkone | balkonen | loggia | balkonien'),
  amenity(
    'terrace',
    'terrasse | dachterrasse | terrassen | sonnenterrasse | patio | terasse | terase',
  ),
  amenity(
    'garden',
    'garten | gaerten | privatgarten | eigener garten | eigenem garten | gartenanteil | kleiner garten | kleinem garten',
  ),
  amenity(
    'maids-room',
    'maedchenzimmer | haushaelterin | zimmer fuer die haushaelterin | zimmer fuer eine haushaelterin | zimmer fuer die nanny | nannyzimmer | dienstmaedchenzimmer | personalzimmer | zimmer fuer personal | hausangestelltenzimmer | maid zimmer | zimmer fuer haushaltshilfe | maids room | zimmer fuer die haushaltshilfe | zimmer fuer nanny | maidroom | maid room | maid | nannyzimmer | au pair zimmer | zimmer fuers personal | zimmer fuer maid | zimmer fuer eine maid | zimmer fuer die nanny | haushaltshilfezimmer | dienstbotenzimmer | hausmaedchenzimmer | personalraum | zimmer fuer angestellte | kindermaedchenzimmer | zimmer fuer die maid | zimmer fuer das hausmaedchen | zimmer fuers hausmaedchen | zimmer fuer ein hausmaedchen | zimmer fuer hausmaedchen',
  ),
  amenity(
    'study',
    'arbeitszimmer | buerozimmer | homeoffice | home office | studierzimmer | homeofficezimmer | bueroecke | zimmer fuers homeoffice | arbeitsraum | zimmer zum arbeiten',
  ),
  amenity(
    'storage',
    'abstellraum | lagerraum | kellerraum | stauraum | abstellkammer | keller | abstellplatz | abstellflaeche | vorratsraum | speicher | speisekammer | kammer',
  ),
  amenity(
    'kitchen-appliances',
    'einbaukueche | kuechengeraete | ausgestattete kueche | ebk | voll ausgestattete kueche | waschmaschine | geschirrspueler | spuelmaschine | kuehlschrank | eingerichtete kueche | komplett ausgestattete kueche | elektrogeraete | kuechenausstattung | ausgestatteter kueche | voll ausgestatteter kueche | kueche mit geraeten | kueche mit den geraeten | kuechengeraete drin | geraete drin | mit geraeten drin',
  ),
  amenity(
    'built-in-wardrobes',
    'einbauschraenke | einbauschrank | einbauschraenken | begehbarer kleiderschrank | begehbarem kleiderschrank | ankleide | ankleidezimmer | kleiderschraenke | schrankraum',
  ),
  amenity(
    'pets-allowed',
    'haustierfreundlich | haustierfreundliche | haustiere erlaubt | mit hund | mit katze | hund erlaubt | katze erlaubt | haustiere | haustier | hund | katze | hunde erlaubt | tierfreundlich | haustieren | mit hunden | mit katzen | tierhaltung | hundefreundlich | hundehaltung | meinem hund | unserem hund | meine katze | unsere katze | hunde | katzen | kater | vierbeiner | tiere erlaubt | haustierhaltung | welpe',
  ),
  amenity(
    'near-metro',
    'nahe metro | nahe der metro | in der naehe der metro | metronaehe | metro naehe | an der metro | bei der metro | in metronaehe | nahe ubahn | nahe der u bahn | metro in der naehe | metro | nah an der metro | nahe zur metro | u bahn | ubahn | u bahn naehe | nahe der metrostation | metrostation | metrostation in der naehe | u bahn station | metroanschluss | metroanbindung | nahe metrostation | fussweg zur metro | zu fuss zur metro | in laufnaehe zur metro | metrohaltestelle | gut angebunden an die metro',
  ),
  amenity(
    'near-school',
    'nahe schule | in der naehe einer schule | schule in der naehe | nahe der schule | schulnah | nahe einer schule | nahe schulen | nahe einer guten schule | schulnaehe | in der naehe von schulen | gute schulen | gute schule | schule zu fuss | schulen in der naehe | kindergarten in der naehe | naehe schule | kita in der naehe | nah zur schule | nahe zur schule | internationale schule in der naehe',
  ),
  amenity(
    'beach-access',
    'strandzugang | am strand | strandnah | strandnaehe | zugang zum strand | nahe strand | nahe am strand | strand | in strandnaehe | direkt am strand | nahe dem strand | nahe am meer | am meer | direkt am meer | strandlage | in strandlage | strandzugangs | beachfront | naehe strand | nah am strand | zu fuss zum strand | privatstrand | meeresnaehe | meernaehe | nahe zum strand | beach | erste reihe am meer',
  ),
  amenity(
    'play-area',
    'spielplatz | kinderspielplatz | spielbereich | spielplaetze | kinderbereich | kinderspielbereich | spielplatz fuer die kinder',
  ),
  amenity(
    'security',
    'sicherheitsdienst | wachdienst | bewachte anlage | bewacht | gated community | security | bewachten anlage | geschlossene anlage | sicherheitspersonal | bewachung | 24h security | ueberwacht | bewachte wohnanlage | geschlossene wohnanlage | wachpersonal | bewachter anlage | geschlossener anlage | 24 stunden security | pfoertner',
  ),
  amenity('concierge', 'concierge | rezeption | portier | empfang | concierge service | doorman'),
  amenity(
    'chiller-free',
    'chiller free | kuehlung inklusive | klimaanlage inklusive | kostenlose kuehlung | kuehlung kostenlos | kuehlung inbegriffen | klima inklusive | chiller inklusive | klimatisierung inklusive | kuehlkosten inklusive | ac inklusive | chiller inkl | klima inkl | keine chillerkosten | chillerfree | klimaanlage kostenlos | klimakosten inklusive',
  ),
  amenity(
    'high-floor',
    'hohes stockwerk | hohe etage | obere etage | hoher stock | hohem stockwerk | obergeschoss | in hoher etage | weit oben | hohe etagen | oberes stockwerk | hoher etage | hoehere etage | hoeherer stock | oberste etage | oberster stock | obersten stock | oberes geschoss | hoeheres stockwerk | hoeherer etage | oben im haus | hohen etage | hohen stockwerk | obersten etage',
  ),
  amenity(
    'ground-floor',
    'erdgeschoss | eg | parterre | ebenerdig | erdgeschosswohnung | im eg | erdgeschoß',
  ),
  amenity(
    'vacant',
    'leerstehend | leer | frei | sofort frei | sofort verfuegbar | unbewohnt | unvermietet | sofort beziehbar | ab sofort beziehbar | leer stehend | mieterfrei | frei werdend',
  ),
  amenity(
    'upgraded',
    'renoviert | renovierte | saniert | modernisiert | neu renoviert | sanierte | modernisierte | renoviertes | kernsaniert | frisch renoviert | neu saniert | saniertes | renovierter | frisch saniert | frisch renovierte | aufgewertet | generalsaniert | neu renovierte',
  ),
  amenity(
    'payment-plan',
    'zahlung in raten | mit ratenzahlung | mit zahlungsplan | mit ratenplan | mit ratenzahlungsplan | auf raten | mit flexiblem zahlungsplan',
  ),
  amenity(
    'bills-included',
    'nebenkosten inklusive | warmmiete | inklusive nebenkosten | inkl nebenkosten | nebenkosten inbegriffen | inkl. nebenkosten | strom inklusive | alles inklusive | inkl nk | nebenkosten inkl | all inclusive | inkl strom und wasser | strom und wasser inklusive | inkl dewa | dewa inklusive | pauschalmiete | mit nebenkosten',
  ),
  amenity('elevator', 'aufzug | fahrstuhl | lift | aufzuege | personenaufzug'),
  amenity('barbecue-area', 'grillplatz | grillbereich | bbq'),
  amenity('central-ac', 'zentrale klimaanlage | zentralklimaanlage'),
  views('sea-view', 'meer | meeres | strand | ozean | golf von arabien'),
  views('burj-khalifa-view', 'burj khalifa | burj | burj chalifa'),
  views('marina-view', 'marina'),
  views('golf-view', 'golf | golfplatz | golfplatz | golfanlage'),
  views('canal-view', 'kanal | canal'),
  views('lake-view', 'see | lake | seen'),
  views('park-view', 'park | gruene | ins gruene | garten'),
  views('city-view', 'stadt | skyline | city | hochhaeuser'),
  views('landmark-view', 'wahrzeichen | burj al arab'),
  views('water-view', 'wasser | lagune | creek'),

  purpose(
    'sale',
    'kaufen | zum kauf | zum verkauf | kauf | zu verkaufen | erwerben | verkauf | zu kaufen | kaufe | eigentum | gekauft | erwerb | kaufobjekt | kaufpreis | kaeuflich | zum erwerb | kaufinteresse | ankauf | kaufgesuch | kaufangebote | eigennutzung | kauft | erstehen | zulegen | kaufimmobilie | zum kaufen',
  ),
  purpose(
    'rent',
    'mieten | zur miete | miete | zu mieten | mietobjekt | anmieten | zu vermieten | vermietung | mietpreis | mietweise | monatsmiete | jahresmiete | gemietet | mietangebote | mietimmobilie | kaltmiete | langzeitmiete | pachten | pacht | zu pachten | zum mieten | gesamtmiete | vermieten sie | vermietet ihr | haben sie zu vermieten | mieten wir | mietzins | langzeitmieten | nettomiete | einmieten | mietgesuch | bruttomiete | mietweise | untermiete | zwischenmiete | anzumieten | mietbudget | mtl miete',
  ),
  completion(
    'off_plan',
    'off plan | off-plan | im bau | neubauprojekt | in bau | vom bautraeger | noch im bau | in planung | im entstehen | vom plan | neubau | neubauten | neubauprojekte | bauprojekt | noch nicht fertig | rohbau | vom reissbrett | offplan | im bau befindlich | im bau befindliche | in der bauphase | bautraegerobjekt | erstbezug vom bautraeger | direkt vom bautraeger | projektiert | fertigstellung in',
  ),
  completion(
    'ready',
    'nichts im bau | nix im bau | bezugsfertig | bezugsfertige | fertig | fertiggestellt | fertige | sofort bezugsfertig | bezugsfertiges | fertiggestellte | bestandsimmobilie | bereits fertig | sofort einziehbar | einzugsfertig | einzugsfertige | schon fertig | bestandswohnung | bestand | schluesselfertig | schluesselfertige | zweitmarkt | bereits gebaut | kein off plan | nicht off plan | gebraucht | bestandsobjekt | fertiges | fertig gebaut | wiederverkauf',
  ),
  furnished(
    'furnished',
    'moebliert | moeblierte | mit moebeln | moebl | moebl. | moebliertes | mobliert | moblierte | vollmoebliert | komplett moebliert | moeblierten | voll moebliert | moeblierter | inkl moebel | inklusive moebel | eingerichtet | mit einrichtung | vollmoeblierte | moeblierung vorhanden | komplett eingerichtet | eingerichtete wohnung | vollmoebliertes',
  ),
  furnished(
    'unfurnished',
    'unmoebliert | unmoeblierte | ohne moebel | nicht moebliert | unmobliert | unmoebliertes | leerwohnung | unmoeblierten | unmoeblierter | ohne moebeln | ohne einrichtung | unmoebl | eigene moebel | eigenen moebeln | wir haben eigene moebel | ich habe eigene moebel | nicht moeblierte',
  ),
  furnished(
    'partly',
    'teilmoebliert | teilweise moebliert | teilmoeblierte | halb moebliert | teilmoeblierten | teilmoebliertes | teils moebliert',
  ),
  cheaper(
    'guenstiger | billiger | etwas guenstigeres | etwas billigeres | guenstigere | billigere | zu teuer | geht es guenstiger | guenstigeres | billigeres | preiswerter | gehts guenstiger | etwas guenstiger',
  ),
  sort(
    'price_asc',
    'guenstig | guenstige | guenstigste | billig | billige | billigste | preiswert | die billigsten zuerst | guenstigste zuerst | guenstigsten | billigsten | preisguenstig | preiswerte | die guenstigsten zuerst | niedrigster preis zuerst | aufsteigend nach preis | billigste zuerst | preisguenstige | nach preis | guenstiges | guenstigen | billiges | billigen | schnaeppchen | guenstigstes | billigstes | erschwinglich | bezahlbar | bezahlbare | preiswertes | am guenstigsten | am billigsten | kleines budget | kostenguenstig',
  ),
  sort(
    'price_desc',
    'teuerste | teuersten | die teuersten zuerst | hoechster preis zuerst | luxurioeseste | teuerstes | hoechster preis | am teuersten | exklusivste',
  ),
  sort(
    'newest',
    'neueste | neuesten | neueste angebote | aktuellste | die neuesten zuerst | zuletzt inseriert | neueste zuerst | neueste inserate | aktuelle angebote | neustes | neueste objekte | aktuellsten | neuesten angebote | frisch inseriert | neu inseriert | neu eingestellt | neue angebote | neue inserate | neuste | neusten | frisch reingekommen | zuletzt eingestellt',
  ),
  sort(
    'size_desc',
    'groesste | groessten | die groessten zuerst | geraeumigste | groessere | groesste zuerst | groesster | groesser | groesstes | geraeumigsten | meiste flaeche | am groessten',
  ),
  sort(
    'size_asc',
    'kleinste | kleinsten | kleinere | kleinste zuerst | etwas kleiner | kleiner bitte | am kleinsten',
  ),
  row({ kind: 'place', slug: 'palm-jumeirah' }, 'palme | der palme | die palme | palmeninsel'),
  plain(
    'im gruenen | ins gruene | gruene umgebung | gruener umgebung | klein | kleine | kleiner | kleines | kleinen | kleinem | grossem | grossen | grosser | grosses | schoenen | schoenes | schoener | neuer | neues | neuen | gross | grosse | schoen | schoene | neu | neue | ruhig | ruhige | hell | helle | modern | moderne | luxurioes | luxus | familie | kinder | paar | etage | stock | stockwerk | blick | aussicht',
  ),
]
