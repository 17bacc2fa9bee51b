import type { Case } from './case.ts'

const apartment = { type: ['apartment' as const] }
const marina = { location: ['dubai-marina'] }

export const russianCases: readonly Case[] = [
  [
    ['Хочу купить квартиру с двумя спальнями в Бизнес Бэй до 1,8 млн дирхам'],
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
    ['вилла 4 спальни в аренду в Мирдиф до 250 тысяч в год'],
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
    ['снять студию в Аль Барша, 4000 в месяц'],
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
    ['таунхаус от 2 до 3 млн в Дубай Хиллс с садом'],
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
    ['пентхаус с видом на Бурдж Халифа в Даунтауне'],
    { type: ['penthouse'], location: ['downtown-dubai'], features: ['burj-khalifa-view'] },
  ],
  [
    ['3-комнатная квартира в JVC, покупка'],
    {
      ...apartment,
      purpose: 'sale',
      location: ['jumeirah-village-circle'],
      bedrooms_min: 2,
      bedrooms_max: 2,
    },
  ],
  [
    ['однокомнатная квартира в Дубай Марине на съем'],
    { ...apartment, ...marina, purpose: 'rent', bedrooms_min: 1, bedrooms_max: 1 },
  ],
  [
    ['самая дешевая квартира с 1 спальней в Интернешнл Сити'],
    {
      ...apartment,
      location: ['international-city'],
      bedrooms_min: 1,
      bedrooms_max: 1,
      sort_by: 'price_asc',
    },
  ],
  [
    ['дом с собственным бассейном и комнатой для прислуги, Пальма Джумейра'],
    {
      type: ['villa', 'townhouse'],
      location: ['palm-jumeirah'],
      features: ['private-pool', 'maids-room'],
    },
  ],
  [
    ['около 1,5 миллиона, 2 спальни, Арджан'],
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
    ['офис в DIFC не менее 150 кв м в аренду'],
    { type: ['office'], purpose: 'rent', location: ['difc'], size_min: 1615 },
  ],
  [
    ['квартира без мебели рядом с метро, 1 спальня, до 90 тыс в год'],
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
    ['любой район, кроме Дейры, студия до 45 тысяч в год'],
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
    ['не вилла, а таунхаус в Мудон'],
    { type: ['townhouse'], location: ['mudon'], not_type: ['villa'] },
  ],
  [
    ['полтора миллиона, квартира в JLT'],
    { ...apartment, purpose: 'sale', location: ['jumeirah-lake-towers'], price_max: 1_500_000 },
  ],
  [
    ['новостройка 2 спальни Дубай Крик Харбор'],
    {
      purpose: 'sale',
      location: ['dubai-creek-harbour'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      completion: 'off_plan',
    },
  ],
  [['новые объявления на острове Яс'], { location: ['yas-island'], sort_by: 'newest' }],
  [
    ['2 спальни в Марине', 'еще JBR'],
    { location: ['dubai-marina', 'jumeirah-beach-residence'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['квартира в Марине на продажу до 2 млн', 'а если в аренду?'],
    { ...apartment, ...marina, purpose: 'rent' },
  ],
  [
    ['вилла в Мирдифе с бассейном и садом', 'бассейн не нужен'],
    { type: ['villa'], location: ['mirdif'], features: ['garden'] },
  ],
  [
    ['1 спальня JVC аренда до 70 тысяч', 'любой бюджет'],
    { purpose: 'rent', location: ['jumeirah-village-circle'], bedrooms_min: 1, bedrooms_max: 1 },
  ],
  [['2 спальни в Арджане', 'давай 3'], { location: ['arjan'], bedrooms_min: 3, bedrooms_max: 3 }],
]
