import type { MoneyTexts } from './money-texts.ts'

export const hindiMoney: MoneyTexts = {
  fees: {
    transfer: 'ट्रांसफ़र फ़ीस',
    registration: 'टाइटल डीड और नक्शा',
    trustee: 'ट्रस्टी ऑफ़िस',
    agency: 'एजेंट का कमीशन',
    mortgage: 'मॉर्टगेज रजिस्ट्रेशन',
    deposit: 'सिक्योरिटी डिपॉज़िट',
    ejari: 'Ejari रजिस्ट्रेशन',
    utilities: 'बिजली-पानी का डिपॉज़िट',
    housing: 'एक साल की हाउसिंग फ़ीस',
  },
  askPrice: 'किस कीमत के लिए? रकम बताइए, या मेरे दिखाए किसी घर का नंबर।',
  askAmount: 'आपकी महीने की आय कितनी है, या लोन की किस्त कितनी रखना चाहते हैं?',
  askMeaning: (amount) => `हर महीने ${amount} आपकी आय है या किस्त, जो आप देना चाहते हैं?`,
  isIncome: { label: 'यह मेरी आय है', message: 'यह मेरी आय है' },
  isPayment: { label: 'इतनी किस्त', message: 'इतनी किस्त दे सकते हैं' },
  years: (years) => `${years} साल`,
  loan: ({ price, down, share, loan }) =>
    `${price} के घर पर ${share} डाउन पेमेंट (${down}) के साथ लोन ${loan} होगा।`,
  monthly: (amount, years, rate) => `${years}, ${rate} ब्याज पर किस्त लगभग ${amount} महीना होगी।`,
  example: 'ब्याज दर उदाहरण है: अपने बैंक की दर बताइए।',
  limit: (share) => `बैंक आपको कीमत का ${share} तक दे सकते हैं।`,
  tooLittle: (said, least) =>
    `${said} डाउन पेमेंट कम है: यहाँ बैंक कम से कम ${least} माँगते हैं, इसलिए मैंने वही लिया।`,
  tooLong: (years) => `बैंक ज़्यादा से ज़्यादा ${years} का लोन देते हैं, इसलिए मैंने वही लिया।`,
  burden: (share, amount) =>
    `सारी किस्तें मिलाकर बैंक आपकी आय का ${share} तक गिन सकते हैं: ${amount} महीना।`,
  income: (share, amount) =>
    `किस्तों के लिए बैंक आय का ${share} तक गिनते हैं: कोई और लोन न हो तो लगभग ${amount} महीने की आय चाहिए।`,
  affords: ({ price, loan, down, share }) =>
    `इससे लगभग ${loan} का लोन चलता है, यानी ${share} डाउन पेमेंट (${down}) के साथ लगभग ${price} का घर।`,
  saved: ({ savings, price, share, feeShare }) =>
    `आपके ${savings} में लगभग ${price} तक के घर का ${share} डाउन पेमेंट और लगभग ${feeShare} फ़ीस निकल आती है।`,
  binding: {
    savings: (price) => `आप लगभग ${price} तक का घर ले सकते हैं: सीमा आपकी बचत से तय होती है।`,
    income: (price) => `आप लगभग ${price} तक का घर ले सकते हैं: सीमा आपकी आय से तय होती है।`,
    payment: (price) => `आप लगभग ${price} तक का घर ले सकते हैं: सीमा आपकी किस्त से तय होती है।`,
  },
  alsoFees: (amount) => `फ़ीस के लिए लगभग ${amount} अलग रखिए; उस पर लोन नहीं मिलता।`,
  showHomes: (price, aed) => ({
    label: `${price} तक के घर`,
    message: `बिक्री के लिए घर ${aed} AED तक`,
  }),
  buyingLead: (price) => `${price} की कीमत के ऊपर दुबई में ख़रीदने का ख़र्च:`,
  total: (amount) => `कुल: ${amount}`,
  ownPart: (amount, share) => `कीमत में आपका हिस्सा (${share}): ${amount}`,
  cashNeeded: (amount) => `इतना नकद चाहिए: ${amount}`,
  withPrice: (amount) => `कीमत के साथ: ${amount}`,
  withTax: (amount, tax) => `${amount} और ${tax} VAT`,
  loanFee: (share, fixed) => `लोन लें तो उसके रजिस्ट्रेशन पर लोन का ${share} और ऊपर से ${fixed} लगेंगे।`,
  samePlace: 'जगह बदलने से ये आँकड़े नहीं बदलते।',
  otherEmirate:
    'तारीख़ वाली हमारी तालिका में सिर्फ़ दुबई की फ़ीस है, इसलिए दूसरे अमीरात का कुल ख़र्च मेरे पास नहीं है।',
  elsewhere:
    'तारीख़ वाली हमारी तालिका में सिर्फ़ दुबई की फ़ीस है, इसलिए इस घर का जोड़ मेरे पास नहीं है। ख़र्च एजेंट बता सकते हैं।',
  rentedHome: 'यह घर किराए के लिए है, और लोन ख़रीदने के लिए मिलता है। कीमत बताइए, मैं हिसाब लगा दूँगी।',
  noPrice: 'इस घर की कीमत नहीं दी गई है। कीमत बताइए, मैं हिसाब लगा दूँगी।',
  noTable: 'फ़ीस की तालिका अभी उपलब्ध नहीं है।',
  estimate: 'यह अनुमान है, ऑफ़र नहीं।',
}
