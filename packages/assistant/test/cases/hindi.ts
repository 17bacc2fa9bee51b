import type { Case } from './case.ts'

const apartment = { type: ['apartment' as const] }
const marina = { location: ['dubai-marina'] }

export const hindiCases: readonly Case[] = [
  [
    ['बिज़नेस बे में 2 बेडरूम अपार्टमेंट खरीदना है, बजट 18 लाख'],
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
    ['मिर्दिफ में 4 बेडरूम विला किराए पर, 2.5 लाख सालाना तक'],
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
    ['अल बरशा में स्टूडियो किराए पर 4000 महीना'],
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
    ['दुबई हिल्स में टाउनहाउस 20 से 30 लाख, गार्डन के साथ'],
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
    ['डाउनटाउन में बुर्ज खलीफा व्यू वाला पेंटहाउस'],
    { type: ['penthouse'], location: ['downtown-dubai'], features: ['burj-khalifa-view'] },
  ],
  [
    ['इंटरनेशनल सिटी में सबसे सस्ता 1 बेडरूम'],
    { location: ['international-city'], bedrooms_min: 1, bedrooms_max: 1, sort_by: 'price_asc' },
  ],
  [
    ['पाम जुमेराह पर प्राइवेट पूल और मेड रूम वाला विला'],
    { type: ['villa'], location: ['palm-jumeirah'], features: ['private-pool', 'maids-room'] },
  ],
  [
    ['लगभग 15 लाख, 2 बेडरूम, अरजान'],
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
    ['मेट्रो के पास अनफर्निश्ड 1 बेडरूम, 90 हज़ार सालाना'],
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
    ['साढ़े तीन करोड़ तक विला, एमिरेट्स हिल्स'],
    { type: ['villa'], purpose: 'sale', location: ['emirates-hills'], price_max: 35_000_000 },
  ],
  [['सवा करोड़ का पेंटहाउस'], { type: ['penthouse'], purpose: 'sale', price_max: 12_500_000 }],
  [
    ['मरीना में 2 बेडरूम', 'JBR भी'],
    { location: ['dubai-marina', 'jumeirah-beach-residence'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['मिर्दिफ में पूल और गार्डन वाला विला', 'पूल ज़रूरी नहीं'],
    { type: ['villa'], location: ['mirdif'], features: ['garden'] },
  ],
  [
    ['JVC में 1 बेडरूम किराए पर 70 हज़ार', 'कोई भी बजट'],
    { purpose: 'rent', location: ['jumeirah-village-circle'], bedrooms_min: 1, bedrooms_max: 1 },
  ],
  [
    ['business bay me 2bhk rent pe chahiye 1.2 lakh tak furnished'],
    {
      purpose: 'rent',
      location: ['business-bay'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      price_max: 120_000,
      furnished: 'furnished',
    },
  ],
  [
    ['dubai hills mein 3 bedroom villa kharidna hai 45 lakh se kam'],
    {
      type: ['villa'],
      purpose: 'sale',
      location: ['dubai-hills-estate'],
      bedrooms_min: 3,
      bedrooms_max: 3,
      price_max: 4_500_000,
    },
  ],
  [
    ['jvc me sabse sasta studio dikhao'],
    {
      ...apartment,
      location: ['jumeirah-village-circle'],
      bedrooms_min: 0,
      bedrooms_max: 0,
      sort_by: 'price_asc',
    },
  ],
  [
    ['marina me flat chahiye metro ke paas, deira nahi'],
    { ...apartment, ...marina, features: ['near-metro'], not_location: ['deira'] },
  ],
]
