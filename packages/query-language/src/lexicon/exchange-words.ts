/** Money of other countries as it is written, by its code; what a longer name holds comes behind it. A pattern for folded text. */
export const currencyWords = {
  CAD: String.raw`cad|canadian dollars?|канадск\p{L}* доллар\p{L}*|kanadische\p{L}* dollars?|कनाडाई डॉलर|加元|加币|加幣|دولار كندي`,
  AUD: String.raw`aud|australian dollars?|aussie dollars?|австралийск\p{L}* доллар\p{L}*|australische\p{L}* dollars?|澳元|澳币|澳幣|دولار استرالي`,
  HKD: String.raw`hkd|hk\$|hong kong dollars?|гонконгск\p{L}* доллар\p{L}*|hongkong.?dollars?|港币|港幣|港元|港纸|港紙`,
  CHF: String.raw`chf|swiss francs?|франк\p{L}*|franken|瑞郎|瑞士法郎|فرنك سويسري`,
  KWD: String.raw`kwd|kuwaiti dinars?|кувейтск\p{L}* динар\p{L}*|科威特第纳尔|دينار كويتي`,
  EGP: String.raw`egp|egyptian pounds?|египетск\p{L}* фунт\p{L}*|جنيه مصري`,
  PKR: String.raw`pkr|pakistani rupees?|пакистанск\p{L}* рупи\p{L}*|روبيه باكستانيه`,
  KZT: 'kzt|tenge|тенге',
  USD: String.raw`usd|us\$|\$|dollars?|доллар\p{L}*|डॉलर|美元|美金|دولار`,
  EUR: 'eur|€|euros?|евро|यूरो|欧元|歐元|يورو|اورو',
  GBP: String.raw`gbp|£|pounds?|quid|pfund|фунт\p{L}*|पाउंड|英镑|英鎊|باوند|جنيه استرليني`,
  SAR: String.raw`sar|riyals?|риял\p{L}*|रियाल|里亚尔|ريال`,
  INR: String.raw`inr|₹|rupees?|rupien|рупи\p{L}*|रुप[\p{L}\p{M}]*|卢比|روبيه`,
  CNY: String.raw`cny|rmb|yuan|юан\p{L}*|युआन|人民币|人民幣|يوان`,
  RUB: String.raw`rub|₽|rou?bles?|rubel|рубл\p{L}*|रूबल|卢布|روبل`,
} as const

export type CurrencyCode = keyof typeof currencyWords

/** The money of the Emirates. */
export const dirhamWords = String.raw`dirhams?|aed|дирхам\p{L}*|दिरहम|迪拉姆|درهم|دراهم`

/** What the rate between two kinds of money stands behind. */
export const exchangeLeads =
  'kurs|wechselkurs|kurs ist|kurs liegt bei|rate is|rate of|rate now is|rate|exchange rate|курс|курс сейчас|по|रेट|भाव|汇率|匯率|سعر الصرف|ب|at'

/** A sum in dirhams is asked for in dollars: what stands behind it, or before it. */
export const intoDollars =
  'in dollars?|in usd|in us dollars?|to usd|to dollars|dollar me|dollar mein|usd me|डॉलर में|डालर में|в долларах|в доллар|в баксах|بالدولار|بالدولارات|كم دولار|美元是多少|多少美元|多少美金|换成美元|折合美元|用美元|美元多少'
