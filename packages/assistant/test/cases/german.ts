import type { Case } from './case.ts'

const apartment = { type: ['apartment' as const] }
const marina = { location: ['dubai-marina'] }

export const germanCases: readonly Case[] = [
  [
    ['Ich suche eine Wohnung mit zwei Schlafzimmern in Business Bay, Budget 1,8 Millionen'],
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
    ['Villa mit 4 Schlafzimmern in Mirdif zur Miete bis 250.000 im Jahr'],
    {
      type: ['villa'],
      purpose: 'rent',
      location: ['mirdif'],
      bedrooms_min: 4,
      bedrooms_max: 4,
      price_max: 250_000,
    },
  ],
  [
    ['Studio in Al Barsha mieten, 4.000 pro Monat'],
    {
      ...apartment,
      purpose: 'rent',
      location: ['al-barsha'],
      bedrooms_min: 0,
      bedrooms_max: 0,
      price_max: 48_000,
    },
  ],
  [
    ['Reihenhaus zwischen 2 und 3 Mio. in Dubai Hills mit Garten'],
    {
      type: ['townhouse'],
      purpose: 'sale',
      location: ['dubai-hills-estate'],
      price_min: 2_000_000,
      price_max: 3_000_000,
      features: ['garden'],
    },
  ],
  [
    ['Penthouse mit Blick auf den Burj Khalifa in Downtown'],
    { type: ['penthouse'], location: ['downtown-dubai'], features: ['burj-khalifa-view'] },
  ],
  [
    ['Dreizimmerwohnung in JVC kaufen'],
    {
      ...apartment,
      purpose: 'sale',
      location: ['jumeirah-village-circle'],
      bedrooms_min: 2,
      bedrooms_max: 2,
    },
  ],
  [
    ['günstigste Wohnung mit 1 Schlafzimmer in International City'],
    {
      ...apartment,
      location: ['international-city'],
      bedrooms_min: 1,
      bedrooms_max: 1,
      sort_by: 'price_asc',
    },
  ],
  [
    ['Haus mit eigenem Pool und Mädchenzimmer auf Palm Jumeirah'],
    {
      type: ['villa', 'townhouse'],
      location: ['palm-jumeirah'],
      features: ['private-pool', 'maids-room'],
    },
  ],
  [
    ['rund 1,5 Millionen, 2 Schlafzimmer, Arjan'],
    {
      purpose: 'sale',
      location: ['arjan'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      price_min: 1_350_000,
      price_max: 1_650_000,
    },
  ],
  [
    ['Büro in DIFC mieten, mindestens 150 m²'],
    { type: ['office'], purpose: 'rent', location: ['difc'], size_min: 1615 },
  ],
  [
    ['unmöblierte Wohnung nahe der Metro, 1 Schlafzimmer, höchstens 90.000 jährlich'],
    {
      ...apartment,
      purpose: 'rent',
      bedrooms_min: 1,
      bedrooms_max: 1,
      price_max: 90_000,
      features: ['near-metro'],
      furnished: 'unfurnished',
    },
  ],
  [
    ['überall außer Deira, Studio bis 45.000 im Jahr'],
    {
      ...apartment,
      purpose: 'rent',
      bedrooms_min: 0,
      bedrooms_max: 0,
      price_max: 45_000,
      not_location: ['deira'],
    },
  ],
  [
    ['keine Villa, sondern ein Reihenhaus in Mudon'],
    { type: ['townhouse'], location: ['mudon'], not_type: ['villa'] },
  ],
  [
    ['eine halbe Million, Studio in Arjan'],
    {
      ...apartment,
      purpose: 'sale',
      location: ['arjan'],
      bedrooms_min: 0,
      bedrooms_max: 0,
      price_max: 500_000,
    },
  ],
  [
    ['Off-Plan Wohnung 2 SZ Dubai Creek Harbour'],
    {
      ...apartment,
      purpose: 'sale',
      location: ['dubai-creek-harbour'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      completion: 'off_plan',
    },
  ],
  [['die neuesten Angebote auf Yas Island'], { location: ['yas-island'], sort_by: 'newest' }],
  [
    ['Wohnung mit Meerblick und Balkon in der Marina kaufen'],
    { ...apartment, ...marina, purpose: 'sale', features: ['sea-view', 'balcony'] },
  ],
  [
    ['2 Schlafzimmer in der Marina', 'auch in JBR'],
    { location: ['dubai-marina', 'jumeirah-beach-residence'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['Wohnung in der Marina kaufen bis 2 Mio', 'und zur Miete?'],
    { ...apartment, ...marina, purpose: 'rent' },
  ],
  [
    ['Villa in Mirdif mit Pool und Garten', 'Pool ist nicht nötig'],
    { type: ['villa'], location: ['mirdif'], features: ['garden'] },
  ],
  [
    ['1 Schlafzimmer JVC mieten bis 70.000', 'Budget egal'],
    { purpose: 'rent', location: ['jumeirah-village-circle'], bedrooms_min: 1, bedrooms_max: 1 },
  ],
]
