import type { FurtherTexts } from './further-texts.ts'

export const arabicFurther: FurtherTexts = {
  withCharge: (charge, total) => `ومع رسوم الخدمات (${charge} شهريًا) يصبح المجموع ${total} شهريًا.`,
  incomeInDirhams: (income) => `دخلك بالدرهم ${income} شهريًا.`,
  commission: (base, share, fee, tax, total) =>
    `العمولة المعتادة على ${base} هي ${share}: ‏${fee}، ومع ضريبة القيمة المضافة ${tax} تصبح ${total}.`,
  askedMore: (asking) => `${asking} أكثر من المعتاد. النسبة عُرف وليست قانونًا، فيمكنك التفاوض.`,
  askedWithin: (asking) => `${asking} لا تزيد على المعتاد.`,
  deposit: (rent, share, amount) => `التأمين المعتاد على إيجار ${rent} هو ${share}: ‏${amount}.`,
  downEnough: (share, least) => `نعم، دفعة أولى ${share} كافية: الحد الأدنى ${least}.`,
  downShort: (share, least) =>
    `لا، دفعة أولى ${share} لا تكفي: الحد الأدنى ${least}، فحسبت على أساسه.`,
  transferFee: (price, share, fee) => `رسم نقل الملكية على ${price} هو ${share}: ‏${fee}.`,
  halfEach: (share, fee) => `مناصفةً يدفع كل طرف ${share}: ‏${fee}.`,
  settlement: (owed, share, cap, fee) =>
    `السداد المبكر لمبلغ ${owed} يكلف ${fee}: للبنك أن يأخذ ${share} منه وبحد أقصى ${cap}.`,
  penalty: (months, rent, amount) => `${months} من ${rent} تساوي ${amount}.`,
  withStay: (months, rent, total) =>
    `إيجار ${months} هو ${rent}، ومع الغرامة تدفع ${total}. وما دفعته عن المدة التي بعد خروجك ينبغي أن يعود إليك.`,
  penaltyNote:
    'كلفة الخروج قبل انتهاء العقد يحددها العقد نفسه، ولا رقم لها في جداولنا. اطلب الاتفاق كتابةً.',
  deducted: (whole, taken, left) => `${whole} ناقص ${taken}: يُرد إليك ${left}.`,
  nothingLeft: (whole, taken) => `${taken} تساوي التأمين ${whole} أو تزيد عليه، فلا يبقى منه شيء.`,
  cheaper: (rent, difference) => `عرض ${rent} يوفّر عليك ${difference} في السنة.`,
  priceFor: (share, rent, price) =>
    `لعائد إجمالي ${share} مع إيجار ${rent} يكون السعر ${price} على الأكثر.`,
  netPriceFor: (share, left, price) =>
    `لعائد صافٍ ${share} مع بقاء ${left} بعد المصاريف يكون السعر ${price} على الأكثر.`,
  planByMonth: (before, months, each) => `${before} موزعة على ${months} تعني ${each} شهريًا.`,
  nights: (night, nights, amount) => `${night} لليلة على ${nights} ليلة في السنة تساوي ${amount}.`,
  nightsMore: (rent, difference) =>
    `أي أكثر من ${rent} بمقدار ${difference} في السنة، قبل المصاريف.`,
  nightsLess: (rent, difference) =>
    `أي أقل من ${rent} بمقدار ${difference} في السنة، حتى قبل المصاريف.`,
  nightsNote:
    'يُخصم منها التصريح والإدارة والتنظيف والمنصة والفواتير، وليس عندي أرقام لها. اخصم ما تكلفه في السنة.',
  bySqft: (price, size, perSqft) => `${price} لمساحة ${size} تعني ${perSqft}.`,
  leastPerSqft: (price) => `الأرخص للقدم المربعة هو الذي بسعر ${price}.`,
  rentOf: (rent, month) => `الإيجار: ${rent} تعني ${month} شهريًا.`,
  rentOver: (years, amount) => `على مدى ${years} يبلغ الإيجار ${amount} إن لم يرتفع.`,
  interestOver: (years, interest, paidBack) =>
    `في أقساط ${years} نحو ${interest} فوائد، و${paidBack} سداد لأصل القرض.`,
  weigh:
    'والشراء يحتاج أيضًا إلى الرسوم في البداية ورسوم خدمات كل سنة؛ أما قيمة البيت لاحقًا فلا أحد يضمنها.',
  abroad: (low, high) =>
    `تموّل البنوك لمن يعيش خارج الدولة في الغالب من ${low} إلى ${high} من السعر؛ وما لم تذكر نسبة أخرى أحسب على ${low}.`,
  instalmentMore: (difference) => `القسط أعلى مما قبله بمقدار ${difference} في الشهر.`,
  instalmentLess: (difference) => `القسط أقل مما قبله بمقدار ${difference} في الشهر.`,
  interestMore: (difference) => `وتدفع فوائد أكثر بمقدار ${difference} في المجموع.`,
  interestLess: (difference) => `وتدفع فوائد أقل بمقدار ${difference} في المجموع.`,
  sooner: (extra, months, fewer, saved) =>
    `بدفع ${extra} إضافية شهريًا يُسدَّد القرض خلال ${months}، أي قبل موعده بـ ${fewer}، وتوفّر نحو ${saved} من الفوائد.`,
}
