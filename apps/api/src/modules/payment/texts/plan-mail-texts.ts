import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

interface PlanMailTexts {
  labels: Record<'invoice' | 'creditNote' | 'plan' | 'from' | 'until' | 'vat' | 'total', string>
  /** Said where no money has moved. */
  test: string
  receipt: { subject: (number: string) => string; intro: string; open: string }
  /** A payment goes back. */
  refund: { subject: (number: string) => string; intro: string; open: string }
  /** Before the end of a plan. */
  ending: { subject: (day: string) => string; intro: string; grace: (days: number) => string }
  /** When its grace has ended too. */
  ended: { subject: string; intro: string }
  open: string
}

/** The words of mails about plans. */
export const planMailTexts: Record<LanguageCode, PlanMailTexts> = {
  en: {
    labels: {
      invoice: 'Invoice',
      creditNote: 'Credit note',
      plan: 'Plan',
      from: 'From',
      until: 'Until',
      vat: 'VAT',
      total: 'Total',
    },
    test: 'This was test money: nothing was charged, and the invoice is none for your books.',
    receipt: {
      subject: (number) => `Your invoice ${number}`,
      intro: 'Thank you, your payment has arrived.',
      open: 'Open the invoice',
    },
    refund: {
      subject: (number) => `Your refund: credit note ${number}`,
      intro:
        'We have sent your payment back, and the plan that it paid for has ended. Your bank may need a few working days to show it.',
      open: 'Open the credit note',
    },
    ending: {
      subject: (day) => `Your plan ends on ${day}`,
      intro:
        'Your plan is about to end. Pay for it again, and your listings stay live without a gap.',
      grace: (days) =>
        `If you do not, they stay live for another ${days} days and are then hidden, not deleted.`,
    },
    ended: {
      subject: 'Your plan has ended',
      intro:
        'Your plan has ended and your listings are hidden. They are all kept: choose a plan, and they come back.',
    },
    open: 'Your plan',
  },
  ar: {
    labels: {
      invoice: 'الفاتورة',
      creditNote: 'إشعار دائن',
      plan: 'الباقة',
      from: 'من',
      until: 'حتى',
      vat: 'ضريبة القيمة المضافة',
      total: 'المجموع',
    },
    test: 'كانت هذه أموالاً تجريبية: لم يُخصم شيء، والفاتورة لا تصلح لدفاترك.',
    receipt: {
      subject: (number) => `فاتورتك ${number}`,
      intro: 'شكرًا لك، وصلت دفعتك.',
      open: 'افتح الفاتورة',
    },
    refund: {
      subject: (number) => `استرداد دفعتك: إشعار دائن ${number}`,
      intro:
        'أعدنا إليك دفعتك، وانتهت الباقة التي دُفعت عنها. قد يستغرق ظهورها في حسابك المصرفي بضعة أيام عمل.',
      open: 'افتح الإشعار الدائن',
    },
    ending: {
      subject: (day) => `تنتهي باقتك في ${day}`,
      intro: 'أوشكت باقتك على الانتهاء. ادفع ثمنها مجددًا لتبقى إعلاناتك منشورة دون انقطاع.',
      grace: (days) => `وإن لم تفعل، تبقى منشورة ${days} أيام أخرى ثم تُخفى دون أن تُحذف.`,
    },
    ended: {
      subject: 'انتهت باقتك',
      intro: 'انتهت باقتك وأُخفيت إعلاناتك. جميعها محفوظة: اختر باقة فتعود.',
    },
    open: 'باقتك',
  },
  ru: {
    labels: {
      invoice: 'Счёт',
      creditNote: 'Кредит-нота',
      plan: 'Тариф',
      from: 'С',
      until: 'По',
      vat: 'НДС',
      total: 'Итого',
    },
    test: 'Это были тестовые деньги: ничего не списано, и для бухгалтерии счёт не годится.',
    receipt: {
      subject: (number) => `Ваш счёт ${number}`,
      intro: 'Спасибо, ваш платёж поступил.',
      open: 'Открыть счёт',
    },
    refund: {
      subject: (number) => `Возврат платежа: кредит-нота ${number}`,
      intro:
        'Мы вернули ваш платёж, и оплаченный им тариф закончился. Банку может понадобиться несколько рабочих дней.',
      open: 'Открыть кредит-ноту',
    },
    ending: {
      subject: (day) => `Ваш тариф заканчивается ${day}`,
      intro:
        'Ваш тариф скоро закончится. Оплатите его снова, и объявления останутся на сайте без перерыва.',
      grace: (days) =>
        `Иначе они пробудут на сайте ещё ${days} дней, а потом будут скрыты, но не удалены.`,
    },
    ended: {
      subject: 'Ваш тариф закончился',
      intro:
        'Тариф закончился, и ваши объявления скрыты. Все они сохранены: выберите тариф, и они вернутся.',
    },
    open: 'Ваш тариф',
  },
  hi: {
    labels: {
      invoice: 'बिल',
      creditNote: 'क्रेडिट नोट',
      plan: 'प्लान',
      from: 'से',
      until: 'तक',
      vat: 'VAT',
      total: 'कुल',
    },
    test: 'यह परीक्षण राशि थी: कुछ नहीं काटा गया, और यह बिल आपके खातों के लिए नहीं है।',
    receipt: {
      subject: (number) => `आपका बिल ${number}`,
      intro: 'धन्यवाद, आपका भुगतान मिल गया है।',
      open: 'बिल खोलें',
    },
    refund: {
      subject: (number) => `आपका रिफ़ंड: क्रेडिट नोट ${number}`,
      intro:
        'हमने आपका भुगतान वापस भेज दिया है और उससे लिया गया प्लान समाप्त हो गया है। बैंक में दिखने में कुछ कार्यदिवस लग सकते हैं।',
      open: 'क्रेडिट नोट खोलें',
    },
    ending: {
      subject: (day) => `आपका प्लान ${day} को समाप्त होगा`,
      intro: 'आपका प्लान समाप्त होने वाला है। फिर से भुगतान करें, ताकि आपकी लिस्टिंग बिना रुके लाइव रहें।',
      grace: (days) => `नहीं तो वे ${days} दिन और लाइव रहेंगी, फिर छिपा दी जाएँगी, मिटाई नहीं जाएँगी।`,
    },
    ended: {
      subject: 'आपका प्लान समाप्त हो गया है',
      intro:
        'आपका प्लान समाप्त हो गया है और आपकी लिस्टिंग छिपी हैं। सब सुरक्षित हैं: कोई प्लान चुनें, वे लौट आएँगी।',
    },
    open: 'आपका प्लान',
  },
  zh: {
    labels: {
      invoice: '发票',
      creditNote: '贷项通知单',
      plan: '套餐',
      from: '开始',
      until: '结束',
      vat: '增值税',
      total: '合计',
    },
    test: '这是测试款项：未扣除任何金额，此发票不能入账。',
    receipt: {
      subject: (number) => `您的发票 ${number}`,
      intro: '谢谢，您的付款已到账。',
      open: '打开发票',
    },
    refund: {
      subject: (number) => `您的退款：贷项通知单 ${number}`,
      intro: '我们已退回您的付款，对应的套餐已结束。银行到账可能需要几个工作日。',
      open: '打开贷项通知单',
    },
    ending: {
      subject: (day) => `您的套餐将于 ${day} 结束`,
      intro: '您的套餐即将结束。请续费，您的房源即可不间断展示。',
      grace: (days) => `如未续费，房源将再展示 ${days} 天，之后会被隐藏，但不会删除。`,
    },
    ended: {
      subject: '您的套餐已结束',
      intro: '您的套餐已结束，房源已隐藏。全部内容均已保留：选择一个套餐即可恢复。',
    },
    open: '您的套餐',
  },
  de: {
    labels: {
      invoice: 'Rechnung',
      creditNote: 'Gutschrift',
      plan: 'Tarif',
      from: 'Von',
      until: 'Bis',
      vat: 'MwSt.',
      total: 'Gesamt',
    },
    test: 'Das war Testgeld: Es wurde nichts abgebucht, und die Rechnung gilt nicht für Ihre Bücher.',
    receipt: {
      subject: (number) => `Ihre Rechnung ${number}`,
      intro: 'Vielen Dank, Ihre Zahlung ist eingegangen.',
      open: 'Rechnung öffnen',
    },
    refund: {
      subject: (number) => `Ihre Erstattung: Gutschrift ${number}`,
      intro:
        'Wir haben Ihre Zahlung zurückerstattet, und der damit bezahlte Tarif ist beendet. Bis die Bank sie zeigt, können einige Werktage vergehen.',
      open: 'Gutschrift öffnen',
    },
    ending: {
      subject: (day) => `Ihr Tarif endet am ${day}`,
      intro:
        'Ihr Tarif läuft bald aus. Bezahlen Sie ihn erneut, und Ihre Inserate bleiben ohne Lücke online.',
      grace: (days) =>
        `Andernfalls bleiben sie noch ${days} Tage online und werden dann ausgeblendet, nicht gelöscht.`,
    },
    ended: {
      subject: 'Ihr Tarif ist beendet',
      intro:
        'Ihr Tarif ist beendet, und Ihre Inserate sind ausgeblendet. Sie sind alle noch da: Wählen Sie einen Tarif, und sie kommen zurück.',
    },
    open: 'Ihr Tarif',
  },
}

const tagOf = (language: LanguageCode): string => (language === 'ar' ? 'ar-AE-u-nu-latn' : language)

/** A day of Dubai, in Western digits. */
export const dayIn = (moment: Date, language: LanguageCode): string =>
  new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(
    moment,
  )

/** Money to two decimals. */
export const moneyIn = (dirhams: number, language: LanguageCode): string =>
  new Intl.NumberFormat(tagOf(language), {
    style: 'currency',
    currency: 'AED',
    currencyDisplay: 'code',
  }).format(dirhams)
