import type { Case } from './case.ts'

const apartment = { type: ['apartment' as const] }
const marina = { location: ['dubai-marina'] }

export const chineseCases: readonly Case[] = [
  [
    ['想买商业湾两居室公寓，预算180万迪拉姆'],
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
    ['Mirdif四房别墅出租，年租25万以内'],
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
    ['Al Barsha单间 月租4000'],
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
    ['迪拜山庄联排别墅 200万到300万 带花园'],
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
    ['迪拜市中心能看到哈利法塔的顶层公寓'],
    { type: ['penthouse'], location: ['downtown-dubai'], features: ['burj-khalifa-view'] },
  ],
  [
    ['国际城最便宜的一房'],
    { location: ['international-city'], bedrooms_min: 1, bedrooms_max: 1, sort_by: 'price_asc' },
  ],
  [
    ['棕榈岛带私人泳池和保姆房的别墅'],
    { type: ['villa'], location: ['palm-jumeirah'], features: ['private-pool', 'maids-room'] },
  ],
  [
    ['150万左右的两房 Arjan'],
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
    ['DIFC写字楼出租，至少150平米'],
    { type: ['office'], purpose: 'rent', location: ['difc'], size_min: 1615 },
  ],
  [
    ['近地铁不带家具的一居室，年租不超过9万'],
    {
      purpose: 'rent',
      bedrooms_min: 1,
      bedrooms_max: 1,
      price_max: 90_000,
      features: ['near-metro'],
      furnished: 'unfurnished',
    },
  ],
  [
    ['除了德拉以外，单间，一年4万5以内'],
    {
      ...apartment,
      purpose: 'rent',
      bedrooms_min: 0,
      bedrooms_max: 0,
      price_max: 45_000,
      not_location: ['deira'],
    },
  ],
  [['不要别墅，要联排 Mudon'], { type: ['townhouse'], location: ['mudon'], not_type: ['villa'] }],
  [
    ['三室两厅两卫 JLT 出租'],
    {
      purpose: 'rent',
      location: ['jumeirah-lake-towers'],
      bedrooms_min: 3,
      bedrooms_max: 3,
      bathrooms_min: 2,
    },
  ],
  [
    ['迪拜码头海景公寓出售 带阳台'],
    { ...apartment, ...marina, purpose: 'sale', features: ['sea-view', 'balcony'] },
  ],
  [['亚斯岛最新房源'], { location: ['yas-island'], sort_by: 'newest' }],
  [
    ['迪拜码头两房', '也看看JBR'],
    { location: ['dubai-marina', 'jumeirah-beach-residence'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['Mirdif带泳池和花园的别墅', '泳池不需要了'],
    { type: ['villa'], location: ['mirdif'], features: ['garden'] },
  ],
  [
    ['JVC一房出租 7万以内', '预算不限'],
    { purpose: 'rent', location: ['jumeirah-village-circle'], bedrooms_min: 1, bedrooms_max: 1 },
  ],
  [['Arjan两房', '改成三房'], { location: ['arjan'], bedrooms_min: 3, bedrooms_max: 3 }],
  [
    ['期房 迪拜溪港 两居'],
    {
      purpose: 'sale',
      location: ['dubai-creek-harbour'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      completion: 'off_plan',
    },
  ],
  [
    ['一百二十万买一居室'],
    { purpose: 'sale', bedrooms_min: 1, bedrooms_max: 1, price_max: 1_200_000 },
  ],
]
