import type { Sentence } from './notation.ts'

export const englishSentences: readonly Sentence[] = [
  [
    'hi im moving to dubai next month and need a 1 bed flat near the metro, max 85k a yr',
    'rent apartment @dubai b1 <85k +near-metro',
  ],
  ['3br th in damac hills 2 for sale <2.2m', 'sale townhouse @damac-hills-2 b3 <2.2m'],
  [
    'got anything in jvc w/ a balcony for rent, studio, 50k',
    'rent apartment @jumeirah-village-circle b0 <50k +balcony',
  ],
  [
    'we want to buy a family home w 4 beds and a garden in the springs or the meadows',
    'sale @the-springs @the-meadows b4 +garden',
  ],
  [
    'penthouse downtown dubai sea view budget 12 mil',
    'sale penthouse @downtown-dubai <12m +sea-view',
  ],
  ['office space difc 1500 sqft min to lease', 'rent office @difc s>1500'],
  [
    'looking to rent out of dubai, maybe sharjah al khan 2bhk under 60k',
    'rent @al-khan b2 <60k -@dubai',
  ],
  ['2 bed 3 bath marina unfurnished 150-180k', 'rent @dubai-marina b2 ba3 >150k <180k unfurnished'],
  [
    'whats the cheapest 1 bedroom for sale in discovery gardens',
    'sale @discovery-gardens b1 sort:price_asc',
  ],
  ['off plan 1bed dubai creek harbour below 1.6m', 'sale @dubai-creek-harbour b1 <1.6m off_plan'],
  [
    'need smth pet friendly, 2 br, dubai hills, renting, max 12k monthly',
    'rent @dubai-hills-estate b2 <144k +pets-allowed',
  ],
  ['villa w private pool al barari to buy', 'sale villa @al-barari +private-pool'],
  ['show me warehouses in al quoz for rent over 5000 sq ft', 'rent warehouse @al-quoz s>5000'],
  [
    'i can spend up to 900k on a flat in sports city or motor city',
    'sale apartment @dubai-sports-city @motor-city <900k',
  ],
  ['duplex in jlt pls, ready to move in, for sale', 'sale duplex @jumeirah-lake-towers ready'],
  ['anything but deira. 1 bed rent 55k', 'rent b1 <55k -@deira'],
  [
    'brand new 5 bedroom villa mbr city between 8 and 12 million',
    'sale villa @mbr-city b5 >8m <12m',
  ],
  [
    'rent 2 bedroom apartment business bay with burj khalifa view and gym',
    'rent apartment @business-bay b2 +burj-khalifa-view +gym',
  ],
  ['3 bed, maids room, al furjan, sale', 'sale @al-furjan b3 +maids-room'],
  ['something bigger than 2000 sqft in palm jumeirah for rent', 'rent @palm-jumeirah s>2000'],
  [
    'studio or 1bed silicon oasis, 40k to 55k',
    'rent apartment @dubai-silicon-oasis b0-1 >40k <55k',
  ],
  ['hotel apartment in marina monthly 9k', 'rent hotel-apartment @dubai-marina <108k'],
  ['shop for rent in karama under 200k yearly', 'rent retail @al-karama <200k'],
  ['plots for sale in nad al sheba', 'sale land @nad-al-sheba'],
  ['latest listings in arjan', '@arjan sort:newest'],
  [
    '4 bed villa arabian ranches not furnished rent 280k max',
    'rent villa @arabian-ranches b4 <280k unfurnished',
  ],
  ['2 bed ajman al nuaimiya 30k', 'rent @al-nuaimiya b2 <30k'],
  ['im after a two bed in the greens, about 1.8m', 'sale @the-greens b2 >1.62m <1.98m'],
  [
    'yas island 3 bed townhouse to buy with pool and gym',
    'sale townhouse @yas-island b3 +pool +gym',
  ],
  [
    'one bed jbr beach access rent no more than 130 thousand',
    'rent @jumeirah-beach-residence b1 <130k +beach-access',
  ],
  ['3 beds at least, dubai south, buy, half a million dollars', 'sale @dubai-south b3+ <1836250'],
  ['bills included studio in al nahda', 'apartment @al-nahda b0 +bills-included'],
  [
    'chiller free flat in JVT 2 bhk rent 90 k',
    'rent apartment @jumeirah-village-triangle b2 <90k +chiller-free',
  ],
  ['largest penthouse on the palm', 'penthouse @palm-jumeirah sort:size_desc'],
  ['apt 1br barsha hts rent around 70k', 'rent apartment @barsha-heights b1 >63k <77k'],
  ['I WANT TO BUY A VILLA IN JUMEIRAH PARK 3 BEDS', 'sale villa @jumeirah-park b3'],
  [
    'any 2 bedrooms in town square w/ covered parking n balcony for under 1.2 mn',
    'sale @town-square b2 <1.2m +parking +balcony',
  ],
  ['not a studio, 1 bed in intl city rent', 'rent @international-city b1'],
  [
    'house in mirdif 5 rooms rent, maid, 220k/yr',
    'rent villa townhouse @mirdif b5 <220k +maids-room',
  ],
  ['apartmnt in bussines bay 1 bedrom for rnt', 'rent apartment @business-bay b1'],
  [
    '2 bed high floor marina, must have sea view, upto 2.5 million aed',
    'sale @dubai-marina b2 <2.5m +high-floor +sea-view',
  ],
  [
    'her job is at internet city, so a studio to rent in tecom',
    'rent apartment @barsha-heights b0',
  ],
  ['semi furnished 1 bed in bluewaters 160k', 'rent @bluewaters-island b1 <160k partly'],
  ['i realy like tall towers, a flat in jlt', 'apartment @jumeirah-lake-towers'],
  ['nfurnished 1 bde to rent in jvt', 'rent b1 @jumeirah-village-triangle unfurnished'],
  ['4 bed villa jumierah islands', 'villa @jumeirah-islands b4'],
  ['hop for rent in deira amx 90k', 'rent retail @deira <90k'],
  ['villa close by the sea, next to a metro station', 'villa +beach-access +near-metro'],
  ['flat near to good schools', 'apartment +near-school'],
]
