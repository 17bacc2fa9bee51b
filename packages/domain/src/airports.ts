/** Airports with scheduled flights, WGS 84 degrees. */
export const airports = [
  {
    code: 'DXB',
    emirate: 'dubai',
    lat: 25.2532,
    lng: 55.3657,
    names: {
      en: 'Dubai International (DXB)',
      ar: 'مطار دبي الدولي (DXB)',
      ru: 'аэропорт Дубай (DXB)',
      hi: 'दुबई इंटरनेशनल (DXB)',
      zh: '迪拜国际机场（DXB）',
      de: 'Flughafen Dubai (DXB)',
    },
  },
  {
    code: 'DWC',
    emirate: 'dubai',
    lat: 24.8964,
    lng: 55.1614,
    names: {
      en: 'Al Maktoum International (DWC)',
      ar: 'مطار آل مكتوم الدولي (DWC)',
      ru: 'аэропорт Аль-Мактум (DWC)',
      hi: 'अल मकतूम इंटरनेशनल (DWC)',
      zh: '阿勒马克图姆国际机场（DWC）',
      de: 'Flughafen Al Maktoum (DWC)',
    },
  },
  {
    code: 'AUH',
    emirate: 'abu-dhabi',
    lat: 24.433,
    lng: 54.6511,
    names: {
      en: 'Zayed International (AUH)',
      ar: 'مطار زايد الدولي (AUH)',
      ru: 'аэропорт Зайд (AUH)',
      hi: 'ज़ायद इंटरनेशनल (AUH)',
      zh: '扎耶德国际机场（AUH）',
      de: 'Flughafen Zayed (AUH)',
    },
  },
  {
    code: 'SHJ',
    emirate: 'sharjah',
    lat: 25.3286,
    lng: 55.5172,
    names: {
      en: 'Sharjah International (SHJ)',
      ar: 'مطار الشارقة الدولي (SHJ)',
      ru: 'аэропорт Шарджа (SHJ)',
      hi: 'शारजाह इंटरनेशनल (SHJ)',
      zh: '沙迦国际机场（SHJ）',
      de: 'Flughafen Schardscha (SHJ)',
    },
  },
  {
    code: 'RKT',
    emirate: 'ras-al-khaimah',
    lat: 25.6135,
    lng: 55.9388,
    names: {
      en: 'Ras Al Khaimah International (RKT)',
      ar: 'مطار رأس الخيمة الدولي (RKT)',
      ru: 'аэропорт Рас-эль-Хайма (RKT)',
      hi: 'रास अल ख़ैमाह इंटरनेशनल (RKT)',
      zh: '哈伊马角国际机场（RKT）',
      de: 'Flughafen Ras Al Khaimah (RKT)',
    },
  },
] as const

export type Airport = (typeof airports)[number]
