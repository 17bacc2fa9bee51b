import { categories } from '@manzil/catalogue/categories'
import { searchVocabulary } from '@manzil/catalogue/search-vocabulary'
import { expect, test } from 'vitest'
import { dayOf } from '../src/advert/labelled-facts.ts'
import { readAdvert } from '../src/advert/read-advert.ts'
import { createSearchReader } from '../src/search/read-search.ts'

const knowledge = {
  readSearch: createSearchReader(searchVocabulary),
  kindOf: (type: string) => {
    const kind = categories.find(({ level, slug }) => level === 2 && slug === type)
    return kind?.parentId ? { category_id: kind.parentId, sub_category_id: kind.slug } : undefined
  },
}

/** Field and value of everything that was read but the texts, amenities in a row. */
function facts(text: string): Record<string, string> {
  const { values } = readAdvert(text, knowledge)
  const of = (name: string) =>
    values.filter(({ field }) => field === name).map(({ value }) => value)
  const fields = values
    .map(({ field }) => field)
    .filter((field) => !/^(?:title|description|category)/.test(field))
  return Object.fromEntries(fields.map((field) => [field, of(field).join(' ')]))
}

test.each([
  [
    'English with the signs of a chat',
    `[12/05/2026, 10:23] Omar: *Villa for SALE in Palm Jumeirah*
✅ 5 bedrooms, BUA 6,500 sq.ft, plot 7,200 sqft
💰 Price: 18.5M AED
Service charge 12.5 per sqft. 2 parking spaces. Built in 2012.
Tour https://my.matterport.com/show/?m=abc`,
    {
      purpose: 'sale',
      sub_category_id: 'villa',
      location_id: 'palm-jumeirah',
      bedrooms: '5',
      plot_size: '7200',
      size: '6500',
      price: '18500000',
      service_charge: '12.5',
      parking: '2',
      year_built: '2012',
      tour_url: 'https://my.matterport.com/show/?m=abc',
    },
  ],
  [
    'Arabic with its own digits',
    `للبيع شقة في دبي مارينا
غرفتين نوم و ٣ حمامات
المساحة ١٣٠٢ قدم مربع
السعر ١٫٨ مليون درهم
رقم التصريح: 71234567890`,
    {
      purpose: 'sale',
      sub_category_id: 'apartment',
      location_id: 'dubai-marina',
      bathrooms: '3',
      bedrooms: '2',
      size: '1302',
      price: '1800000',
      permit_number: '71234567890',
    },
  ],
  [
    'Russian in square metres',
    'Сдаётся студия в JVC, 45 кв.м, 55 тыс дирхам в год, 4 чека. Мебель, бассейн.',
    {
      cheques: '4',
      size: '484',
      price: '55000',
      purpose: 'rent',
      location_id: 'jumeirah-village-circle',
      bedrooms: '0',
      features: 'pool',
    },
  ],
  [
    'Hindi',
    'किराये पर 2 बेडरूम अपार्टमेंट, दुबई मरीना। कीमत 120000 दिरहम। 1100 वर्ग फुट। जिम, पूल।',
    {
      purpose: 'rent',
      sub_category_id: 'apartment',
      location_id: 'dubai-marina',
      bedrooms: '2',
      price: '120000',
      size: '1100',
      features: 'gym pool',
    },
  ],
  [
    'Chinese',
    '迪拜码头两居室公寓出售，110平米，价格180万迪拉姆，带家具，泳池，1个车位',
    {
      parking: '1',
      size: '1184',
      price: '1800000',
      purpose: 'sale',
      sub_category_id: 'apartment',
      bedrooms: '2',
      furnished: 'furnished',
      features: 'pool',
    },
  ],
  [
    'German with a comma for the point',
    'Wohnung zu verkaufen in Dubai Marina: 120 qm, Preis 2,1 Mio AED, 2 Bäder, möbliert',
    {
      bathrooms: '2',
      size: '1292',
      price: '2100000',
      purpose: 'sale',
      sub_category_id: 'apartment',
      location_id: 'dubai-marina',
      furnished: 'furnished',
    },
  ],
])('%s', (_name, text, expected) => {
  expect(facts(text)).toMatchObject(expected)
})

test('telephone numbers are nobody’s price, and what was not read is said', () => {
  const { values, unread } = readAdvert('Call me\n+971 50 123 4567', knowledge)
  expect(values.map(({ field }) => field)).toEqual(['title', 'description'])
  expect(unread).toEqual(['Call me', '+971 50 123 4567'])
})

test.each([
  ['29 February 2028', '2028-02-29'],
  ['29 February 2027', undefined],
  ['31/04/2027', undefined],
  ['31.12.2026', '2026-12-31'],
  ['2027-01-05', '2027-01-05'],
])('%s is a day that there is, or none', (text, day) => {
  expect(dayOf(text)).toBe(day)
})

test.each([
  ['deposit 5%', {}],
  ['5% security deposit, 1 cheque', { cheques: '1' }],
  ['Security deposit: 12.5 %, agency commission 5 per cent', {}],
  ['Rent 90,000 AED, commission 5%, deposit 10%', { price: '90000' }],
  ['Deposit AED 5,000, commission 5%', { security_deposit: '5000' }],
  ['Service charge 15% of the rent', {}],
  ['Service charge included, 2 parking spaces', { parking: '2' }],
  ['Deposit refundable, 4 cheques', { cheques: '4' }],
  ['Deposit 1 month', {}],
  ['Deposit 5,000, cheques 4. Price 1,2 Mio', { security_deposit: '5000', price: '1200000' }],
  ['जमा 5 फ़ीसदी', {}],
  ['Price 5% below market, 1,200,000 AED', { price: '1200000' }],
  ['تأمين 5%، عمولة 5٪، 4 شيكات', { cheques: '4' }],
  ['تأمين ٥ بالمئة', {}],
  ['Депозит 5 процентов, комиссия 5%, 4 чека', { cheques: '4' }],
  ['сервисный сбор 10 %', {}],
  ['जमा 5 प्रतिशत, कमीशन 5%, 2 चेक', { cheques: '2' }],
  ['押金5%，佣金5％，4张支票', { cheques: '4' }],
  ['押金百分之5', {}],
  ['Kaution 5 Prozent, Provision 5 %, 4 Schecks', { cheques: '4' }],
  ['Nebenkosten 12 %, Kaution 5.000 AED', { security_deposit: '5000' }],
])('“%s” makes no amount of a share', (text, expected) => {
  const read = facts(text)
  const { price, security_deposit, service_charge, cheques, parking } = read
  const amounts = { price, security_deposit, service_charge, cheques, parking }
  const stated = Object.entries(amounts).filter(([, value]) => value !== undefined)
  expect(Object.fromEntries(stated)).toEqual(expected)
})
