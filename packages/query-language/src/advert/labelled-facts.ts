import { squareFeetPerSquareMetre } from '@manzil/domain/square-metre'
import { withLatinDigits } from '../language/fold.ts'

/** A fact that an advert writes beside its name, such as `Permit: 71234567890`. */
export interface LabelledFact {
  field:
    | 'permit_number'
    | 'service_charge'
    | 'cheques'
    | 'security_deposit'
    | 'floor'
    | 'total_floors'
    | 'parking'
    | 'year_built'
    | 'plot_size'
    | 'handover'
    | 'available_from'
    | 'tour_url'
    | 'bathrooms'
    | 'price'
    | 'size'
  value: string
  /** Where its words stand. */
  start: number
  end: number
}

interface Label {
  field: LabelledFact['field']
  words: RegExp
  toValue?: (found: string, unit: string) => string | undefined
}

const number = String.raw`(\d[\d,٬.]*)`

/** What is counted, or a share of something else: no number before it is an amount. */
const counted = String.raw`\s*(?:[%٪％]|per ?cent|prozent|процент|प्रतिशत|फ\u093c?ीसदी|بالمئة|بالمائة|في المئة|في المائة|months?\b|monate?n?\b|месяц|महीन|个月|cheques?|checks?|chq|schecks?|شيك|чек|चेक|张支票)`
/** A number of money; `百分之` says before it that it is a share. */
const amount = String.raw`(?<!百分之\s*)(\d(?:[\d,٬.]*\d)?)(?!\d|[,٬.]\d|${counted})`
/** Between a name and its number, without what begins the next thing. */
const gap = String.raw`[^\d,،，、;]{0,12}`

/** '1,302' and '1.850.000' are whole, '2,1' and '16.5' are not. */
function thousands(text: string): number {
  const written = text.replace(/[.,٬]+$/, '').replace(/٬/g, ',')
  const isGrouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(written)
  return Number(
    isGrouped
      ? written.replace(/[.,]/g, '')
      : written.replace(/,(?=\d{1,2}$)/, '.').replace(/,/g, ''),
  )
}

const whole = (text: string): string | undefined => {
  const value = Math.round(thousands(text))
  return Number.isFinite(value) ? String(value) : undefined
}
const money = (text: string, unit: string): string | undefined => {
  const times = /^(?:k|thousand|тыс|الف|ألف|हज़ार|हजार|tsd|tausend|千)/iu.test(unit)
    ? 1_000
    : /^(?:m|mio|mln|million|млн|مليون|百万)/iu.test(unit)
      ? 1_000_000
      : /^(?:万|萬)/u.test(unit)
        ? 10_000
        : 1
  const value = Math.round(thousands(text) * times)
  return Number.isFinite(value) && value > 0 ? String(value) : undefined
}
const area = (text: string, unit: string): string | undefined => {
  const isMetric =
    /^(?:m²|m2|sqm|sq\.? ?m|square m|кв\.? ?м|м²|م2|م²|متر|平米|平方米|qm|quadratmeter|वर्ग मी)/iu.test(
      unit,
    )
  const value = Math.round(thousands(text) * (isMetric ? squareFeetPerSquareMetre : 1))
  return Number.isFinite(value) && value > 0 ? String(value) : undefined
}
const scale = String.raw`\s*(k\b|thousand|m\b|mio\.?|mln|million\p{L}*|тыс\p{L}*\.?|млн\.?|ألف|الف|مليون|हज़ार|हजार|tsd\.?|tausend|千|百万|万|萬)?`
const areaUnit = String.raw`\s*(sq\.? ?ft\.?|sqft|square f\p{L}+|кв\.? ?фут\p{L}*|قدم(?: مربع\p{L}*)?|平方英尺|quadratfuß|वर्ग फ\p{L}*|m²|m2|sqm|sq\.? ?m\b|square met\p{L}+|кв\.? ?м\p{L}*|м²|م2|م²|متر(?: مربع)?|平米|平方米|qm\b|quadratmeter|वर्ग मी\p{L}*)`

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const two = (value: number): string => String(value).padStart(2, '0')

