import type { Case } from './case.ts'

const apartment = { type: ['apartment' as const] }
const marina = { location: ['dubai-marina'] }

export const arabicCases: readonly Case[] = [
  [
    ['أبحث عن شقة من غرفتين في الخليج التجاري بميزانية مليون و800 ألف'],
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
    ['فيلا ثلاث غرف للإيجار في المرابع العربية بأقل من 300 ألف سنويا'],
    {
      type: ['villa'],
      purpose: 'rent',
      location: ['arabian-ranches'],
      bedrooms_min: 3,
      bedrooms_max: 3,
      price_max: 300_000,
    },
  ],
  [
    ['استوديو في المدينة الرياضية'],
    { ...apartment, location: ['dubai-sports-city'], bedrooms_min: 0, bedrooms_max: 0 },
  ],
  [
    ['تاون هاوس 4 غرف مع حديقة في مدن بحد أقصى 3.2 مليون'],
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
    ['شقة غرفة أو غرفتين بين 900 ألف ومليون و300 ألف في جي في سي'],
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
    ['٤ غرف أو أكثر فيلا نخلة جميرا فوق 20 مليون'],
    {
      type: ['villa'],
      purpose: 'sale',
      location: ['palm-jumeirah'],
      bedrooms_min: 4,
      price_min: 20_000_000,
    },
  ],
  [
    ['شقة للإيجار في النهدة 4500 درهم شهريا'],
    { ...apartment, purpose: 'rent', location: ['al-nahda'], price_max: 54_000 },
  ],
  [
    ['بنتهاوس مطل على برج خليفة في وسط دبي'],
    { type: ['penthouse'], location: ['downtown-dubai'], features: ['burj-khalifa-view'] },
  ],
  [
    ['مكتب للايجار في الخليج التجاري ١٥٠٠ قدم مربع على الأقل'],
    { type: ['office'], purpose: 'rent', location: ['business-bay'], size_min: 1500 },
  ],
  [
    ['مستودع في القوز من 5000 إلى 8000 قدم'],
    { type: ['warehouse'], location: ['al-quoz'], size_min: 5000, size_max: 8000 },
  ],
  [['محل في الكرامة'], { type: ['retail'], location: ['al-karama'] }],
  [
    ['شقة على الخارطة غرفتين في دبي كريك هاربر تحت مليونين'],
    {
      ...apartment,
      purpose: 'sale',
      location: ['dubai-creek-harbour'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      price_max: 2_000_000,
      completion: 'off_plan',
    },
  ],
  [
    ['أرخص غرفة وصالة للإيجار في ديسكفري جاردنز'],
    {
      purpose: 'rent',
      location: ['discovery-gardens'],
      bedrooms_min: 1,
      bedrooms_max: 1,
      sort_by: 'price_asc',
    },
  ],
  [['أحدث العروض في جزيرة ياس'], { location: ['yas-island'], sort_by: 'newest' }],
  [
    ['فيلا بدون مسبح في جميرا بارك'],
    { type: ['villa'], location: ['jumeirah-park'], not_features: ['pool'] },
  ],
  [
    ['استديو في أي مكان ما عدا ديرة لحد ٤٠ ألف بالسنة'],
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
    ['مو شقة، أبغى تاون هاوس في تاون سكوير'],
    { type: ['townhouse'], location: ['town-square'], not_type: ['apartment'] },
  ],
  [
    ['شقة بحدود مليون ونصف في أبراج بحيرات جميرا'],
    {
      ...apartment,
      purpose: 'sale',
      location: ['jumeirah-lake-towers'],
      price_min: 1_350_000,
      price_max: 1_650_000,
    },
  ],
  [
    ['غرفتين وثلاث حمامات في مردف للإيجار 95 ألف'],
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
    ['غرفتين وحمامين بالقصيص إيجار'],
    {
      purpose: 'rent',
      location: ['al-qusais'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      bathrooms_min: 2,
    },
  ],
  [
    ['شقق فندقية في البرشاء هايتس 7 آلاف بالشهر'],
    { type: ['hotel-apartment'], purpose: 'rent', location: ['barsha-heights'], price_max: 84_000 },
  ],
  [
    ['بيت مع مسبح خاص 5 غرف في البرشاء أو أم سقيم'],
    {
      type: ['villa', 'townhouse'],
      location: ['al-barsha', 'umm-suqeim'],
      bedrooms_min: 5,
      bedrooms_max: 5,
      features: ['private-pool'],
    },
  ],
  [
    ['شقة غرفتين للإيجار بالمجاز في الشارقة'],
    { ...apartment, purpose: 'rent', location: ['al-majaz'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['غرفة وصالة مفروشة قريبة من المترو ما تزيد عن 85 ألف'],
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
    ['عندي كلب وأبغى تاون هاوس ثلاث غرف في ذا سبرينغز'],
    {
      type: ['townhouse'],
      location: ['the-springs'],
      bedrooms_min: 3,
      bedrooms_max: 3,
      features: ['pets-allowed'],
    },
  ],
  [
    ['شقة بإطلالة على البحر وطابق عالي غرفتين جي بي آر للبيع'],
    {
      ...apartment,
      purpose: 'sale',
      location: ['jumeirah-beach-residence'],
      bedrooms_min: 2,
      bedrooms_max: 2,
      features: ['sea-view', 'high-floor'],
    },
  ],
  [['أرض في الفرجان'], { type: ['land'], location: ['al-furjan'] }],
  [
    ['دوبلكس من 150 إلى 200 متر في سيتي ووك'],
    { type: ['duplex'], location: ['city-walk'], size_min: 1615, size_max: 2153 },
  ],
  [
    ['استوديو أو غرفة وصالة في واحة السيليكون تحت 45 ألف'],
    {
      ...apartment,
      purpose: 'rent',
      location: ['dubai-silicon-oasis'],
      bedrooms_min: 0,
      bedrooms_max: 1,
      price_max: 45_000,
    },
  ],
  [['عقارات في رأس الخيمة'], { location: ['ras-al-khaimah'] }],
  [['السعديات'], { location: ['saadiyat-island'] }],
  [
    ['غرفتين في جي في سي، قصدي جي في تي'],
    { location: ['jumeirah-village-triangle'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['شقة في دبي مارينا ١٢٠ ألف بالسنة مع موقف وجيم ومسبح'],
    {
      ...apartment,
      ...marina,
      purpose: 'rent',
      price_max: 120_000,
      features: ['parking', 'gym', 'pool'],
    },
  ],
  [
    ['غرفتين في المارينا للبيع', 'لا إيجار'],
    { ...marina, purpose: 'rent', bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [['فيلا بمليونين ونص'], { type: ['villa'], purpose: 'sale', price_max: 2_500_000 }],
  [
    ['فلل من مليونين إلى ثلاثة ملايين ونصف في دبي الجنوب'],
    {
      type: ['villa'],
      purpose: 'sale',
      location: ['dubai-south'],
      price_min: 2_000_000,
      price_max: 3_500_000,
    },
  ],
  [['شقة ب 750 ألف'], { ...apartment, purpose: 'sale', price_max: 750_000 }],
  [
    ['فيلا بمئتين وخمسين ألف في السنة بجميرا'],
    { type: ['villa'], purpose: 'rent', location: ['jumeirah'], price_max: 250_000 },
  ],
  [
    ['ثلاث غرف مع غرفة خادمة في جزيرة الريم'],
    { location: ['al-reem-island'], bedrooms_min: 3, bedrooms_max: 3, features: ['maids-room'] },
  ],
  [['شقة بربع مليون دولار'], { ...apartment, purpose: 'sale', price_max: 918_125 }],
  [
    ['غرفتين في المارينا', 'كمان جي بي آر'],
    { location: ['dubai-marina', 'jumeirah-beach-residence'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['شقة غرفتين بالمارينا للإيجار لحد 150 ألف', 'انس الميزانية'],
    { ...apartment, ...marina, purpose: 'rent', bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['شقة غرفتين بالمارينا للبيع تحت مليون ونص', 'للإيجار بدلا من ذلك'],
    { ...apartment, ...marina, purpose: 'rent', bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['فيلا ثلاث غرف للبيع', 'ماذا عن تاون هاوس؟', 'في مدن'],
    { type: ['townhouse'], purpose: 'sale', location: ['mudon'], bedrooms_min: 3, bedrooms_max: 3 },
  ],
  [
    ['غرفة وصالة جي في سي إيجار 70 ألف', 'أرخص'],
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
    ['فيلا في مردف مع مسبح وحديقة', 'المسبح مو ضروري'],
    { type: ['villa'], location: ['mirdif'], features: ['garden'] },
  ],
  [['غرفتين في أرجان', 'خليها ثلاث'], { location: ['arjan'], bedrooms_min: 3, bedrooms_max: 3 }],
  [
    ['شقة غرفتين في أرجان', 'أي سعر', 'في أي مكان في دبي'],
    { ...apartment, location: ['dubai'], bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['find_property', 'للشراء', 'دبي هيلز', 'ثلاث غرف', 'مليونين ونصف'],
    {
      purpose: 'sale',
      location: ['dubai-hills-estate'],
      bedrooms_min: 3,
      bedrooms_max: 3,
      price_max: 2_500_000,
    },
  ],
  [
    ['badi sha2a ghorfe w sala lel ajar fi dubai marina ta7t 90 alf'],
    {
      ...apartment,
      ...marina,
      purpose: 'rent',
      bedrooms_min: 1,
      bedrooms_max: 1,
      price_max: 90_000,
    },
  ],
  [
    ['شقه غرفتين ف دبي مارينا للايجار مفروشه'],
    {
      ...apartment,
      ...marina,
      purpose: 'rent',
      bedrooms_min: 2,
      bedrooms_max: 2,
      furnished: 'furnished',
    },
  ],
  [
    ['شقة غرفتن في دبي ماريننا للايجاار'],
    { ...apartment, ...marina, purpose: 'rent', bedrooms_min: 2, bedrooms_max: 2 },
  ],
  [
    ['تشيلر فري غرفة وصالة دبي مارينا'],
    { ...marina, bedrooms_min: 1, bedrooms_max: 1, features: ['chiller-free'] },
  ],
  [
    ['فيلا خمس غرف وست حمامات وموقفين في مدينة خليفة'],
    {
      type: ['villa'],
      location: ['khalifa-city'],
      bedrooms_min: 5,
      bedrooms_max: 5,
      bathrooms_min: 6,
      features: ['parking'],
    },
  ],
]
