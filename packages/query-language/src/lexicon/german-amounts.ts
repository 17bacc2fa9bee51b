import type { PhraseTable } from '../grammar/phrase-table.ts'
import { dirhamsPerDollar } from './dollar-rate.ts'
import {
  after,
  before,
  clear,
  countUp,
  either,
  minutesOrLeast,
  noun,
  number,
  ofPrice,
  row,
  scale,
  scaleFirst,
  scaleLetter,
  scaleShort,
} from './wording.ts'

const roomCount = (rooms: number, word: string) =>
  row(
    { kind: 'count', unit: 'bed', value: rooms - 1, apartment: true },
    `${word}zimmerwohnung | ${word}zimmerwohnungen | ${word} zimmer wohnung | ${word}raumwohnung | ${word}zimmer | ${word}raumwohnungen | ${word}zimmerapartment | ${word} raum wohnung`,
  )

/** Bedrooms alone are named, and the living room is not counted. */
const bedroomCount = (bedrooms: number, word: string) =>
  row(
    { kind: 'count', unit: 'bed', value: bedrooms, apartment: true },
    `${word}schlafzimmerwohnung | ${word}schlafzimmer wohnung | ${word}schlafzimmerwohnungen | ${word}schlafzimmerapartment`,
  )

/** Numbers, money, sizes, room counts and their bounds in German. */
export const germanAmounts: PhraseTable = [
  ...countUp(
    'null|eins/ein/eine/einem/einer/einen|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|elf|zwoelf|dreizehn|vierzehn|fuenfzehn',
  ),
  number(20, 'zwanzig'),
  number(30, 'dreissig'),
  number(40, 'vierzig'),
  number(50, 'fuenfzig'),
  number(60, 'sechzig'),
  number(70, 'siebzig'),
  number(80, 'achtzig'),
  number(90, 'neunzig'),
  number(1.5, 'anderthalb | eineinhalb | einundeinhalb'),
  row({ kind: 'point' }, 'komma'),
  number(2.5, 'zweieinhalb | zweiundeinhalb'),
  number(3.5, 'dreieinhalb'),
  number(200, 'zweihundert | zwohundert'),
  number(300, 'dreihundert'),
  number(400, 'vierhundert'),
  number(600, 'sechshundert'),
  number(700, 'siebenhundert'),
  number(800, 'achthundert'),
  number(900, 'neunhundert'),
  number(2, 'zwo | paar zwei'),
  number(25, 'fuenfundzwanzig'),
  number(35, 'fuenfunddreissig'),
  number(45, 'fuenfundvierzig'),
  number(55, 'fuenfundfuenfzig'),
  number(65, 'fuenfundsechzig'),
  number(75, 'fuenfundsiebzig'),
  number(85, 'fuenfundachtzig'),
  number(95, 'fuenfundneunzig'),
  number(120, 'hundertzwanzig'),
  number(130, 'hundertdreissig'),
  number(150, 'hundertfuenfzig | einhundertfuenfzig'),
  number(180, 'hundertachtzig'),
  number(250, 'zweihundertfuenfzig'),
  scale(100, 'hundert'),
  scale(1000, 'tausend'),
  scaleShort(1000, 'tsd | tsd.'),
  scaleFirst(1_000_000, 'tenths', 'million | millionen'),
  scaleShort(1_000_000, 'mio | mio. | mill'),
  scale(1_000_000_000, 'milliarde | milliarden'),
  scaleShort(1_000_000_000, 'mrd'),
  scaleLetter(1000, 'k | t'),
  scaleLetter(1_000_000, 'm'),
  row({ kind: 'amount', value: 100_000 }, 'hunderttausend | einhunderttausend'),
  row({ kind: 'amount', value: 200_000 }, 'zweihunderttausend'),
  row({ kind: 'amount', value: 500_000 }, 'fuenfhunderttausend'),
  row(
    { kind: 'amount', value: 750_000 },
    'dreiviertelmillion | eine dreiviertelmillion | dreiviertel million | eine dreiviertel million',
  ),
  row({ kind: 'amount', value: 250_000 }, 'viertelmillion | eine viertelmillion'),
  row({ kind: 'part', value: 0.5, side: 'before' }, 'halbe | eine halbe | halben | einer halben'),

  row({ kind: 'currency', rate: 1 }, 'aed | dirham | dirhams | dhs'),
  row({ kind: 'currency', rate: dirhamsPerDollar }, 'usd | dollar | us dollar | $'),
  row(
    { kind: 'currency', rate: null },
    'euro | eur | € | franken | chf | pfund | kanadische dollar | kanadischer dollar | australische dollar | hongkong dollar',
  ),
  row(
    { kind: 'period', perYear: 1 },
    'pro jahr | im jahr | jaehrlich | p.a. | /jahr | jahresmiete | je jahr | / jahr | jaehrliche | p a | per anno',
  ),
  row(
    { kind: 'period', perYear: 12 },
    'pro monat | im monat | monatlich | mtl | mtl. | /monat | monatsmiete | je monat | / monat | monatliche | p.m.',
  ),
  row({ kind: 'period', perYear: 1, span: true }, 'jahr'),
  row({ kind: 'period', perYear: 12, span: true }, 'monat'),
  row({ kind: 'period', perYear: 1 }, 'fuers jahr | aufs jahr | fuer das jahr'),
  row({ kind: 'period', perYear: 12 }, 'fuer den monat'),
  row({ kind: 'period', perYear: 52 }, 'pro woche | die woche | woechentlich'),
  row({ kind: 'period', perYear: 365 }, 'pro tag | pro nacht | am tag | taeglich'),

  row(
    { kind: 'unit', unit: 'bed' },
    'schlafzimmer | schlafzimmern | zs | sz | schlafraeume | schlafz | schlafz. | schlafzi | schlafzi. | schlafzimmers | schlafraum | schlafraeumen | schlazimmer | schlafzimer | schlafgemaecher | bedrooms',
  ),
  row(
    { kind: 'unit', unit: 'room' },
    'zimmer | zi | zi. | zimmerwohnung | raeume | zimmerwohnungen | raumwohnung | zimmern | zkb | zimmer wohnung | zimmer wohnungen | zi. whg | zi whg | zi wohnung | zi. wohnung | raum wohnung | raum wohnungen | raum whg | raum apartment | r whg | zimmer whg | zimmer apartment | zimmer wohnungen | zkbb | zkdb | zimmerapartment | raumwohnungen | zim | zimmr',
  ),
  row(
    { kind: 'unit', unit: 'bath' },
    'bad | baeder | baedern | duschbaeder | vollbaeder | toiletten | wc | wcs | gaeste wc | badezimmer | baedern | badezimmern | bader',
  ),
  row(
    { kind: 'count', unit: 'bed', value: 1 },
    'separates schlafzimmer | separatem schlafzimmer | separaten schlafzimmer | eigenes schlafzimmer | eigenem schlafzimmer | extra schlafzimmer | getrenntes schlafzimmer | getrenntem schlafzimmer | richtiges schlafzimmer | richtigem schlafzimmer',
  ),
  row(
    { kind: 'count', unit: 'bed', value: 0, apartment: true },
    'einzimmer | einzimmerwohnungen | einzimmerappartement | studio wohnung | studio whg | studio | studios | einzimmerwohnung | einraumwohnung | einzimmerapartment | studioapartment | studiowohnung | studio apartment',
  ),
  roomCount(2, 'zwei'),
  roomCount(3, 'drei'),
  roomCount(4, 'vier'),
  roomCount(5, 'fuenf'),
  bedroomCount(1, 'ein'),
  bedroomCount(2, 'zwei'),
  bedroomCount(3, 'drei'),
  bedroomCount(4, 'vier'),
  row({ kind: 'unit', unit: 'sqft' }, 'sqft | quadratfuss | sq ft | fuss | sq fuss | sq. fuss'),
  row({ kind: 'unit', unit: 'sqm', length: true }, 'meter'),
  row(
    { kind: 'unit', unit: 'sqm' },
    'qm | m2 | quadratmeter | quadratmetern | sqm | m² | quadratmetergrosse | quadratmetern wohnflaeche | m 2 | qm2 | quadrat',
  ),

  before(
    'max',
    'obergrenze | nicht mehr wie | hoechstens so | darf maximal | darf hoechstens | nicht hoeher als | nicht groesser als | deutlich unter | knapp unter | unter | nicht mehr als | weniger als | bis zu | bis maximal | nicht ueber | max. | bis max | bis max. | hoechstens bis | kleiner als | innerhalb von | maximal bis | bis hoechstens | unterhalb von',
  ),
  ofPrice(
    'max',
    'maximales budget | maximale miete | maximaler preis | hoechstpreis | hoechstmiete | guenstiger als | billiger als | nicht teurer als',
  ),
  ofPrice('min', 'teurer als'),
  before(
    'min',
    'mindestgroesse | mindestens so | ueber | mehr als | nicht unter | nicht weniger als | groesser als | oberhalb von | nicht kleiner als | mind | mind.',
  ),
  before('min', 'ab | von', true),
  before(
    'around',
    'so um die | so um | so rund | um die herum | so etwa | so ca | grob | plusminus | ca | ca. | circa | etwa | ungefaehr | rund | um die | um | zirka',
    true,
  ),
  before('around', 'gegen', true),
  before('between', 'zwischen'),
  either('max', 'max | maximal | hoechstens | maximum'),
  either('min', 'mindestens | minimum | wenigstens'),
  minutesOrLeast('min | min.'),
  after('max', 'oder weniger | oder guenstiger | oder kleiner | und weniger'),
  after('min', 'oder mehr | und mehr | aufwaerts | oder groesser | und groesser'),
  after('around', 'ungefaehr | in etwa'),
  row({ kind: 'until', bound: true }, 'bis'),

  noun(
    'price',
    'mietbudget | kaufbudget | preisvorstellung | preislage | budget liegt bei | budget | preis | kosten | preislich | preisrahmen | budgetrahmen | limit | preisgrenze',
  ),
  noun('size', 'groesse | flaeche | wohnflaeche | gesamtflaeche | nutzflaeche'),
  noun('location', 'gegend | lage | ort | viertel | stadtteil | standort'),
  noun('type', 'typ | art | objektart | immobilientyp | objekttyp'),
  noun(
    'bedrooms',
    'anzahl der schlafzimmer | anzahl schlafzimmer | schlafzimmeranzahl | zahl der schlafzimmer',
  ),
  noun('bathrooms', 'anzahl der baeder | anzahl baeder | zahl der baeder'),
  noun('furnished', 'moebel | moeblierung'),
  noun('amenities', 'ausstattung | annehmlichkeiten'),
  clear(
    'location',
    'egal wo | irgendwo | ueberall | jede gegend | jede lage | beliebige lage | beliebige gegend | alle gegenden | egal in welcher gegend',
  ),
  clear(
    'price',
    'jeder preis | egal welcher preis | preis egal | budget egal | ohne preislimit | ohne preisgrenze | ohne obergrenze | ohne budgetgrenze | ohne preisobergrenze | kein preislimit | beliebiger preis | jedes budget | beliebiges budget | ohne budget | kein budget | preis ist egal | budget ist egal | preis spielt keine rolle | budget spielt keine rolle',
  ),
  clear(
    'type',
    'jeder typ | jede art | alle typen | egal welcher typ | beliebiger typ | jede objektart | beliebige art',
  ),
  clear(
    'bedrooms',
    'beliebig viele schlafzimmer | egal wie viele schlafzimmer | beliebige anzahl schlafzimmer | anzahl schlafzimmer egal | schlafzimmer egal',
  ),
  clear('bathrooms', 'beliebig viele baeder | egal wie viele baeder | beliebige anzahl baeder'),
  clear('size', 'jede groesse | egal wie gross | groesse egal | beliebige groesse'),
  clear(
    'furnished',
    'moebliert oder unmoebliert | moebliert oder nicht | moeblierung egal | egal ob moebliert',
  ),
  clear(
    'completion',
    'fertig oder im bau | bezugsfertig oder off plan | fertig oder off plan | im bau oder fertig | bezugsfertig oder im bau',
  ),
  clear(
    'purpose',
    'kaufen oder mieten | mieten oder kaufen | kauf oder miete | miete oder kauf | zum kauf oder zur miete',
  ),
  clear('amenities', 'beliebige ausstattung | ausstattung egal | ohne besondere ausstattung'),
]
