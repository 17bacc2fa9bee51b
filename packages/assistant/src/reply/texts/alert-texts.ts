import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** How one is told of new homes: the results page saves a search, this talk does not. */
export const alertTexts: Readonly<Record<LanguageCode, string>> = {
  en: 'Open this search on the results page and choose “Save search”: we then e-mail you about new homes, lower prices and homes that are back. I cannot save it from here.',
  ar: 'افتح هذا البحث في صفحة النتائج واختر «حفظ البحث»، فنراسلك بالبريد الإلكتروني عن العقارات الجديدة والأسعار المخفضة وما عاد إلى السوق. لا أستطيع حفظه من هنا.',
  ru: 'Откройте этот поиск на странице результатов и нажмите «Сохранить поиск»: мы напишем на эл. почту о новых объектах, снижении цен и объектах, которые снова доступны. Отсюда сохранить его нельзя.',
  hi: 'इस खोज को नतीजों के पेज पर खोलकर “खोज सहेजें” चुनिए: नए घर, घटे दाम और दोबारा आए घरों की सूचना ई-मेल से मिलेगी। मैं यहाँ से इसे सहेज नहीं सकती।',
  zh: '请在结果页面打开这个搜索，选择“保存搜索”：有新房源、降价或重新上架时，我们会发邮件给您。我在这里不能替您保存。',
  de: 'Öffnen Sie diese Suche auf der Ergebnisseite und wählen Sie „Suche speichern“: Wir schreiben Ihnen dann eine E-Mail bei neuen Angeboten, gesenkten Preisen und Angeboten, die wieder da sind. Von hier aus kann ich sie nicht speichern.',
}
