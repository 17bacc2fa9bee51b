/** Arabic names of the developers that the community profiles mention. */
const ARABIC: Readonly<Record<string, string>> = {
  'Emaar Properties': 'إعمار العقارية',
  'DAMAC Properties': 'داماك العقارية',
  Nakheel: 'نخيل',
  'Aldar Properties': 'الدار العقارية',
  'Sobha Realty': 'صوبا العقارية',
  Meraas: 'مراس',
  'Dubai Properties': 'دبي للعقارات',
  Binghatti: 'بن غاطي',
  'Azizi Developments': 'عزيزي للتطوير',
  'Danube Properties': 'دانوب العقارية',
  'Select Group': 'سيلكت جروب',
  Omniyat: 'أمنيات',
  'Ellington Properties': 'إلينغتون العقارية',
  Nshama: 'نشاما',
  'Majid Al Futtaim': 'ماجد الفطيم',
  'Al-Futtaim': 'الفطيم',
  Wasl: 'وصل',
  Arada: 'أرادا',
  'RAK Properties': 'رأس الخيمة العقارية',
  'Al Hamra': 'الحمراء',
  Reportage: 'ريبورتاج',
  Manazel: 'منازل',
  'Eagle Hills': 'إيجل هيلز',
  'Alef Group': 'مجموعة ألف',
  'Union Properties': 'الاتحاد العقارية',
  Vincitore: 'فينشيتوري',
  Meydan: 'ميدان',
}

/** The developer's Arabic name, or undefined where we know none. */
export function developerAr(name: string | null): string | undefined {
  return name === null ? undefined : ARABIC[name]
}
