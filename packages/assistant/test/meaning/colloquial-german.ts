import type { Sentence } from './notation.ts'

/** Colloquial, terse and dictated messages, with short forms of places and words. */
export const colloquialGerman: readonly Sentence[] = [
  [
    'moin, suche ne 2-raum-wohnung in der marina zum mieten, max 9000 im monat',
    'rent apartment @dubai-marina b1 <108k',
  ],
  ['1-zi-whg jvc miete', 'rent apartment @jumeirah-village-circle b0'],
  [
    'ferienwohnung auf der palme kaufen, 2 schlafzimmer, direkt am strand',
    'sale apartment @palm-jumeirah b2 +beach-access',
  ],
  ['gewerbegrundstück dubai south kaufen', 'sale land @dubai-south'],
  [
    'suche für meine familie eine villa mit mindestens 4 schlafzimmern, privatem pool und maidroom in jumeirah park',
    'villa @jumeirah-park b4+ +private-pool +maids-room',
  ],
  ['was gibts in al barsha für 70k zur miete, 1 sz, möbliert', 'rent @al-barsha b1 <70k furnished'],
  ['dreizimmerwohnung in dubai hills kaufen', 'sale apartment @dubai-hills-estate b2'],
  ['doppelhaushälfte in mirdif zu mieten', 'rent townhouse @mirdif'],
  ['lagerfläche dip ab 500 qm', 'warehouse @dubai-investment-park s>5382'],
  [
    'bitte nur bezugsfertige objekte, 2 sz, creek harbour, kauf bis 2 mio',
    'sale @dubai-creek-harbour b2 <2m ready',
  ],
  ['saadiyat insel 3 sz wohnung kaufen', 'sale apartment @saadiyat-island b3'],
  ['wohnung auf reem island 1 sz 75k', 'rent apartment @al-reem-island b1 <75k'],
  ['sharjah wohnung 2 sz 50.000', 'rent apartment @sharjah b2 <50k'],
  ['hochparterre oder eg egal, 1 sz motor city miete 60k', 'rent @motor-city b1 <60k'],
  ['etwa 1,5 mio, 2 sz, jvt, kaufen', 'sale @jumeirah-village-triangle b2 >1.35m <1.65m'],
  ['alles außer deira und bur dubai, 1 sz, miete 70k', 'rent b1 <70k -@deira -@bur-dubai'],
  ['kein studio, 1 sz in arjan zur miete 55k', 'rent @arjan b1 <55k'],
  [
    'suche apartement al nahda 1 sz miete kühlung inklusive',
    'rent apartment @al-nahda b1 +chiller-free',
  ],
  [
    'stadtvilla in dubai hills, 5 sz, kauf, 10 bis 12 mio',
    'sale villa @dubai-hills-estate b5 >10m <12m',
  ],
  ['die teuerste villa auf der palm', 'villa @palm-jumeirah sort:price_desc'],
  ['emaar beachfront 1 sz kaufen', 'sale @emaar-beachfront b1'],
  [
    'teilmöblierte 1 sz wohnung in meydan, miete, balkon',
    'rent apartment @meydan b1 partly +balcony',
  ],
  [
    'haus im grünen in damac hills 2 mieten 4 sz 100k',
    'rent villa townhouse @damac-hills-2 b4 <100k',
  ],
  [
    'wohnung in difc kaufen, 1 sz, mit concierge und fitness',
    'sale apartment @difc b1 +concierge +gym',
  ],
  [
    'ich arbeite in der difc und suche 1 sz in business bay zur miete, 90k',
    'rent @business-bay b1 <90k',
  ],
  [
    'eine halbe million dollar, 2 schlafzimmer, creek harbour',
    'sale @dubai-creek-harbour b2 <1836250',
  ],
  ['zweieinhalb mio villa damac hills 3 schlafzimmer', 'sale villa @damac-hills b3 <2.5m'],
  ['haben sie etwas in the views mit golfblick, 2 sz, zum kaufen', 'sale @the-views b2 +golf-view'],
  [
    'apartment dubai festival city 2 sz kein erdgeschoss miete 110k',
    'rent apartment @dubai-festival-city b2 <110k -ground-floor',
  ],
  ['wohnung mit kanalblick al jaddaf 1 sz', 'apartment @al-jaddaf b1 +canal-view'],
  ['khalifa city villa 4 sz miete', 'rent villa @khalifa-city b4'],
  ['hotelappartment al sufouh monatlich 10.000', 'rent hotel-apartment @al-sufouh <120k'],
  ['2-schlafzimmer-wohnung in dubai marina zur miete', 'rent apartment @dubai-marina b2'],
  ['dubai marina', '@dubai-marina'],
  ['wohnungen in dubai', 'apartment @dubai'],
  [
    'villa mit 5 sz 6 bäder privatpool emirates hills kaufen 30 mio',
    'sale villa @emirates-hills b5 ba6 <30m +private-pool',
  ],
  ['kaltmiete 85.000 im jahr jvc 2 sz', 'rent @jumeirah-village-circle b2 <85k'],
  [
    'dubai production city 1 sz 50k aufzug pool gym',
    'rent @dubai-production-city b1 <50k +elevator +pool +gym',
  ],
  ['al quoz halle 2000 qm miete', 'rent warehouse @al-quoz'],
  ['discovery gardens einzimmer miete 45k', 'rent @discovery-gardens b0 <45k apartment'],
  ['fudschaira villa kaufen', 'sale villa @fujairah'],
  [
    'Guten Morgen, wir ziehen im August mit zwei Kindern nach Dubai und suchen eine Villa mit 4 Schlafzimmern zur Miete, Arabian Ranches oder Springs, bis 350.000 im Jahr',
    'rent villa @arabian-ranches @the-springs b4 <350k',
  ],
  [
    'habe 1,1 mio für 1 sz off plan in dubai south oder furjan',
    'sale @dubai-south @al-furjan b1 <1.1m off_plan',
  ],
  [
    'wir haben einen labrador, 3 sz in dubai hills, miete 220k',
    'rent @dubai-hills-estate b3 <220k +pets-allowed',
  ],
  ['grundstück al warqa kauf max 3 mio', 'sale land @al-warqa <3m'],
  [
    'möblierte wohnung auf reem island, monatlich 7000, 1 sz',
    'rent apartment @al-reem-island b1 <84k furnished',
  ],
  [
    'reihenhaus town square oder mudon mieten, 3 sz, 120 bis 140',
    'rent townhouse @town-square @mudon b3 >120k <140k',
  ],
  ['nicht jlt, nicht marina: 1 sz miete 80k', 'rent b1 <80k -@jumeirah-lake-towers -@dubai-marina'],
  [
    'wohnung mit großem balkon und meerblick, jbr, 2 bäder, kauf, höchstens 2,8 mio',
    'sale apartment @jumeirah-beach-residence ba2 <2.8m +balcony +sea-view',
  ],
  [
    'suche nachmieterwohnung in dubai sports city 1 sz 60k p.a.',
    'rent apartment @dubai-sports-city b1 <60k',
  ],
  ['vermieten sie auch büros in der difc?', 'rent office @difc'],
  [
    'wohnung downtown dubai zur miete ab 1.1. möbliert 2 sz 200k',
    'rent apartment @downtown-dubai b2 <200k furnished',
  ],
  [
    'ein apartment auf saadiyat mit 2 schlafzimmern und strandzugang kaufen',
    'sale apartment @saadiyat-island b2 +beach-access',
  ],
  [
    'die größten wohnungen in jlt zum kaufen',
    'sale apartment @jumeirah-lake-towers sort:size_desc',
  ],
  [
    'ich hätte gern was mit 2 schlafzimmer in mbr city off plan bis 1,9',
    'sale @mbr-city b2 <1.9m off_plan',
  ],
  ['ladenfläche jlt miete 100 qm', 'rent retail @jumeirah-lake-towers'],
  [
    'hochhauswohnung mit blick auf die skyline, business bay, 1 sz, kauf',
    'sale apartment @business-bay b1 +city-view',
  ],
]