/** A day that there is: no 31 April, and 29 February in leap years alone. */
export function dayOf(text: string): string | undefined {
  const [, d = '', m = '', y = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?[ ./-]([\p{L}\d]+)[ ./,-]+(\d{4})$/iu.exec(text) ?? []
  const [, y2, m2, d2] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  const year = Number(y2 ?? y)
  const named = months.indexOf(m.slice(0, 3).toLowerCase()) + 1
  const month = Number(m2 ?? (named || m))
  const day = Number(d2 ?? d)
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 2000
  return exists ? `${year}-${two(month)}-${two(day)}` : undefined
}

const labelled: readonly Label[] = [
  {
    field: 'permit_number',
    words:
      /(?:permit|trakheesi|madhmoun|dld|rera permit|تصريح|ترخيص|разрешени\p{L}*|परमिट|许可证?号?|genehmigung\p{L}*)\s*(?:no\.?|number|num|nr\.?|#|№|رقم|номер|संख्या|号)?\s*[:：#.-]?\s*([A-Za-z0-9][A-Za-z0-9-]{4,59})(?![\p{L}\d])/iu,
    toValue: (found) => (/\d{4}/.test(found) ? found : undefined),
  },
  {
    field: 'tour_url',
    words:
      /(https:\/\/(?:my\.matterport\.com|(?:www\.)?youtube\.com|youtu\.be|vimeo\.com|kuula\.co)\/\S+)/iu,
    toValue: (found) => found,
  },
  {
    field: 'service_charge',
    words: new RegExp(
      `(?:service charges?|رسوم الخدمة|сервисный сбор|सर्विस चार्ज|服务费|物业费|servicegebühr\\p{L}*|nebenkosten)${gap}${amount}`,
      'iu',
    ),
    toValue: (found) => (thousands(found) <= 1000 ? String(thousands(found)) : undefined),
  },
  {
    field: 'security_deposit',
    words: new RegExp(
      `(?:security deposit|deposit|تأمين|депозит|залог|सिक्योरिटी|जमा|押金|kaution)${gap}${amount}${scale}`,
      'iu',
    ),
    toValue: money,
  },
  {
    field: 'plot_size',
    words: new RegExp(
      `(?:plot(?: size| area)?|land area|مساحة الأرض|участок|प्लॉट|地块|grundstück\\p{L}*)\\D{0,12}${number}${areaUnit}`,
      'iu',
    ),
    toValue: area,
  },
  {
    field: 'cheques',
    words:
      /(\d{1,2})\s*(?:cheques?|checks?|chq|شيك\p{L}*|دفع\p{L}*|чек\p{L}*|चेक|张支票|schecks?)/iu,
    toValue: (found) =>
      Number(found) >= 1 && Number(found) <= 12 ? String(Number(found)) : undefined,
  },
  {
    field: 'parking',
    words:
      /(\d{1,2})\s*(?:(?:covered |allocated )?(?:car )?park(?:ing|s)\p{L}*(?: spaces?| bays?)?|مواقف?|موقف|парковочн\p{L}*|парковк\p{L}*|पार्किंग|个?车位|stellpl\p{L}*|parkpl\p{L}*)/iu,
    toValue: whole,
  },
  {
    field: 'total_floors',
    words:
      /(?:out of|of|من أصل|из)\s*(\d{1,3})\s*(?:floors?|storeys?|stories|طابق\p{L}*|этаж\p{L}*)/iu,
    toValue: whole,
  },
  {
    field: 'year_built',
    words:
      /(?:built in|year built|built|سنة البناء|год постройки|построен\p{L}* в|निर्माण वर्ष|建于|baujahr)\D{0,4}((?:19|20)\d{2})/iu,
    toValue: whole,
  },
  {
    field: 'handover',
    words:
      /(?:handover|completion|التسليم|сдача|हैंडओवर|交房|交付|übergabe)\D{0,12}?((?:q[1-4][ /-]*20\d{2})|(?:20\d{2}[ /-]*q[1-4]))/iu,
    toValue: (found) => {
      const [, quarter] = /q([1-4])/i.exec(found) ?? []
      const [year] = /20\d{2}/.exec(found) ?? []
      return quarter && year ? `${year}-Q${quarter}` : undefined
    },
  },
  {
    field: 'available_from',
    words:
      /(?:available (?:from|on)|vacant (?:from|on)|متاح\p{L}* من|свободн\p{L}* с|उपलब्ध|可入住|frei ab|verfügbar ab)\s*:?\s*(\d{1,2}(?:st|nd|rd|th)?[ ./-][\p{L}\d]{1,9}[ ./,-]+\d{4}|\d{4}-\d{1,2}-\d{1,2})/iu,
    toValue: dayOf,
  },
  {
    field: 'bathrooms',
    words:
      /(\d{1,2})(?:\.5)?\s*\+?\s*(?:bath\p{L}*|washrooms?|toilets?|حمام\p{L}*|санузл\p{L}*|ванн\p{L}*|बाथरूम|卫|浴室|bäder|badezimmer|bad\b)/iu,
    toValue: whole,
  },
  {
    field: 'size',
    words: new RegExp(`${number}${areaUnit}`, 'iu'),
    toValue: area,
  },
  {
    field: 'price',
    words: new RegExp(
      `(?:(?:price|rent|asking|السعر|الإيجار|цена|аренда|कीमत|किराया|价格|售价|租金|preis|miete)\\s*[:：]?\\s*(?:aed|dhs?|درهم)?|aed|dhs?\\.?)\\s*${amount}${scale}`,
      'iu',
    ),
    toValue: money,
  },
  {
    field: 'price',
    words: new RegExp(
      `${number}${scale}\\s*(?:aed|dhs?\\b|dirhams?|درهم|дирхам\\p{L}*|दिरहम|迪拉姆)`,
      'iu',
    ),
    toValue: money,
  },
]

/** What a sentence says beside its name, each field once; words that were taken are not taken again. */
export function labelledFacts(sentence: string): LabelledFact[] {
  let rest = withLatinDigits(sentence).replace(/٫/g, '.')
  const facts: LabelledFact[] = []
  for (const label of labelled) {
    const { field, words, toValue } = label
    if (facts.some((fact) => fact.field === field)) continue
    const match = words.exec(rest)
    const value = match?.[1] === undefined ? undefined : toValue?.(match[1], match[2] ?? '')
    if (!match || value === undefined) continue
    const end = match.index + match[0].length
    facts.push({ field, value, start: match.index, end })
    rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(end)
  }
  return facts
}
