import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** How an income was read, and how far a loan may go beyond its instalments. Figures come in as finished texts. */
interface BorrowingTexts {
  /** An income so high was taken for that of a year. */
  ofYear: (income: string, month: string) => string
  /** A loan may not exceed the income of so many years. */
  mostByIncome: (years: string, amount: string) => string
  /** What has to be earned for a loan, since it may not exceed the income of so many years. */
  leastByYears: (years: string, amount: string) => string
  /** Other instalments take all that a bank may count. */
  nothingLeft: string
  /** A rent beside a third of an income, which many keep to. */
  aboveThird: (third: string) => string
  withinThird: (third: string) => string
}

export const borrowingTexts: Readonly<Record<LanguageCode, BorrowingTexts>> = {
  en: {
    ofYear: (income, month) =>
      `I read ${income} as the income of a year, so ${month} a month; if you earn that each month, tell me.`,
    leastByYears: (years, amount) =>
      `A loan may not exceed ${years} of income either, which takes about ${amount} a month.`,
    mostByIncome: (years, amount) =>
      `A loan may not exceed ${years} of income either: ${amount}, which is less than the instalments would allow.`,
    aboveThird: (third) =>
      `That is more than a third of it, the measure many keep to: a third would be ${third}.`,
    withinThird: (third) =>
      `That is within a third of it, the measure many keep to: a third would be ${third}.`,
    nothingLeft:
      'That leaves no room for a new loan: your other instalments take all that banks may count. Paying one off or lowering a card limit makes room; nobody but the bank decides.',
  },
  ar: {
    ofYear: (income, month) =>
      `اعتبرت ${income} دخل سنة، أي ${month} شهريًا؛ وإن كان هذا دخلك في الشهر فأخبرني.`,
    leastByYears: (years, amount) =>
      `كما لا يجوز أن يتجاوز القرض دخل ${years}، فيلزم لذلك نحو ${amount} شهريًا.`,
    mostByIncome: (years, amount) =>
      `كما لا يجوز أن يتجاوز القرض دخل ${years}، أي ${amount}، وهو أقل مما تسمح به الأقساط.`,
    aboveThird: (third) => `هذا أكثر من الثلث الذي يلتزم به كثيرون: الثلث يعني إيجار ${third}.`,
    withinThird: (third) => `هذا ضمن الثلث الذي يلتزم به كثيرون: الثلث يعني إيجار ${third}.`,
    nothingLeft:
      'فلا يبقى مجال لقرض: أقساطك الأخرى تستنفد ما يجوز للبنك احتسابه. سداد أحدها أو خفض حد البطاقة يفسح المجال، والقرار للبنك.',
  },
  ru: {
    ofYear: (income, month) =>
      `${income} я посчитала доходом за год, то есть ${month} в месяц; если это за месяц, скажите.`,
    leastByYears: (years, amount) =>
      `Кроме того, кредит не может быть больше дохода за ${years}: для этого нужно около ${amount} в месяц.`,
    mostByIncome: (years, amount) =>
      `Кроме того, кредит не может быть больше дохода за ${years}: ${amount}, это меньше, чем позволили бы платежи.`,
    aboveThird: (third) =>
      `Это больше трети дохода, на которую ориентируются многие: треть — это аренда ${third}.`,
    withinThird: (third) =>
      `Это в пределах трети дохода, на которую ориентируются многие: треть — это аренда ${third}.`,
    nothingLeft:
      'На новый кредит ничего не остаётся: другие платежи забирают всё, что банк может засчитать. Место освободит закрытый кредит или меньший лимит карты; решает банк.',
  },
  hi: {
    ofYear: (income, month) =>
      `${income} को मैंने साल की आय माना, यानी ${month} महीना; अगर यह महीने की है तो बताइए।`,
    leastByYears: (years, amount) =>
      `लोन ${years} की आय से ज़्यादा भी नहीं हो सकता: इसके लिए लगभग ${amount} महीने की आय चाहिए।`,
    mostByIncome: (years, amount) =>
      `लोन ${years} की आय से ज़्यादा भी नहीं हो सकता: ${amount}, जो किस्तों के हिसाब से कम है।`,
    aboveThird: (third) =>
      `यह आय के एक तिहाई से ज़्यादा है, जिसे कई लोग सीमा मानते हैं: एक तिहाई यानी ${third} का किराया।`,
    withinThird: (third) =>
      `यह आय के एक तिहाई के भीतर है, जिसे कई लोग सीमा मानते हैं: एक तिहाई यानी ${third} का किराया।`,
    nothingLeft:
      'नए लोन के लिए कुछ नहीं बचता: आपकी बाक़ी किस्तें वह सब ले लेती हैं जो बैंक गिन सकता है। कोई लोन चुकाने या कार्ड लिमिट घटाने से जगह बनती है; फ़ैसला बैंक का है।',
  },
  zh: {
    ofYear: (income, month) => `${income}我按年收入算，即每月${month}；如果是月收入，请告诉我。`,
    leastByYears: (years, amount) => `贷款总额也不能超过${years}的收入：这样月收入约需${amount}。`,
    mostByIncome: (years, amount) =>
      `贷款总额也不能超过${years}的收入：${amount}，比按月供算出来的少。`,
    aboveThird: (third) => `这超过了收入的三分之一（很多人按这个标准）：三分之一是${third}。`,
    withinThird: (third) => `这在收入的三分之一以内（很多人按这个标准）：三分之一是${third}。`,
    nothingLeft:
      '这样就没有额度再贷了：其他月供已经用完银行可以计入的部分。还清一笔或调低信用卡额度就能腾出空间，最终由银行决定。',
  },
  de: {
    ofYear: (income, month) =>
      `${income} habe ich als Einkommen eines Jahres gelesen, also ${month} im Monat; wenn Sie das im Monat verdienen, sagen Sie es mir.`,
    leastByYears: (years, amount) =>
      `Außerdem darf der Kredit nicht höher sein als das Einkommen für ${years}: Dafür brauchen Sie etwa ${amount} im Monat.`,
    mostByIncome: (years, amount) =>
      `Außerdem darf der Kredit nicht höher sein als das Einkommen für ${years}: ${amount}; das ist weniger, als die Raten zuließen.`,
    aboveThird: (third) =>
      `Das ist mehr als ein Drittel, an das sich viele halten: Ein Drittel wären ${third}.`,
    withinThird: (third) =>
      `Das liegt innerhalb des Drittels, an das sich viele halten: Ein Drittel wären ${third}.`,
    nothingLeft:
      'Für einen neuen Kredit bleibt dann nichts: Die anderen Raten brauchen alles auf, was Banken ansetzen dürfen. Eine Ablösung oder ein kleineres Kartenlimit schafft Platz; es entscheidet die Bank.',
  },
}
