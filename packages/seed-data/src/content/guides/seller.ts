import { prose } from '../prose.ts'
import { sources } from '../sources.ts'
import { fee, type Section } from './section.ts'

export const sellerGuide: readonly Section[] = [
  {
    en: {
      title: 'Prepare the sale',
      content: prose`<p>A broker may advertise a home only with a signed Form A and a permit of the
        regulator for the advert.</p>`,
      steps: [
        { title: 'Set the price', text: 'Compare registered sales, not only what others ask.' },
        { title: 'Sign Form A', text: 'It names the price, the commission and how long it holds.' },
        { title: 'Settle service charges', text: 'The developer confirms only a clear account.' },
      ],
      documents: ['Title deed', 'Passport and Emirates ID', 'Floor plan'],
    },
    ar: {
      title: 'التحضير للبيع',
      content: '<p>لا يعلن الوسيط عن العقار إلا بعد توقيع النموذج A والحصول على تصريح للإعلان.</p>',
      steps: [
        { title: 'حدّد السعر', text: 'قارن بالمبيعات المسجّلة لا بالأسعار المطلوبة وحدها.' },
        { title: 'وقّع النموذج A', text: 'يحدد السعر والعمولة ومدة الاتفاقية.' },
        { title: 'سدّد رسوم الخدمات', text: 'لا يصدر المطوّر شهادته إلا إذا كان الحساب مسدّدًا.' },
      ],
      documents: ['سند الملكية', 'جواز السفر والهوية الإماراتية', 'المخطط الداخلي'],
    },
  },
  {
    en: {
      title: 'Contract and transfer',
      content: '<p>With Form F signed, the sale is binding on both sides.</p>',
      steps: [
        { title: 'Sign Form F', text: 'The deposit stays with the broker until the transfer.' },
        { title: 'Order the NOC', text: 'Buyer and seller usually apply together.' },
        { title: 'Release the mortgage', text: 'The bank states the sum that settles the loan.' },
        {
          title: 'Transfer',
          text: 'The trustee registers the new owner and hands over the price.',
        },
      ],
    },
    ar: {
      title: 'العقد ونقل الملكية',
      content: '<p>بتوقيع النموذج F يصبح البيع ملزمًا للطرفين.</p>',
      steps: [
        { title: 'وقّع النموذج F', text: 'يبقى العربون لدى الوسيط حتى نقل الملكية.' },
        { title: 'اطلب شهادة عدم الممانعة', text: 'يقدّم البائع والمشتري الطلب معًا عادةً.' },
        { title: 'فكّ الرهن', text: 'يحدد البنك المبلغ اللازم لتسوية القرض.' },
        { title: 'نقل الملكية', text: 'يسجّل الأمين المالك الجديد ويُسلَّم الثمن.' },
      ],
    },
  },
  {
    en: {
      title: 'What a sale costs',
      content: prose`<p>Agree in Form F who pays which fee. Gains of private persons on a home are not
        taxed in the UAE.</p>`,
      fees: [
        fee(
          'Transfer fee',
          '2 % of the price by law, unless buyer and seller agree otherwise',
          sources.legislation,
        ),
        fee(
          'Early settlement of a home loan',
          'At most 1 % of what is owed, and at most AED 10,000',
          sources.centralBank,
        ),
      ],
    },
    ar: {
      title: 'تكاليف البيع',
      content: prose`<p>اتفقا في النموذج F على من يدفع كل رسم. ولا تُفرض في الإمارات ضريبة على أرباح
        الأفراد من بيع المسكن.</p>`,
      fees: [
        fee('رسم نقل الملكية', '2 % من الثمن قانونًا ما لم يُتفق على غيره', sources.legislation),
        fee(
          'السداد المبكر للقرض العقاري',
          'بحد أقصى 1 % من المبلغ المتبقي وبما لا يتجاوز 10,000 درهم',
          sources.centralBank,
        ),
      ],
    },
  },
]
