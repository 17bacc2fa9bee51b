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
  '{}blick | {} blick | blick auf {} | blick auf den {} | blick auf die {} | blick auf das {} | blick aufs {} | mit blick auf {} | mit blick auf den {} | mit blick auf die {} | mit blick auf das {} | mit blick aufs {} | {}sicht | aussicht auf {} | aussicht auf den {} | aussicht auf die {} | mit {}blick'
const views = (slug: string, objects: string) => amenity(slug, combine(viewPatterns, objects))

/** Kinds, features and terms of a home in German. */
export const germanProperty: PhraseTable = [
  type(
    'apartment',
    'wohnung | wohnungen | apartment | appartement | whg | etagenwohnung | apartments | wohnungs | whg. | appartments | wonung',
  ),
  type('villa', 'villa | villen | einfamilienhaus | bungalow | freistehende villa | efh'),
  type(
    'townhouse',
    'reihenhaus | reihenhaeuser | townhouse | stadthaus | townhouses | reihenhauser | doppelhaushaelfte | rh | stadthaeuser',
  ),
  type(house, 'haus | haeuser | hauser'),
  type('penthouse', 'penthouse | penthaus | dachwohnung | penthouses'),
  type('duplex', 'maisonette | duplex | maisonettewohnung | maisonette wohnung | duplexwohnung'),
  type(
    'hotel-apartment',
    'hotelapartment | hotelapartments | serviced apartment | hotelwohnung | aparthotel | hotel apartment | hotel-apartment | hotelappartement | boardinghouse',
  ),
  type('villa-compound', 'villenanlage'),
  type(
    'land',
    'grundstueck | grundstuecke | bauland | baugrundstueck | bauplatz | land | baugrund',
  ),
  type('office', 'buero | bueros | bueroflaeche | bueroraum | bueroraeume | buro'),
  type(
    'retail',
    'laden | geschaeft | ladenlokal | verkaufsflaeche | ladenflaeche | shop | einzelhandelsflaeche | laeden | gewerbeflaeche',
  ),
  type('warehouse', 'lager | lagerhalle | lagerhaus | halle | lagerflaeche'),
  row(
    { kind: 'purpose', purpose: 'sale', types: ['apartment'] },
    'eigentumswohnung | eigentumswohnungen | etw | kaufwohnung',
  ),
  row({ kind: 'purpose', purpose: 'rent', types: ['apartment'] }, 'mietwohnung | mietwohnungen'),
  row(
    { kind: 'home' },
    'immobilie | immobilien | objekt | objekte | unterkunft | zuhause | bleibe | angebote | angebot | inserate | eigenheim',
  ),

  amenity(
    'private-pool',
    'privatpool | privater pool | eigener pool | eigenem pool | privatem pool | eigenen pool | privaten pool | privat pool',
  ),
  amenity('pool', 'pool | schwimmbad | swimmingpool | schwimmbecken | gemeinschaftspool'),
  amenity(
    'gym',
    'fitnessraum | fitnessstudio | fitness | gym | fitnesscenter | sportraum | kraftraum',
  ),
  amenity(
    'parking',
    'parkplatz | stellplatz | tiefgarage | garage | parkplaetze | parkmoeglichkeit | tg stellplatz | stellplaetze | parken',
  ),
  amenity('balcony', 'balkon | balkone | balkonen'),
  amenity('terrace', 'terrasse | dachterrasse | terrassen'),
  amenity('garden', 'garten | gaerten'),
  amenity(
    'maids-room',
    'maedchenzimmer | dienstmaedchenzimmer | personalzimmer | zimmer fuer personal | hausangestelltenzimmer | maid zimmer | zimmer fuer haushaltshilfe | maids room | zimmer fuer die haushaltshilfe | zimmer fuer nanny',
  ),
  amenity('study', 'arbeitszimmer | buerozimmer | homeoffice | home office | studierzimmer'),
  amenity('storage', 'abstellraum | lagerraum | kellerraum | stauraum | abstellkammer | keller'),
  amenity(
    'kitchen-appliances',
    'einbaukueche | kuechengeraete | ausgestattete kueche | ebk | voll ausgestattete kueche',
  ),
  amenity('built-in-wardrobes', 'einbauschraenke | einbauschrank | einbauschraenken'),
  amenity(
    'pets-allowed',
    'haustierfreundlich | haustierfreundliche | haustiere erlaubt | mit hund | mit katze | hund erlaubt | katze erlaubt | haustiere | haustier | hund | katze | hunde erlaubt | tierfreundlich | haustieren',
  ),
  amenity(
    'near-metro',
    'nahe metro | nahe der metro | in der naehe der metro | metronaehe | metro naehe | an der metro | bei der metro | in metronaehe | nahe ubahn | nahe der u bahn | metro in der naehe | metro | nah an der metro | nahe zur metro',
  ),
  amenity(
    'near-school',
    'nahe schule | in der naehe einer schule | schule in der naehe | nahe der schule | schulnah | nahe einer schule | nahe schulen | nahe einer guten schule | schulnaehe',
  ),
  amenity(
    'beach-access',
    'strandzugang | am strand | strandnah | strandnaehe | zugang zum strand | nahe strand | nahe am strand | strand | in strandnaehe | direkt am strand | nahe dem strand',
  ),
  amenity('play-area', 'spielplatz | kinderspielplatz | spielbereich'),
  amenity(
    'security',
    'sicherheitsdienst | wachdienst | bewachte anlage | bewacht | gated community | security | bewachten anlage | geschlossene anlage',
  ),
  amenity('concierge', 'concierge | rezeption | portier'),
  amenity(
    'chiller-free',
    'chiller free | kuehlung inklusive | klimaanlage inklusive | kostenlose kuehlung | kuehlung kostenlos | kuehlung inbegriffen',
  ),
  amenity(
    'high-floor',
    'hohes stockwerk | hohe etage | obere etage | hoher stock | hohem stockwerk | obergeschoss | in hoher etage | weit oben | hohe etagen | oberes stockwerk | hoher etage',
  ),
  amenity('ground-floor', 'erdgeschoss | eg | parterre | ebenerdig'),
  amenity('vacant', 'leerstehend | leer | frei | sofort frei | sofort verfuegbar | unbewohnt'),
  amenity(
    'upgraded',
    'renoviert | renovierte | saniert | modernisiert | neu renoviert | sanierte | modernisierte',
  ),
  amenity(
    'bills-included',
    'nebenkosten inklusive | warmmiete | inklusive nebenkosten | inkl nebenkosten | nebenkosten inbegriffen | inkl. nebenkosten | strom inklusive',
  ),
  amenity('elevator', 'aufzug | fahrstuhl | lift'),
  amenity('barbecue-area', 'grillplatz | grillbereich | bbq'),
  amenity('central-ac', 'zentrale klimaanlage | zentralklimaanlage'),
  views('sea-view', 'meer | meeres | strand'),
  views('burj-khalifa-view', 'burj khalifa | burj'),
  views('marina-view', 'marina'),
  views('golf-view', 'golf | golfplatz'),
  views('canal-view', 'kanal'),
  views('lake-view', 'see'),
  views('park-view', 'park | gruene | ins gruene'),
  views('city-view', 'stadt | skyline'),
  views('landmark-view', 'wahrzeichen | burj al arab'),
  views('water-view', 'wasser | lagune | creek'),

  purpose(
    'sale',
    'kaufen | zum kauf | zum verkauf | kauf | zu verkaufen | erwerben | verkauf | zu kaufen | kaufe | eigentum | gekauft | erwerb | kaufobjekt | kaufpreis',
  ),
  purpose(
    'rent',
    'mieten | zur miete | miete | zu mieten | mietobjekt | anmieten | zu vermieten | vermietung | mietpreis | mietweise | monatsmiete | jahresmiete | gemietet | mietangebote | mietimmobilie | kaltmiete | langzeitmiete',
  ),
  completion(
    'off_plan',
    'off plan | off-plan | im bau | neubauprojekt | in bau | vom bautraeger | noch im bau | in planung | im entstehen | vom plan | neubau',
  ),
  completion(
    'ready',
    'bezugsfertig | bezugsfertige | fertig | fertiggestellt | fertige | sofort bezugsfertig | bezugsfertiges | fertiggestellte | bestandsimmobilie | bereits fertig',
  ),
  furnished(
    'furnished',
    'moebliert | moeblierte | mit moebeln | moebl | moebl. | moebliertes | mobliert | moblierte | vollmoebliert | komplett moebliert | moeblierten | voll moebliert',
  ),
  furnished(
    'unfurnished',
    'unmoebliert | unmoeblierte | ohne moebel | nicht moebliert | unmobliert | unmoebliertes | leerwohnung',
  ),
  furnished('partly', 'teilmoebliert | teilweise moebliert | teilmoeblierte'),
  cheaper(
    'guenstiger | billiger | etwas guenstigeres | etwas billigeres | guenstigere | billigere | zu teuer | geht es guenstiger | guenstigeres | billigeres | preiswerter | gehts guenstiger | etwas guenstiger',
  ),
  sort(
    'price_asc',
    'guenstig | guenstige | guenstigste | billig | billige | billigste | preiswert | die billigsten zuerst | guenstigste zuerst | guenstigsten | billigsten | preisguenstig | preiswerte | die guenstigsten zuerst | niedrigster preis zuerst | aufsteigend nach preis | billigste zuerst | preisguenstige | nach preis | guenstiges',
  ),
  sort(
    'price_desc',
    'teuerste | teuersten | die teuersten zuerst | hoechster preis zuerst | luxurioeseste | teuerstes | hoechster preis',
  ),
  sort(
    'newest',
    'neueste | neuesten | neueste angebote | aktuellste | die neuesten zuerst | zuletzt inseriert | neueste zuerst | neueste inserate | aktuelle angebote | neustes | neueste objekte | aktuellsten',
  ),
  sort(
    'size_desc',
    'groesste | groessten | die groessten zuerst | geraeumigste | groessere | groesste zuerst | groesster | groesser | groesstes',
  ),
  sort('size_asc', 'kleinste | kleinsten | kleinere | kleinste zuerst | kleiner'),
  row({ kind: 'place', slug: 'palm-jumeirah' }, 'palme | der palme | die palme | palmeninsel'),
  plain(
    'gross | grosse | schoen | schoene | neu | neue | ruhig | ruhige | hell | helle | modern | moderne | luxurioes | luxus | familie | kinder | paar | etage | stock | stockwerk | blick | aussicht',
  ),
]
