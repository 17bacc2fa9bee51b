import { prose } from '../prose.ts'
import { sources } from '../sources.ts'
import { fee, type Section } from './section.ts'

export const buyerGuide: readonly Section[] = [
  {
    en: {
      title: 'Before you search',
      content: prose`<p>People of every nationality may own freehold in the areas that Dubai has
        designated. A bank may lend expatriates up to 80 % and nationals up to 85 % of the price of
        a first home up to AED 5 million, and 50 % off-plan.</p>`,
      steps: [
        { title: 'Set the budget', text: 'Add about 7 % of the price for fees and commission.' },
        { title: 'Ask a bank', text: 'A pre-approval says how much it would lend.' },
        { title: 'Check the advert', text: 'Every advert needs a permit number of the regulator.' },
      ],
      documents: ['Passport', 'Emirates ID, for residents', 'Proof of income, for the bank'],
    },
    ar: {
      title: 'قبل البحث',
      content: prose`<p>يحق لجميع الجنسيات التملّك الحر في المناطق المحددة في دبي. ويمكن للبنك تمويل
        80 % من ثمن المسكن الأول للمقيمين و85 % للمواطنين حتى 5 ملايين درهم، و50 % على الخارطة.</p>`,
      steps: [
        { title: 'حدّد الميزانية', text: 'أضف نحو 7 % من الثمن للرسوم والعمولة.' },
        { title: 'استشر البنك', text: 'توضح الموافقة المبدئية المبلغ الذي يمكن تمويله.' },
        { title: 'تحقق من الإعلان', text: 'لا بد لكل إعلان من رقم تصريح صادر عن الجهة المنظمة.' },
      ],
      documents: ['جواز السفر', 'الهوية الإماراتية للمقيمين', 'إثبات الدخل للبنك'],
    },
  },
  {
    en: {
      title: 'From the offer to the title deed',
      content: '<p>A ready home changes hands at the office of a registration trustee.</p>',
      steps: [
        { title: 'Sign Form F', text: 'The contract of sale. A deposit of 10 % is customary.' },
        { title: 'Wait for the NOC', text: 'The developer confirms that no charges are owed.' },
        { title: 'Transfer', text: 'Both sides meet at the trustee; price and fees are paid.' },
        { title: 'Receive the title deed', text: 'It is issued electronically on the same day.' },
      ],
      documents: ['Form F', 'Passport and Emirates ID', "Manager's cheques"],
    },
    ar: {
      title: 'من العرض إلى سند الملكية',
      content: '<p>تنتقل ملكية العقار الجاهز في مكتب أمين التسجيل العقاري.</p>',
      steps: [
        { title: 'وقّع النموذج F', text: 'وهو عقد البيع. وجرت العادة على دفع عربون قدره 10 %.' },
        { title: 'انتظر شهادة عدم الممانعة', text: 'يؤكد المطوّر عدم وجود رسوم مستحقة.' },
        { title: 'نقل الملكية', text: 'يلتقي الطرفان لدى أمين التسجيل ويُدفع الثمن والرسوم.' },
        { title: 'استلم سند الملكية', text: 'يصدر إلكترونيًا في اليوم نفسه.' },
      ],
      documents: ['النموذج F', 'جواز السفر والهوية الإماراتية', 'شيكات مصرفية مصدّقة'],
    },
  },
  {
    en: {
      title: 'What a purchase costs',
      content: prose`<p>The law splits the transfer fee between buyer and seller; in practice the
        buyer mostly pays all of it. The commission is agreed, not set: 2 % plus VAT is usual.</p>`,
      fees: [
        fee('Transfer fee', '4 % of the price', sources.landDepartment),
        fee(
          'Registration trustee',
          'AED 2,000 below a price of AED 500,000, otherwise AED 4,000; plus VAT',
          sources.landDepartment,
        ),
        fee('Mortgage registration', '0.25 % of the loan', sources.landDepartment),
      ],
    },
    ar: {
      title: 'تكاليف الشراء',
      content: prose`<p>يقسم القانون رسم نقل الملكية بين المشتري والبائع، لكن المشتري يتحمله كاملًا في
        الغالب. والعمولة بالاتفاق لا بالقانون، والمعتاد 2 % مع ضريبة القيمة المضافة.</p>`,
      fees: [
        fee('رسم نقل الملكية', '4 % من الثمن', sources.landDepartment),
        fee(
          'أمين التسجيل',
          '2,000 درهم إذا قل الثمن عن 500,000 درهم وإلا 4,000 درهم، مع ضريبة القيمة المضافة',
          sources.landDepartment,
        ),
        fee('تسجيل الرهن', '0.25 % من مبلغ القرض', sources.landDepartment),
      ],
    },
  },
]
