import type { Sentence } from './notation.ts'

/** Colloquial, terse and dictated messages, with short forms of places and words. */
export const colloquialEnglish: readonly Sentence[] = [
  [
    'hey there! me n my gf r lookin 4 a 1 bed in marina or jbr, like 110k max per year',
    'rent @dubai-marina @jumeirah-beach-residence b1 <110k',
  ],
  ['can u send me studios in sports city below 38k', 'rent apartment @dubai-sports-city b0 <38k'],
  [
    'looking to purchase a two-bedroom apartment in Dubai Creek Harbour, handover already done, budget 2.2 to 2.6 million',
    'sale apartment @dubai-creek-harbour b2 >2.2m <2.6m ready',
  ],
  [
    'i want something in the palm, not ground floor, 3 bedrooms rent',
    'rent @palm-jumeirah b3 -ground-floor',
  ],
  [
    '5br villa in arabian ranches 2 w pool n garden ~6m',
    'sale villa @arabian-ranches-2 b5 >5.4m <6.6m +pool +garden',
  ],
  ['want to rent office tecom 800 to 1200 sqft fitted', 'rent office @barsha-heights s>800 s<1200'],
  [
    '1 bedroom flat for rent in al nahda dubai 45 thousand four cheques',
    'rent apartment @al-nahda b1 <45k',
  ],
  [
    'two bed two bath apartment, jlt, lake view, near metro, 130k',
    'rent apartment @jumeirah-lake-towers b2 ba2 <130k +lake-view +near-metro',
  ],
  ['khalifa city villa rent 4 bed 180k', 'rent villa @khalifa-city b4 <180k'],
  ['rak al hamra village townhouse for sale', 'sale townhouse @al-hamra-village'],
  ['sharjah aljada 1 bed to buy 700k max', 'sale @aljada b1 <700k'],
  ['what do u have in impz, 1 bed rent', 'rent @dubai-production-city b1'],
  ['warehouse in dip, at least 10,000 sqft', 'warehouse @dubai-investment-park s>10000'],
  [
    'furnished 1br on a monthly basis in business bay max 9500/month',
    'rent @business-bay b1 <114k furnished',
  ],
  ['2 beds minimum in city walk or bluewaters', '@city-walk @bluewaters-island b2+'],
  ['no studios please, one bedroom, discovery gardens, 55k', 'rent @discovery-gardens b1 <55k'],
  [
    '1 bed rent 65k anywhere except deira or international city',
    'rent b1 <65k -@deira -@international-city',
  ],
  ['townhouse the valley by emaar under 2m', 'sale townhouse @the-valley <2m'],
  [
    'emaar beachfront 2bed with beach access and sea view buy',
    'sale @emaar-beachfront b2 +beach-access +sea-view',
  ],
  ['al jaddaf canal view 1 bed', '@al-jaddaf b1 +canal-view'],
  ['meydan 3 bed villa rent', 'rent villa @meydan b3'],
  ['al quoz office warehouse rent', 'rent office warehouse @al-quoz'],
  [
    'umm suqeim 4 bedroom villa near the beach rent max 400k',
    'rent villa @umm-suqeim b4 <400k +beach-access',
  ],
  ['dubai south 2br townhouse sale 1.5 mil', 'sale townhouse @dubai-south b2 <1.5m'],
  ['al qusais 1bhk rent 42k bills included', 'rent @al-qusais b1 <42k +bills-included'],
  [
    'a flat in the views with golf view, two beds, for sale',
    'sale apartment @the-views b2 +golf-view',
  ],
  ['meadows villa 5 bed for sale upgraded vacant', 'sale villa @the-meadows b5 +upgraded +vacant'],
  ['jumeirah golf estates, 4 to 5 beds, sale, 6-8m', 'sale @jumeirah-golf-estates b4-5 >6m <8m'],
  [
    'dubai festival city 2 bed rent 120k with kids play area',
    'rent @dubai-festival-city b2 <120k +play-area',
  ],
  [
    'looking for place with dog, 2 bed, jlt, rent, ground floor',
    'rent @jumeirah-lake-towers b2 +pets-allowed +ground-floor',
  ],
  ['buy 2 bedrooms 1.3 mill dubai marina not off plan', 'sale @dubai-marina b2 <1.3m ready'],
  ['budget is 95 for a 1 bed in the greens to rent', 'rent @the-greens b1 <95k'],
  ['studio in arjan > 40k < 50k rent', 'rent apartment @arjan b0 >40k <50k'],
  ['ten thousand sqft plot in jumeirah for sale', 'sale land @jumeirah'],
  [
    'serviced apartment downtown for 6 months 15k a month',
    'rent hotel-apartment @downtown-dubai <180k',
  ],
  ['hotel apartment in barsha heights yearly 80k', 'rent hotel-apartment @barsha-heights <80k'],
  [
    'Please list 4-bed detached houses in Khalifa City A with private entrance for rent',
    'rent villa @khalifa-city b4',
  ],
  ['yas 2 br w/ golf view sale 2 to 2.5', 'sale @yas-island b2 >2m <2.5m +golf-view'],
  ['want 3 toilets 2 bedrooms al barsha rent 110k', 'rent @al-barsha b2 ba3 <110k'],
  ['looking 4 bed space karama', '@al-karama'],
  [
    '3bd 4ba villa damac hills sale below 4 million aed, single row',
    'sale villa @damac-hills b3 ba4 <4m',
  ],
  ['i have 1.5m cash, what 2 beds can i buy in jvc?', 'sale @jumeirah-village-circle b2 <1.5m'],
  ['the most expensive villa on palm jumeirah', 'villa @palm-jumeirah sort:price_desc'],
  [
    'need move-in-ready 2 bed in town square to buy, white goods included',
    'sale @town-square b2 ready +kitchen-appliances',
  ],
  ['umm al quwain 3 bed house rent', 'rent villa townhouse @umm-al-quwain b3'],
  ['dubai marina', '@dubai-marina'],
  ['2 bed 1.5m', 'sale b2 <1.5m'],
  [
    '2 or 3 bed villa or townhouse to rent in jumeirah village triangle, max 180k pa',
    'rent villa townhouse @jumeirah-village-triangle b2-3 <180k',
  ],
  [
    '3 beds, not more than two and a half million, al furjan or discovery gardens, buying',
    'sale @al-furjan @discovery-gardens b3 <2.5m',
  ],
  ['1bed jlt 85k ok?', 'rent @jumeirah-lake-towers b1 <85k'],
  [
    'anything in karama w parking n lift around 70 k a year, 1 bhk',
    'rent @al-karama b1 >63k <77k +parking +elevator',
  ],
  [
    'villa mirdif 5 bedrooms majlis maid room driver room rent 190 thousand',
    'rent villa @mirdif b5 <190k +maids-room',
  ],
  ['cheapest 3 bed townhouse for sale in dubailand', 'sale townhouse @dubailand b3 sort:price_asc'],
  ['shop on ground floor in al barsha for rent', 'rent retail @al-barsha +ground-floor'],
  [
    'we have a labrador so pets must be ok, 3 beds, dubai hills, rental, 220k',
    'rent @dubai-hills-estate b3 <220k +pets-allowed',
  ],
  ['plot al warqa buy 3 million max', 'sale land @al-warqa <3m'],
  [
    'half a million usd budget, want something in creek harbour with 2 rooms',
    'sale @dubai-creek-harbour b2 <1836250',
  ],
  [
    'apartment in al reem, furnished, monthly 7k, 1 bedroom',
    'rent apartment @al-reem-island b1 <84k furnished',
  ],
  [
    'looking for a place for my parents in sharjah, ground floor, 2 bhk, 50k',
    'rent @sharjah b2 <50k +ground-floor',
  ],
  [
    'town square or mudon townhouse, 3 beds, rent, 120 to 140',
    'rent townhouse @town-square @mudon b3 >120k <140k',
  ],
  [
    'apts for rent in palm except ground floor, 2 beds, beach access',
    'rent apartment @palm-jumeirah b2 +beach-access -ground-floor',
  ],
  [
    'serviced apt w gym n pool in tecom monthly rent 8k',
    'rent hotel-apartment @barsha-heights <96k +gym +pool',
  ],
  [
    'newest villas in damac hills to rent, sorted by price',
    'rent villa @damac-hills sort:price_asc',
  ],
  ['khalifa city a 3bhk mulhaq separate entrance 75k', 'rent @khalifa-city b3 <75k'],
]
