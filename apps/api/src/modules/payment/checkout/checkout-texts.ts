import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

interface CheckoutTexts {
  title: string
  /** Stands over everything. */
  notice: string
  period: Readonly<Record<'month' | 'year', string>>
  credit: string
  vat: string
  total: string
  outcomes: Readonly<Record<'pay' | 'decline' | 'cancel', string>>
  gone: string
  back: string
}

/** The words of the page where test money is paid. */
export const checkoutTexts: Record<LanguageCode, CheckoutTexts> = {
  en: {
    title: 'Pay with test money',
    notice: 'Test payment. No card is asked for and no money moves.',
    period: { month: 'one month', year: 'one year' },
    credit: 'Left of your present plan',
    vat: 'VAT',
    total: 'Total',
    outcomes: { pay: 'Pay', decline: 'Let the card be declined', cancel: 'Cancel' },
    gone: 'This payment page is no longer open.',
    back: 'Your plan',
  },
  ar: {
    title: 'الدفع بأموال تجريبية',
    notice: 'دفعة تجريبية. لا تُطلب أي بطاقة ولا تُنقل أي أموال.',
    period: { month: 'شهر واحد', year: 'سنة واحدة' },
    credit: 'المتبقي من باقتك الحالية',
    vat: 'ضريبة القيمة المضافة',
    total: 'المجموع',
    outcomes: { pay: 'ادفع', decline: 'جرّب رفض البطاقة', cancel: 'إلغاء' },
    gone: 'لم تعد صفحة الدفع هذه مفتوحة.',
    back: 'باقتك',
  },
  ru: {
    title: 'Оплата тестовыми деньгами',
    notice: 'Тестовый платёж. Карта не нужна, деньги не списываются.',
    period: { month: 'один месяц', year: 'один год' },
    credit: 'Остаток текущего тарифа',
    vat: 'НДС',
    total: 'Итого',
    outcomes: { pay: 'Оплатить', decline: 'Отклонить карту', cancel: 'Отмена' },
    gone: 'Эта страница оплаты больше не открыта.',
    back: 'Ваш тариф',
  },
  hi: {
    title: 'परीक्षण राशि से भुगतान',
    notice: 'परीक्षण भुगतान। कोई कार्ड नहीं माँगा जाता और कोई पैसा नहीं जाता।',
    period: { month: 'एक महीना', year: 'एक साल' },
    credit: 'आपके मौजूदा प्लान का शेष',
    vat: 'VAT',
    total: 'कुल',
    outcomes: { pay: 'भुगतान करें', decline: 'कार्ड अस्वीकार होने दें', cancel: 'रद्द करें' },
    gone: 'यह भुगतान पेज अब खुला नहीं है।',
    back: 'आपका प्लान',
  },
  zh: {
    title: '使用测试款项付款',
    notice: '测试付款。无需银行卡，也不会产生任何扣款。',
    period: { month: '一个月', year: '一年' },
    credit: '当前套餐的剩余金额',
    vat: '增值税',
    total: '合计',
    outcomes: { pay: '付款', decline: '模拟拒付', cancel: '取消' },
    gone: '此付款页面已关闭。',
    back: '您的套餐',
  },
  de: {
    title: 'Mit Testgeld bezahlen',
    notice: 'Testzahlung. Es wird keine Karte verlangt, und es fließt kein Geld.',
    period: { month: 'ein Monat', year: 'ein Jahr' },
    credit: 'Rest Ihres jetzigen Tarifs',
    vat: 'MwSt.',
    total: 'Gesamt',
    outcomes: { pay: 'Bezahlen', decline: 'Karte ablehnen lassen', cancel: 'Abbrechen' },
    gone: 'Diese Zahlungsseite ist nicht mehr geöffnet.',
    back: 'Ihr Tarif',
  },
}
