import type { MoneyTexts } from './money-texts.ts'

const plural = new Intl.PluralRules('ar')
const yearForms: Partial<Record<Intl.LDMLPluralRule, (years: number) => string>> = {
  one: () => 'سنة واحدة',
  two: () => 'سنتين',
  few: (years) => `${years} سنوات`,
}

export const arabicMoney: MoneyTexts = {
  fees: {
    transfer: 'رسم نقل الملكية',
    registration: 'سند الملكية والخريطة',
    trustee: 'أمين التسجيل',
    agency: 'عمولة الوسيط',
    mortgage: 'تسجيل الرهن',
    deposit: 'مبلغ التأمين',
    ejari: 'تسجيل إيجاري',
    utilities: 'تأمين الكهرباء والمياه',
    housing: 'رسم السكن لسنة',
  },
  askPrice: 'لأي سعر؟ اذكر مبلغًا أو رقم إعلان عرضته عليك.',
  askAmount: 'كم دخلك الشهري، أو كم تريد أن تدفع شهريًا للقرض؟',
  askMeaning: (amount) => `هل ${amount} شهريًا هو دخلك أم القسط الذي تريد دفعه؟`,
  isIncome: { label: 'هذا دخلي', message: 'هذا دخلي' },
  isPayment: { label: 'هذا ما أريد دفعه', message: 'هذا ما أدفع' },
  years: (years) => yearForms[plural.select(years)]?.(years) ?? `${years} سنة`,
  loan: ({ price, down, share, loan }) =>
    `لسعر ${price} مع دفعة أولى ${share} (${down}) يكون القرض ${loan}.`,
  monthly: (amount, years, rate) =>
    `على مدى ${years} وبفائدة ${rate} يكون القسط نحو ${amount} شهريًا.`,
  example: 'نسبة الفائدة مثال: أخبرني بالنسبة التي يعرضها بنكك.',
  limit: (share) => `يمكن للبنك أن يقرضك حتى ${share} من السعر.`,
  tooLittle: (said, least) =>
    `دفعة أولى ${said} أقل مما تطلبه البنوك هنا: ${least} على الأقل، فحسبت على أساسه.`,
  tooLong: (years) => `لا تزيد مدة القرض على ${years}، فحسبت على أساسها.`,
  burden: (share, amount) =>
    `يجوز للبنك أن يحتسب ${share} من دخلك لكل الأقساط معًا: ${amount} شهريًا.`,
  income: (share, amount) =>
    `يحتسب البنك حتى ${share} من الدخل للأقساط، فيلزم دخل شهري نحو ${amount} من دون قروض أخرى.`,
  affords: ({ price, loan, down, share }) =>
    `وهذا يكفي لقرض بنحو ${loan}، أي لمنزل بنحو ${price} مع دفعة أولى ${share} (${down}).`,
  saved: ({ savings, price, share, feeShare }) =>
    `ويكفي ما لديك، أي ${savings}، لدفعة أولى ${share} ورسوم بنحو ${feeShare} لمنزل يصل سعره إلى نحو ${price}.`,
  binding: {
    savings: (price) => `يمكنك الشراء حتى نحو ${price}: مدخراتك هي التي تحدد السقف.`,
    income: (price) => `يمكنك الشراء حتى نحو ${price}: دخلك هو الذي يحدد السقف.`,
    payment: (price) => `يمكنك الشراء حتى نحو ${price}: القسط الشهري هو الذي يحدد السقف.`,
  },
  alsoFees: (amount) => `واحتفظ بنحو ${amount} للرسوم، فهي لا تُموَّل بقرض.`,
  showHomes: (price, aed) => ({
    label: `منازل حتى ${price}`,
    message: `منازل للبيع حتى ${aed} درهم`,
  }),
  buyingLead: (price) => `إضافةً إلى السعر ${price}، يكلّف الشراء في دبي:`,
  total: (amount) => `المجموع: ${amount}`,
  ownPart: (amount, share) => `حصتك من السعر (${share}): ${amount}`,
  cashNeeded: (amount) => `المطلوب نقدًا: ${amount}`,
  withPrice: (amount) => `مع السعر: ${amount}`,
  withTax: (amount, tax) => `${amount} + ضريبة القيمة المضافة ${tax}`,
  loanFee: (share, fixed) => `ومع القرض يضيف تسجيل الرهن ${share} من القرض و${fixed}.`,
  samePlace: 'لا تتغير هذه الأرقام بتغير المكان.',
  otherEmirate: 'في جدولنا المؤرخ رسوم دبي فقط، لذلك ليس عندي مجموع لإمارة أخرى.',
  elsewhere:
    'جدولنا المؤرخ يضم رسوم دبي فقط، فلا مجموع عندي لهذا العقار. يمكن للوكيل أن يوضح التكاليف.',
  rentedHome: 'هذا العقار للإيجار، والتمويل للشراء. اذكر لي سعرًا لأحسبه.',
  noPrice: 'لم يُذكر سعر هذا العقار. اذكر سعرًا وأحسب لك.',
  noTable: 'جدول الرسوم غير متاح الآن.',
  estimate: 'تقدير وليس عرضًا.',
}
