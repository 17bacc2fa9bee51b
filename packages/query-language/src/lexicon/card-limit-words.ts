/** What people call a card that a bank counts up to its limit, and that limit, in the six languages. */
export const cardLimitWords = {
  card: 'card|cards|visa|mastercard|amex|kreditkarte*|karte|karten|кредитк*|карт*|क्रेडिट कार्ड*|कार्ड|信用卡|卡|بطاقة|بطاقه|بطاقتي|بطاقتين|بطاقات|كريدت|كريديت|كارت|كارد|فيزا',
  /** Of these an amount alone is their limit; a visa may be one to live here, and a card a map. */
  credit:
    'credit card|credit cards|kreditkarte|kreditkarten|кредитка|кредитки|кредитная карта|क्रेडिट कार्ड|信用卡|بطاقة ائتمان|كريدت كارد|كريديت كارد',
  limit:
    'limit*|rahmen|verfügungsrahmen|лимит*|लिमिट*|सीमा|额度|額度|限额|限額|حد|حدها|ليمت|ليميت|سقف|سقفها',
  /** So much is paid for it, and is no limit. */
  paid: 'pay|paying|payment*|instalment*|installment*|emi|zahle*|rate|raten|abtrag|плачу|платеж*|платим|किस्त*|भरता|भरते|kist|bharta|还|還|月供|قسط*|ادفع|اسدد|بدفع',
} as const
