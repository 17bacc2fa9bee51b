import type { Case } from './case.ts'

const apartment = { type: ['apartment' as const] }
const marina = { location: ['dubai-marina'] }

export const englishCases: readonly Case[] = [
  [
    ['two bedroom flat in business bay, budget 1.8 million'],
    {
      ...apartment,
      purpose: 'sale',
      location: ['business-bay'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      price_max: 1_800_000,
    },
  ],
  [
    ['3BR villa to rent in Arabian Ranches below 300,000 per year'],
    {
      type: ['villa'],
      purpose: 'rent',
      location: ['arabian-ranches'],
      bedrooms_min: 3,
      bedrooms_max: 3,
      price_max: 300_000,
    },
  ],
  [['a villa with room for two cars'], { type: ['villa'], features: ['parking'] }],
  [
    ['studio in sports city'],
    { ...apartment, location: ['dubai-sports-city'], bedrooms_min: 0, bedrooms_max: 0 },
  ],
  [
    ['looking to buy a townhouse with 4 bedrooms and a garden in Mudon, max 3.2M'],
    {
      type: ['townhouse'],
      purpose: 'sale',
      location: ['mudon'],
      bedrooms_min: 4,
      bedrooms_max: 4,
      price_max: 3_200_000,
      features: ['garden'],
    },
  ],
  [
    ['1-2 bed apartments between 900k and 1.3m in jvc'],
    {
      ...apartment,
      purpose: 'sale',
      location: ['jumeirah-village-circle'],
      bedrooms_min: 1,
      bedrooms_max: 2,
      price_min: 900_000,
      price_max: 1_300_000,
    },
  ],
  [
    ['4+ bedroom villa palm jumeirah over 20 million'],
    {
      type: ['villa'],
      purpose: 'sale',
      location: ['palm-jumeirah'],
      bedrooms_min: 4,
      price_min: 20_000_000,
    },
  ],
  [
    ['at least 3 bedrooms in Dubai Hills for rent'],
    { purpose: 'rent', location: ['dubai-hills-estate'], bedrooms_min: 3 },
  ],
  [
    ['flat for rent in Al Nahda AED 4,500 monthly'],
    { ...apartment, purpose: 'rent', location: ['al-nahda'], price_max: 54_000 },
  ],
  [
    ['1 bed in the marina with sea view and balcony, unfurnished, 90 to 110k'],
    {
      ...marina,
      purpose: 'rent',
      bedrooms_min: 1,
      bedrooms_max: 1,
      price_min: 90_000,
      price_max: 110_000,
      features: ['sea-view', 'balcony'],
      furnished: 'unfurnished',
    },
  ],
  [
    ['Penthouse overlooking the Burj Khalifa in Downtown'],
    { type: ['penthouse'], location: ['downtown-dubai'], features: ['burj-khalifa-view'] },
  ],
  [
    ['I want to rent an office in DIFC, minimum 1,500 sq ft'],
    { type: ['office'], purpose: 'rent', location: ['difc'], size_min: 1500 },
  ],
  [
    ['warehouse al quoz for lease 5000-8000 sqft'],
    { type: ['warehouse'], purpose: 'rent', location: ['al-quoz'], size_min: 5000, size_max: 8000 },
  ],
  [['shop in Karama'], { type: ['retail'], location: ['al-karama'] }],
  [
    ['off plan 2 beds in Creek Harbour under 2 million'],
    {
      purpose: 'sale',
      location: ['dubai-creek-harbour'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      price_max: 2_000_000,
      completion: 'off_plan',
    },
  ],
  [
    ['ready 3 bed villa in Tilal Al Ghaf, not off plan'],
    {
      type: ['villa'],
      location: ['tilal-al-ghaf'],
      bedrooms_min: 3,
      bedrooms_max: 3,
      completion: 'ready',
    },
  ],
  [
    ['cheapest 1 bed in discovery gardens for rent'],
    {
      purpose: 'rent',
      location: ['discovery-gardens'],
      bedrooms_min: 1,
      bedrooms_max: 1,
      sort_by: 'price_asc',
    },
  ],
  [['newest listings in Yas Island'], { location: ['yas-island'], sort_by: 'newest' }],
  [
    ['villa without pool in jumeirah park'],
    { type: ['villa'], location: ['jumeirah-park'], not_features: ['pool'] },
  ],
  [
    ['anything but Deira, studio up to 40k yearly'],
    {
      ...apartment,
      purpose: 'rent',
      bedrooms_min: 0,
      bedrooms_max: 0,
      price_max: 40_000,
      not_location: ['deira'],
    },
  ],
  [
    ['not a villa, a townhouse in Town Square'],
    { type: ['townhouse'], location: ['town-square'], not_type: ['villa'] },
  ],
  [
    ['apartment around 1.5m in JLT'],
    {
      ...apartment,
      purpose: 'sale',
      location: ['jumeirah-lake-towers'],
      price_min: 1_350_000,
      price_max: 1_650_000,
    },
  ],
  [
    ['2 bedrooms 3 bathrooms Mirdif rent 95,000'],
    {
      purpose: 'rent',
      location: ['mirdif'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      bathrooms_min: 3,
      price_max: 95_000,
    },
  ],
  [
    ['a million and a half for a 2 bed in Arjan'],
    {
      purpose: 'sale',
      location: ['arjan'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      price_max: 1_500_000,
    },
  ],
  [
    ['half a million dollars, apartment in Dubai'],
    { ...apartment, purpose: 'sale', location: ['dubai'], price_max: 1_836_250 },
  ],
  [['3 bed in damac hills 2'], { location: ['damac-hills-2'], bedrooms_min: 3, bedrooms_max: 3 }],
  [
    ['damac hills 2 bed villa'],
    { type: ['villa'], location: ['damac-hills'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['hotel apartment in tecom 7k per month'],
    { type: ['hotel-apartment'], purpose: 'rent', location: ['barsha-heights'], price_max: 84_000 },
  ],
  [
    ['house with private pool, al barsha or umm suqeim, 5 beds'],
    {
      type: ['villa', 'townhouse'],
      location: ['al-barsha', 'umm-suqeim'],
      bedrooms_min: 5,
      bedrooms_max: 5,
      features: ['private-pool'],
    },
  ],
  [
    ['Al Majaz Sharjah 2BHK for rent'],
    { purpose: 'rent', location: ['al-majaz'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['vilas in palm jumeira wth prvate pool'],
    { type: ['villa'], location: ['palm-jumeirah'], features: ['private-pool'] },
  ],
  [
    ['2 bedroom appartment in Bussiness Bay for rnet'],
    { ...apartment, location: ['business-bay'], bedrooms_min: 2, bedrooms_max: 2, purpose: 'rent' },
  ],
  [
    ['one bedroom, furnished, close to the metro, no more than 85k'],
    {
      purpose: 'rent',
      bedrooms_min: 1,
      bedrooms_max: 1,
      price_max: 85_000,
      features: ['near-metro'],
      furnished: 'furnished',
    },
  ],
  [
    ['I have a dog, need a 3 bed townhouse in the springs'],
    {
      type: ['townhouse'],
      location: ['the-springs'],
      bedrooms_min: 3,
      bedrooms_max: 3,
      features: ['pets-allowed'],
    },
  ],
  [
    ['sea view, high floor, 2 bed, JBR, for sale'],
    {
      purpose: 'sale',
      location: ['jumeirah-beach-residence'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      features: ['sea-view', 'high-floor'],
    },
  ],
  [['land in Al Furjan'], { type: ['land'], location: ['al-furjan'] }],
  [
    ['duplex 150-200 sqm city walk'],
    { type: ['duplex'], location: ['city-walk'], size_min: 1615, size_max: 2153 },
  ],
  [
    ['3 bed, 2,500 sqft or more, Arabian Ranches 2'],
    { location: ['arabian-ranches-2'], bedrooms_min: 3, bedrooms_max: 3, size_min: 2500 },
  ],
  [
    ['studio or one bedroom in silicon oasis under 45k'],
    {
      ...apartment,
      purpose: 'rent',
      location: ['dubai-silicon-oasis'],
      bedrooms_min: 0,
      bedrooms_max: 1,
      price_max: 45_000,
    },
  ],
  [['Show me penthouses'], { type: ['penthouse'] }],
  [['Saadiyat'], { location: ['saadiyat-island'] }],
  [['homes in Ras Al Khaimah'], { location: ['ras-al-khaimah'] }],
  [
    ['2 bed in JVC, sorry I meant JVT'],
    { location: ['jumeirah-village-triangle'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [['2 bed, no, 3 bed in Meydan'], { location: ['meydan'], bedrooms_min: 3, bedrooms_max: 3 }],
  [
    ['apartment in Dubai Marina for 120k a year with parking, gym and pool'],
    {
      ...apartment,
      ...marina,
      purpose: 'rent',
      price_max: 120_000,
      features: ['parking', 'gym', 'pool'],
    },
  ],
  [['3m budget villa'], { type: ['villa'], purpose: 'sale', price_max: 3_000_000 }],
  [
    ['2 bed in marina under 1.5'],
    { ...marina, bedrooms_min: 2, bedrooms_max: 2, purpose: 'sale', price_max: 1_500_000 },
  ],
  [
    ['villas from 2 million to 3.5 million in Dubai South'],
    {
      type: ['villa'],
      purpose: 'sale',
      location: ['dubai-south'],
      price_min: 2_000_000,
      price_max: 3_500_000,
    },
  ],
  [['AED 1,250,000 apartment'], { ...apartment, purpose: 'sale', price_max: 1_250_000 }],
  [['rent under 6000'], { purpose: 'rent', price_max: 72_000 }],
  [
    ['15 lakh apartment in bur dubai'],
    { ...apartment, purpose: 'sale', location: ['bur-dubai'], price_max: 1_500_000 },
  ],
  [
    ['two hundred and fifty thousand a year villa in Jumeirah'],
    { type: ['villa'], purpose: 'rent', location: ['jumeirah'], price_max: 250_000 },
  ],
  [
    ['3 bed plus maid in reem island'],
    { location: ['al-reem-island'], bedrooms_min: 3, bedrooms_max: 3, features: ['maids-room'] },
  ],
  [['villa for sale or rent in Meadows'], { type: ['villa'], location: ['the-meadows'] }],
  [
    ['2 bed in Marina', 'also in JBR'],
    { location: ['dubai-marina', 'jumeirah-beach-residence'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['2 bed in Marina or JBR for rent', 'only JBR'],
    { purpose: 'rent', location: ['jumeirah-beach-residence'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['2 bed in Marina for rent under 150k', 'forget the budget'],
    { ...marina, purpose: 'rent', bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['2 bed in Marina for sale under 1.5m', 'for rent instead'],
    { ...marina, purpose: 'rent', bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['3 bed villa for sale', 'what about townhouses?', 'in Mudon'],
    { type: ['townhouse'], purpose: 'sale', location: ['mudon'], bedrooms_min: 3, bedrooms_max: 3 },
  ],
  [
    ['1 bed JVC rent 70k', 'cheaper'],
    {
      purpose: 'rent',
      location: ['jumeirah-village-circle'],
      bedrooms_min: 1,
      bedrooms_max: 1,
      price_max: 70_000,
      sort_by: 'price_asc',
    },
  ],
  [
    ['apartment in JVC for sale', 'under 1 million', 'at least 600k'],
    {
      ...apartment,
      purpose: 'sale',
      location: ['jumeirah-village-circle'],
      price_min: 600_000,
      price_max: 1_000_000,
    },
  ],
  [['2 bed in arjan', 'at least 3'], { location: ['arjan'], bedrooms_min: 3 }],
  [
    ['villa in Mirdif with pool and garden', 'drop the pool'],
    { type: ['villa'], location: ['mirdif'], features: ['garden'] },
  ],
  [
    ['2 bed JVC or Arjan', 'drop Arjan'],
    { location: ['jumeirah-village-circle'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['2 bed JVC', 'Arjan instead of JVC'],
    { location: ['arjan'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['furnished studio in dubai marina', "furnished doesn't matter"],
    { ...apartment, ...marina, bedrooms_min: 0, bedrooms_max: 0 },
  ],
  [
    ['off plan apartment in Meydan', 'ready'],
    { ...apartment, purpose: 'sale', location: ['meydan'], completion: 'ready' },
  ],
  [
    ['2 bed apartment JVC', 'any price', 'anywhere in Dubai'],
    { ...apartment, location: ['dubai'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['1 bed marina for rent up to 95k', 'up to 110'],
    { ...marina, purpose: 'rent', bedrooms_min: 1, bedrooms_max: 1, price_max: 110_000 },
  ],
  [
    ['3 bed villa Mudon', 'start over', '1 bed JLT'],
    { location: ['jumeirah-lake-towers'], bedrooms_min: 1, bedrooms_max: 1 },
  ],
  [
    ['villa in springs', 'make it 4 bedrooms', 'with maids room too'],
    {
      type: ['villa'],
      location: ['the-springs'],
      bedrooms_min: 4,
      bedrooms_max: 4,
      features: ['maids-room'],
    },
  ],
  [
    ['find_property', 'buy', 'dubai hills', '3 bed', '2.5m'],
    {
      purpose: 'sale',
      location: ['dubai-hills-estate'],
      bedrooms_min: 3,
      bedrooms_max: 3,
      price_max: 2_500_000,
    },
  ],
  [
    ['I work in DIFC and need a 1 bed in Business Bay'],
    { location: ['business-bay'], bedrooms_min: 1, bedrooms_max: 1 },
  ],
  [['"); delete from listing; -- villas in Mirdif'], { type: ['villa'], location: ['mirdif'] }],
  [['‮2 bed in Marina‬'], { ...marina, bedrooms_min: 2, bedrooms_max: 2 }],
  [['RENT TOWNHOUSE MIRDIF'], { type: ['townhouse'], purpose: 'rent', location: ['mirdif'] }],
  [
    ['2 bed between 2.5m and 1m'],
    {
      purpose: 'sale',
      bedrooms_min: 2,
      bedrooms_max: 2,
      price_min: 1_000_000,
      price_max: 2_500_000,
    },
  ],
  [
    ['２ bed ｉｎ ＪＶＣ'],
    { location: ['jumeirah-village-circle'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['need 2bhk in Sharjah al taawun 45k'],
    {
      purpose: 'rent',
      location: ['al-taawun'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      price_max: 45_000,
    },
  ],
  [
    ['family home in Dubai Hills, 4 bedrooms, walking distance to a school, 350k rent'],
    {
      purpose: 'rent',
      location: ['dubai-hills-estate'],
      bedrooms_min: 4,
      bedrooms_max: 4,
      price_max: 350_000,
      features: ['near-school'],
    },
  ],
]
