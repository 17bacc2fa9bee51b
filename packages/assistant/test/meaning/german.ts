import type { Sentence } from './notation.ts'

export const germanSentences: readonly Sentence[] = [
  [
    'hallo, wir suchen eine wohnung in jvc mit 2 schlafzimmern zur miete bis 95000 im jahr',
    'rent apartment @jumeirah-village-circle b2 <95k',
  ],
  [
    'haus mit garten in den springs kaufen, 3 schlafzimmer',
    'sale villa townhouse @the-springs b3 +garden',
  ],
  ['suche 1 sz whg marina möbliert 9k mtl', 'rent apartment @dubai-marina b1 <108k furnished'],
  ['penthouse downtown mit blick auf burj khalifa', 'penthouse @downtown-dubai +burj-khalifa-view'],
  ['3-zimmer-wohnung business bay kaufen bis 2 mio', 'sale apartment @business-bay b2 <2m'],
  ['was kostet so ein studio zur miete in al nahda', 'rent apartment @al-nahda b0'],
  ['büroräume in der difc mieten, mindestens 150 qm', 'rent office @difc s>1615'],
  [
    'villa mit eigenem pool auf der palm jumeirah ab 20 mio',
    'sale villa @palm-jumeirah >20m +private-pool',
  ],
  ['reihenhaus kaufen in town square, höchstens 2,4 mio aed', 'sale townhouse @town-square <2.4m'],
  ['nichts in deira bitte, 1 schlafzimmer mieten bis 60.000', 'rent b1 <60k -@deira'],
  [
    'neubau off-plan in dubai creek harbour 1 schlafzimmer unter 1,7 mio',
    'sale @dubai-creek-harbour b1 <1.7m off_plan',
  ],
  [
    'wir haben einen hund, 2 schlafzimmer, dubai hills, miete max 13000 im monat',
    'rent @dubai-hills-estate b2 <156k +pets-allowed',
  ],
  ['lagerhalle in al quoz zu mieten', 'rent warehouse @al-quoz'],
  // The article behind 'um' is no sum.
  ['ich melde mich, um eine villa für 3 mio zu kaufen', 'sale villa <3m'],
  ['wir sparen, um ein reihenhaus bis 2 mio zu finden', 'sale townhouse <2m'],
  ['ladenlokal karama miete unter 200.000 jährlich', 'rent retail @al-karama <200k'],
  ['grundstück kaufen in nad al sheba', 'sale land @nad-al-sheba'],
  ['die neuesten angebote in arjan', '@arjan sort:newest'],
  [
    'unmöblierte villa mit 4 schlafzimmern in arabian ranches mieten',
    'rent villa @arabian-ranches b4 unfurnished',
  ],
  ['zwei schlafzimmer in den greens, so um die 1,8 mio', 'sale @the-greens b2 >1.62m <1.98m'],
  [
    'studio oder 1 schlafzimmer in silicon oasis 40 bis 55k',
    'rent apartment @dubai-silicon-oasis b0-1 >40k <55k',
  ],
  ['wohnung nahe metro in al furjan, 1 sz, miete', 'rent apartment @al-furjan b1 +near-metro'],
  ['4 schlafzimmer und 5 bäder in tilal al ghaf, kauf', 'sale @tilal-al-ghaf b4 ba5'],
  ['hotelapartment in der marina pro monat 8.500', 'rent hotel-apartment @dubai-marina <102k'],
  ['maisonette in jlt, bezugsfertig, zu kaufen', 'sale duplex @jumeirah-lake-towers ready'],
  ['die größte villa in emirates hills', 'villa @emirates-hills sort:size_desc'],
  [
    'wohnung mit balkon und tiefgarage in jvt bis 1,1 millionen',
    'sale apartment @jumeirah-village-triangle <1.1m +balcony +parking',
  ],
  [
    'etwas mit meerblick in jbr, 2 schlafzimmer, miete bis 190.000',
    'rent @jumeirah-beach-residence b2 <190k +sea-view',
  ],
  [
    'ich möchte in abu dhabi auf yas island ein reihenhaus mit 3 schlafzimmern kaufen',
    'sale townhouse @yas-island b3',
  ],
  ['villa oder reihenhaus in mudon, 4 sz, 3-4 mio', 'sale villa townhouse @mudon b4 >3m <4m'],
  ['mindestens 3 schlafzimmer in dubai south kaufen', 'sale @dubai-south b3+'],
  [
    'billigste wohnung zur miete in international city',
    'rent apartment @international-city sort:price_asc',
  ],
  [
    '2 schlafzimmer sports city, kein erdgeschoss, bis 95k',
    'rent @dubai-sports-city b2 <95k -ground-floor',
  ],
  ['eine einzimmerwohnung in jvc mieten', 'rent apartment @jumeirah-village-circle b0'],
  [
    'haus in mirdif mieten 5 schlafzimmer mit personalzimmer',
    'rent villa townhouse @mirdif b5 +maids-room',
  ],
  [
    'teilmöblierte wohnung auf bluewaters 1 schlafzimmer 160k',
    'rent apartment @bluewaters-island b1 <160k partly',
  ],
  [
    'eigentumswohnung marina 2 schlafzimmer mind. 1200 sqft',
    'sale apartment @dubai-marina b2 s>1200',
  ],
  ['WOHNUNG MIETEN MOTOR CITY 1 SCHLAFZIMMER', 'rent apartment @motor-city b1'],
  ['whonung in bussines bay mit 2 schlafzimer zu mietn', 'rent apartment @business-bay b2'],
  ['eine halbe million dirham für ein studio in arjan', 'sale apartment @arjan b0 <500k'],
  [
    'wohnung mit fitnessraum und pool in al barsha zur miete, 80 tausend',
    'rent apartment @al-barsha <80k +gym +pool',
  ],
  ['gibt es in sharjah al khan etwas mit 2 schlafzimmern bis 60k', 'rent @al-khan b2 <60k'],
  ['villa jumeirah park 3 schlafzimmer kauf ca. 4 mio', 'sale villa @jumeirah-park b3 >3.6m <4.4m'],
]
