import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What a home leaves of an income each month. Figures come in as finished texts. */
interface MonthLeftTexts {
  lead: (income: string, left: string) => string
  short: (income: string, missing: string) => string
  rent: (year: string) => string
  housingFee: (share: string) => string
  instalment: string
  otherLoans: string
  living: string
  /** What it takes of the income. */
  share: Readonly<Record<'rent' | 'loan', (share: string) => string>>
  /** What is not counted beside a rent, and beside a loan. */
  besideRent: string
  besideLoan: string
}

export const monthLeftTexts: Readonly<Record<LanguageCode, MonthLeftTexts>> = {
  en: {
    lead: (income, left) => `Of ${income} a month about ${left} is left:`,
    short: (income, missing) => `${income} a month is not enough: you are about ${missing} short:`,
    rent: (year) => `Rent (${year})`,
    housingFee: (share) => `Housing fee (${share} of the rent)`,
    instalment: 'Instalment of the loan',
    otherLoans: 'Your other loans',
    living: 'Other costs that you named',
    share: {
      rent: (share) => `The rent takes ${share} of that income.`,
      loan: (share) => `The instalment takes ${share} of that income.`,
    },
    besideRent: 'Electricity, water, cooling, internet and what you live on are not counted.',
    besideLoan:
      'The service charge, electricity, water, insurance and what you live on are not counted.',
  },
  ar: {
    lead: (income, left) => `من ${income} شهريًا يبقى لك نحو ${left}:`,
    short: (income, missing) => `${income} شهريًا لا تكفي، وينقص نحو ${missing}:`,
    rent: (year) => `الإيجار (${year})`,
    housingFee: (share) => `رسم السكن (${share} من الإيجار)`,
    instalment: 'قسط القرض',
    otherLoans: 'قروضك الأخرى',
    living: 'مصاريف أخرى ذكرتها',
    share: {
      rent: (share) => `يأخذ الإيجار ${share} من الدخل.`,
      loan: (share) => `يأخذ القسط ${share} من الدخل.`,
    },
    besideRent: 'لم أحسب الكهرباء والماء والتبريد والإنترنت ومصاريف المعيشة.',
    besideLoan: 'لم أحسب رسوم الخدمات والكهرباء والماء والتأمين ومصاريف المعيشة.',
  },
  ru: {
    lead: (income, left) => `Из ${income} в месяц останется около ${left}:`,
    short: (income, missing) => `${income} в месяц не хватит, недостаёт около ${missing}:`,
    rent: (year) => `Аренда (${year})`,
    housingFee: (share) => `Жилищный сбор (${share} от аренды)`,
    instalment: 'Платёж по кредиту',
    otherLoans: 'Другие ваши кредиты',
    living: 'Другие расходы, которые вы назвали',
    share: {
      rent: (share) => `Аренда забирает ${share} дохода.`,
      loan: (share) => `Платёж забирает ${share} дохода.`,
    },
    besideRent: 'Электричество, вода, охлаждение, интернет и расходы на жизнь не учтены.',
    besideLoan: 'Сервисный сбор, электричество, вода, страховка и расходы на жизнь не учтены.',
  },
  hi: {
    lead: (income, left) => `महीने के ${income} में से लगभग ${left} बचेंगे:`,
    short: (income, missing) => `महीने के ${income} काफ़ी नहीं हैं, लगभग ${missing} कम पड़ेंगे:`,
    rent: (year) => `किराया (${year})`,
    housingFee: (share) => `हाउसिंग फ़ीस (किराए का ${share})`,
    instalment: 'लोन की किस्त',
    otherLoans: 'आपके दूसरे लोन',
    living: 'आपके बताए दूसरे ख़र्च',
    share: {
      rent: (share) => `किराया आय का ${share} है।`,
      loan: (share) => `किस्त आय का ${share} है।`,
    },
    besideRent: 'बिजली, पानी, कूलिंग, इंटरनेट और घर का ख़र्च इसमें नहीं गिना है।',
    besideLoan: 'सर्विस चार्ज, बिजली, पानी, बीमा और घर का ख़र्च इसमें नहीं गिना है।',
  },
  zh: {
    lead: (income, left) => `每月${income}，大约还剩${left}：`,
    short: (income, missing) => `每月${income}不够，大约还差${missing}：`,
    rent: (year) => `房租（${year}）`,
    housingFee: (share) => `住房费（房租的${share}）`,
    instalment: '房贷月供',
    otherLoans: '您的其他贷款',
    living: '您提到的其他开销',
    share: {
      rent: (share) => `房租占收入的${share}。`,
      loan: (share) => `月供占收入的${share}。`,
    },
    besideRent: '没有计入水电、冷气、网络和生活开销。',
    besideLoan: '没有计入物业费、水电、保险和生活开销。',
  },
  de: {
    lead: (income, left) => `Von ${income} im Monat bleiben etwa ${left}:`,
    short: (income, missing) => `${income} im Monat reichen nicht, es fehlen etwa ${missing}:`,
    rent: (year) => `Miete (${year})`,
    housingFee: (share) => `Wohnabgabe (${share} der Miete)`,
    instalment: 'Rate des Darlehens',
    otherLoans: 'Ihre anderen Kredite',
    living: 'Weitere Kosten, die Sie genannt haben',
    share: {
      rent: (share) => `Die Miete nimmt ${share} dieses Einkommens.`,
      loan: (share) => `Die Rate nimmt ${share} dieses Einkommens.`,
    },
    besideRent: 'Strom, Wasser, Kühlung, Internet und Lebenshaltung sind nicht eingerechnet.',
    besideLoan:
      'Servicegebühr, Strom, Wasser, Versicherung und Lebenshaltung sind nicht eingerechnet.',
  },
}
