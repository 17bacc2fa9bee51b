import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { expect, it } from 'vitest'
import { newState } from '../src/state.ts'
import { fittedSearch, searchQueryString } from '../src/tools/search-query-string.ts'
import { understand } from '../src/understanding/understand.ts'
import { knowledge, now } from './knowledge.ts'

/** Searches as most people write them: whatever else is learned, these are read as before. */
it.each<[LanguageCode, string, string]>([
  [
    'en',
    '2 bed apartment in JVC to rent under 90k',
    'purpose=rent&location=jumeirah-village-circle&type=apartment&price_max=90000&bedrooms_min=2&bedrooms_max=2',
  ],
  [
    'en',
    'villa for sale in Arabian Ranches, 4 bedrooms, 5 million max',
    'purpose=sale&location=arabian-ranches&type=villa&price_max=5000000&bedrooms_min=4&bedrooms_max=4',
  ],
  [
    'en',
    'studio business bay furnished rent 60k',
    'purpose=rent&location=business-bay&type=apartment&furnished=furnished&price_max=60000&bedrooms_min=0&bedrooms_max=0',
  ],
  [
    'en',
    'cheap 1 bedroom near metro to rent',
    'purpose=rent&bedrooms_min=1&bedrooms_max=1&features=near-metro&sort_by=price_asc',
  ],
  [
    'en',
    'townhouse with garden in Mudon, rent 150 to 180k',
    'purpose=rent&location=mudon&type=townhouse&price_min=150000&price_max=180000&features=garden',
  ],
  [
    'en',
    'looking to buy a 3 bed in Dubai Hills Estate with a pool',
    'purpose=sale&location=dubai-hills-estate&bedrooms_min=3&bedrooms_max=3&features=pool',
  ],
  [
    'en',
    'apartment in Downtown Dubai, 1200 sqft or more, sea view, buy',
    'purpose=sale&location=downtown-dubai&type=apartment&size_min=1200&features=sea-view',
  ],
  ['en', 'need an office in DIFC for rent', 'purpose=rent&location=difc&type=office'],
  [
    'en',
    'warehouse al quoz rent up to 300k',
    'purpose=rent&location=al-quoz&type=warehouse&price_max=300000',
  ],
  [
    'en',
    'pet friendly 2br marina 130k yearly',
    'purpose=rent&location=dubai-marina&price_max=130000&bedrooms_min=2&bedrooms_max=2&features=pets-allowed',
  ],
  [
    'en',
    '5000 a month studio in International City',
    'purpose=rent&location=international-city&type=apartment&price_max=60000&bedrooms_min=0&bedrooms_max=0',
  ],
  [
    'en',
    'off plan 1 bed in Business Bay under 1.5m',
    'purpose=sale&location=business-bay&completion=off_plan&price_max=1500000&bedrooms_min=1&bedrooms_max=1',
  ],
  [
    'ar',
    'شقة غرفتين للإيجار في دبي مارينا تحت ١٢٠ ألف',
    'purpose=rent&location=dubai-marina&type=apartment&price_max=120000&bedrooms_min=2&bedrooms_max=2',
  ],
  [
    'ar',
    'فيلا للبيع في المرابع العربية ٤ غرف',
    'purpose=sale&location=arabian-ranches&type=villa&bedrooms_min=4&bedrooms_max=4',
  ],
  [
    'ar',
    'استوديو مفروش للإيجار في الخليج التجاري',
    'purpose=rent&location=business-bay&type=apartment&furnished=furnished&bedrooms_min=0&bedrooms_max=0',
  ],
  [
    'ar',
    'أبغى شقة غرفة وصالة في جميرا فيلج سيركل للإيجار حدود ٧٠ ألف',
    'purpose=rent&location=jumeirah-village-circle&type=apartment&price_min=63000&price_max=77000&bedrooms_min=1&bedrooms_max=1',
  ],
  [
    'ar',
    'تاون هاوس للإيجار في مدن مع حديقة',
    'purpose=rent&location=mudon&type=townhouse&features=garden',
  ],
  [
    'ar',
    'شقة للبيع في وسط دبي مع إطلالة على البحر',
    'purpose=sale&location=downtown-dubai&type=apartment&features=sea-view',
  ],
  ['ar', 'مكتب للإيجار في مركز دبي المالي العالمي', 'purpose=rent&location=difc&type=office'],
  [
    'ar',
    'بيت ٥ غرف في مردف للإيجار لحد ٢٥٠ ألف',
    'purpose=rent&location=mirdif&type=villa&type=townhouse&price_max=250000&bedrooms_min=5&bedrooms_max=5',
  ],
  [
    'ar',
    'شقة قريبة من المترو للإيجار ميزانيتي ٨٠ ألف',
    'purpose=rent&type=apartment&price_max=80000&features=near-metro',
  ],
  [
    'ar',
    'غرفتين وصالة تسمح بالقطط في البرشاء',
    'location=al-barsha&bedrooms_min=2&bedrooms_max=2&features=pets-allowed',
  ],
  [
    'ru',
    'снять двушку в Дубай Марине до 150 тысяч в год',
    'purpose=rent&location=dubai-marina&type=apartment&price_max=150000&bedrooms_min=1&bedrooms_max=1',
  ],
  [
    'ru',
    'вилла в аренду в Мирдифе, 4 спальни',
    'purpose=rent&location=mirdif&type=villa&bedrooms_min=4&bedrooms_max=4',
  ],
  [
    'ru',
    'студия в JVC с мебелью, аренда до 55 тысяч',
    'purpose=rent&location=jumeirah-village-circle&type=apartment&furnished=furnished&price_max=55000&bedrooms_min=0&bedrooms_max=0',
  ],
  [
    'ru',
    'купить квартиру в Даунтауне с видом на море от 2 до 3 млн',
    'purpose=sale&location=downtown-dubai&type=apartment&price_min=2000000&price_max=3000000&features=sea-view',
  ],
  [
    'ru',
    'таунхаус в Мудоне с садом в аренду',
    'purpose=rent&location=mudon&type=townhouse&features=garden',
  ],
  [
    'ru',
    'ищу однушку рядом с метро, снять, до 80 тысяч',
    'purpose=rent&type=apartment&price_max=80000&bedrooms_min=1&bedrooms_max=1&features=near-metro',
  ],
  ['ru', 'офис в DIFC в аренду', 'purpose=rent&location=difc&type=office'],
  [
    'ru',
    'квартира с бассейном на Пальме купить до 4 млн',
    'purpose=sale&location=palm-jumeirah&type=apartment&price_max=4000000&features=pool',
  ],
  [
    'ru',
    '3 спальни с животными в Дубай Хиллс, аренда',
    'purpose=rent&location=dubai-hills-estate&bedrooms_min=3&bedrooms_max=3&features=pets-allowed',
  ],
  [
    'ru',
    'апартаменты не меньше 100 метров в Бизнес Бэй, покупка',
    'purpose=sale&location=business-bay&type=apartment&size_min=1076',
  ],
  [
    'hi',
    'दुबई मरीना में 2 बेडरूम फ्लैट किराए पर 1.2 लाख तक',
    'purpose=rent&location=dubai-marina&type=apartment&price_max=120000&bedrooms_min=2&bedrooms_max=2',
  ],
  [
    'hi',
    'JVC में स्टूडियो किराए पर 50 हज़ार',
    'purpose=rent&location=jumeirah-village-circle&type=apartment&price_max=50000&bedrooms_min=0&bedrooms_max=0',
  ],
  [
    'hi',
    'अरेबियन रैंचेस में विला खरीदना है 40 लाख तक',
    'purpose=sale&location=arabian-ranches&type=villa&price_max=4000000',
  ],
  [
    'hi',
    'business bay mein 1bhk rent pe chahiye 80k tak',
    'purpose=rent&location=business-bay&price_max=80000&bedrooms_min=1&bedrooms_max=1',
  ],
  [
    'hi',
    'downtown me furnished flat kiraye pe',
    'purpose=rent&location=downtown-dubai&type=apartment&furnished=furnished',
  ],
  [
    'hi',
    'मेट्रो के पास 1 बेडरूम किराए पर',
    'purpose=rent&bedrooms_min=1&bedrooms_max=1&features=near-metro',
  ],
  [
    'hi',
    'मिर्दिफ़ में 4 बेडरूम का विला किराए पर',
    'purpose=rent&location=mirdif&type=villa&bedrooms_min=4&bedrooms_max=4',
  ],
  [
    'hi',
    'mudon me townhouse garden wala rent 1.6 lakh',
    'purpose=rent&location=mudon&type=townhouse&price_max=160000&features=garden',
  ],
  ['hi', 'डीआईएफसी में ऑफिस किराए पर', 'purpose=rent&location=difc&type=office'],
  [
    'hi',
    'swimming pool wala 2bhk jlt me khareedna hai',
    'purpose=sale&location=jumeirah-lake-towers&bedrooms_min=2&bedrooms_max=2&features=pool',
  ],
  [
    'zh',
    '迪拜码头两居室租12万以内',
    'purpose=rent&location=dubai-marina&price_max=120000&bedrooms_min=2&bedrooms_max=2',
  ],
  [
    'zh',
    'JVC单间带家具出租',
    'purpose=rent&location=jumeirah-village-circle&type=apartment&furnished=furnished&bedrooms_min=0&bedrooms_max=0',
  ],
  [
    'zh',
    '阿拉伯牧场别墅四居，买，400万以内',
    'purpose=sale&location=arabian-ranches&type=villa&price_max=4000000&bedrooms_min=4&bedrooms_max=4',
  ],
  [
    'zh',
    '商业湾一居室 8万 租',
    'purpose=rent&location=business-bay&price_max=80000&bedrooms_min=1&bedrooms_max=1',
  ],
  [
    'zh',
    '市中心 海景 公寓 买 200到300万',
    'purpose=sale&location=downtown-dubai&type=apartment&price_min=2000000&price_max=3000000&features=sea-view',
  ],
  ['zh', '靠近地铁的一居室，租', 'purpose=rent&bedrooms_min=1&bedrooms_max=1&features=near-metro'],
  ['zh', '穆登联排别墅带花园出租', 'purpose=rent&location=mudon&type=townhouse&features=garden'],
  ['zh', '国际金融中心办公室租', 'purpose=rent&location=difc&type=office'],
  [
    'zh',
    '可以养猫的两居，租金10万',
    'purpose=rent&price_max=100000&bedrooms_min=2&bedrooms_max=2&features=pets-allowed',
  ],
  [
    'zh',
    '不少于1000平方英尺的公寓，朱美拉湖塔，买',
    'purpose=sale&location=jumeirah-lake-towers&type=apartment&size_min=1000',
  ],
  [
    'de',
    '2-Zimmer-Wohnung in JVC zur Miete bis 80.000',
    'purpose=rent&location=jumeirah-village-circle&type=apartment&price_max=80000&bedrooms_min=1&bedrooms_max=1',
  ],
  [
    'de',
    'Villa mit 4 Schlafzimmern in Arabian Ranches kaufen, max 5 Mio',
    'purpose=sale&location=arabian-ranches&type=villa&price_max=5000000&bedrooms_min=4&bedrooms_max=4',
  ],
  [
    'de',
    'möbliertes Studio in Business Bay mieten',
    'purpose=rent&location=business-bay&type=apartment&furnished=furnished&bedrooms_min=0&bedrooms_max=0',
  ],
  [
    'de',
    'Wohnung mit Meerblick in Dubai Marina kaufen 1,5 bis 2 Millionen',
    'purpose=sale&location=dubai-marina&type=apartment&price_min=1500000&price_max=2000000&features=sea-view',
  ],
  [
    'de',
    'Reihenhaus mit Garten in Mudon zur Miete',
    'purpose=rent&location=mudon&type=townhouse&features=garden',
  ],
  [
    'de',
    'Wohnung in Metronähe mieten bis 90.000',
    'purpose=rent&type=apartment&price_max=90000&features=near-metro',
  ],
  ['de', 'Büro in DIFC mieten', 'purpose=rent&location=difc&type=office'],
  [
    'de',
    '3 Schlafzimmer mit Pool in Dubai Hills, Miete bis 250 Tausend',
    'purpose=rent&location=dubai-hills-estate&price_max=250000&bedrooms_min=3&bedrooms_max=3&features=pool',
  ],
  [
    'de',
    'Wohnung nicht kleiner als 100 qm in Downtown kaufen',
    'purpose=sale&location=downtown-dubai&type=apartment&size_min=1076',
  ],
  [
    'de',
    'Haus mit Hund in Mirdif mieten',
    'purpose=rent&location=mirdif&type=villa&type=townhouse&features=pets-allowed',
  ],
  [
    'en',
    'retired couple seeks calm 1 bed by the sea to buy, max 1.2m',
    'purpose=sale&price_max=1200000&bedrooms_min=1&bedrooms_max=1&features=beach-access',
  ],
  [
    'en',
    'moving with two kids, need a villa in Mirdif or Al Barsha for 200k rent',
    'purpose=rent&location=mirdif&location=al-barsha&type=villa&price_max=200000',
  ],
  [
    'ru',
    'семья с собакой, снимем виллу в Спрингс до 250 тысяч',
    'purpose=rent&location=the-springs&type=villa&price_max=250000&features=pets-allowed',
  ],
  [
    'zh',
    '一家四口想租三居，预算15万，安静一点',
    'purpose=rent&price_max=150000&bedrooms_min=3&bedrooms_max=3',
  ],
  [
    'de',
    'Wir sind zu viert und suchen eine ruhige Villa in Al Barsha zur Miete',
    'purpose=rent&location=al-barsha&type=villa',
  ],
  ['ar', 'عائلة من خمسة نبي فيلا للإيجار في البرشاء', 'purpose=rent&location=al-barsha&type=villa'],
  [
    'hi',
    'परिवार के लिए 3 बेडरूम शारजाह में किराए पर 60 हज़ार',
    'purpose=rent&location=sharjah&price_max=60000&bedrooms_min=3&bedrooms_max=3',
  ],
])('%s: %s', (language, text, query) => {
  const { state } = understand({ text, language, state: newState(), now }, knowledge)
  expect(searchQueryString(fittedSearch(state.slots))).toBe(query)
})
