/**
 * Arabic counts: the number's form depends on the noun's gender, the noun's form on the number
 * (one, two, three to ten, eleven to ninety-nine by the last two digits, else singular).
 */

/** Western digits, as properties in the Emirates write them. */
const FIGURES = new Intl.NumberFormat('en-US')
/** Number words before a feminine noun ("ثلاث غرف") and a masculine one ("ثلاثة حمامات"). */
const BEFORE_FEMININE = ['', '', '', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر']
const BEFORE_MASCULINE = [
  '',
  '',
  '',
  'ثلاثة',
  'أربعة',
  'خمسة',
  'ستة',
  'سبعة',
  'ثمانية',
  'تسعة',
  'عشرة',
]
const ORDINALS = [
  'الأرضي',
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
]

/** "غرفة نوم واحدة", "غرفتي نوم", "أربع غرف نوم" (genitive and accusative alike). */
export function bedroomsAr(count: number): string {
  if (count === 1) return 'غرفة نوم واحدة'
  if (count === 2) return 'غرفتي نوم'
  return `${BEFORE_FEMININE[count] ?? count} غرف نوم`
}

/** "حمام واحد", "حمامين", "ثلاثة حمامات" (genitive). */
export function bathroomsAr(count: number): string {
  if (count === 1) return 'حمام واحد'
  if (count === 2) return 'حمامين'
  return count <= 10 ? `${BEFORE_MASCULINE[count] ?? count} حمامات` : `${count} حماماً`
}

/** "موقف سيارة واحد", "موقفي سيارة", "ثلاثة مواقف سيارات" (genitive). */
export function parkingAr(count: number): string {
  if (count === 1) return 'موقف سيارة واحد'
  if (count === 2) return 'موقفي سيارة'
  return `${BEFORE_MASCULINE[count] ?? count} مواقف سيارات`
}

/** "شيك واحد", "شيكين", "أربعة شيكات", "12 شيكاً" (genitive). */
export function chequesAr(count: number): string {
  if (count === 1) return 'شيك واحد'
  if (count === 2) return 'شيكين'
  return count <= 10 ? `${BEFORE_MASCULINE[count] ?? count} شيكات` : `${count} شيكاً`
}

/** "1,302 قدم مربع", "1,305 أقدام مربعة", "1,311 قدماً مربعاً": the last two digits decide. */
export function sqftAr(size: number): string {
  const figure = FIGURES.format(size)
  const last = size % 100
  if (last >= 3 && last <= 10) return `${figure} أقدام مربعة`
  return last >= 11 ? `${figure} قدماً مربعاً` : `${figure} قدم مربع`
}

/** "الطابق الثالث"; past the tenth floor the figure: "الطابق 14". */
export function floorAr(floor: number): string {
  return `الطابق ${ORDINALS[floor] ?? floor}`
}

/** "2027-Q4" → "الربع الرابع من عام 2027". */
export function quarterAr(handover: string): string {
  const [year = '', part = ''] = handover.split('-Q')
  return `الربع ${ORDINALS[Number(part)] ?? part} من عام ${year}`
}
