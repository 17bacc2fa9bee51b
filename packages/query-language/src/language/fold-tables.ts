/** Letters that are written in several ways and must compare equal. Applied one code point at a time. */

const arabic: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  گ: 'ج',
  چ: 'ش',
  پ: 'ب',
  ڤ: 'ف',
  ء: '',
  ـ: '',
  '٫': '.',
  '٬': ',',
  '،': ',',
  '؛': ';',
  '؟': '?',
}

/** Vowel length and nasal signs are spelled freely in everyday Hindi. */
const devanagari: Readonly<Record<string, string>> = {
  ई: 'इ',
  ऊ: 'उ',
  ऐ: 'ए',
  औ: 'ओ',
  ऑ: 'ओ',
  'ी': 'ि',
  'ू': 'ु',
  'ै': 'े',
  'ौ': 'ो',
  'ॉ': 'ो',
  'ॅ': 'े',
  'ँ': '',
  'ं': '',
  '़': '',
  '।': '.',
}

const latin: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ё: 'е',
  '’': '',
  '‘': '',
  "'": '',
  ʼ: '',
  '`': '',
}

const punctuation: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '～': '~',
  '。': '.',
  '、': ',',
  '≤': '<',
  '≥': '>',
}

/** Traditional to simplified characters of the property vocabulary. */
const traditional =
  '萬万億亿兩两間间臥卧廳厅衛卫別别墅墅碼码頭头棕棕櫚榈島岛買买賣卖價价貴贵便便宜宜個个鋪铺寫写辦办樓楼層层聯联複复區区運运動动場场園园車车寵宠養养學学書书視视觀观臨临預预現现裝装傢家無无沒没過过低低於于過过達达帶带陽阳設设備备遊游電电單单開开選选擇择請请問问對对號号點点麼么嗎吗還还兒儿業业灣湾國国際际龍龙亞亚薩萨裡里邁迈賽赛濱滨廣广東东圓圆邊边環环綠绿莊庄馬马場场投投資资報报約约較较評评額额費费這这們们為为發发後后話话錢钱數数體体機机師师陳陈諮咨詢询隱隐會会' +
  '頂顶廈厦積积緊紧鐵铁鄰邻門门親亲戶户遠远給给讓让幾几雙双獨独連连棟栋臺台時时題题說说聽听見见氣气熱热關关陸陆華华燈灯網网鐘钟處处簡简齊齐贊赞靜静潔洁總总稅税興兴麗丽慮虑圍围屬属產产適适藍蓝諾诺爾尔羅罗蘭兰維维歐欧內内帳账繳缴歲岁裏里條条佔占優优鑰钥'

const simplified = new Map<string, string>()
const pairs = [...traditional]
for (let index = 0; index + 1 < pairs.length; index += 2) {
  const from = pairs[index]
  const to = pairs[index + 1]
  if (from !== undefined && to !== undefined) simplified.set(from, to)
}

export const letterFolds: ReadonlyMap<string, string> = new Map([
  ...simplified,
  ...Object.entries(arabic),
  ...Object.entries(devanagari),
  ...Object.entries(latin),
  ...Object.entries(punctuation),
])

/** First code points of the digit rows that are read as 0 to 9. */
export const digitRows: readonly number[] = [0x0660, 0x06f0, 0x0966]
