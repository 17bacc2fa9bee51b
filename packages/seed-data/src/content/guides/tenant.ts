import { prose } from '../prose.ts'
import { sources } from '../sources.ts'
import { fee, type Section } from './section.ts'

export const tenantGuide: readonly Section[] = [
  {
    en: {
      title: 'Find and check a home',
      content: prose`<p>Rents are named for a year and paid in advance, mostly by one to four
        post-dated cheques.</p>`,
      steps: [
        { title: 'See it', text: 'Note damages in writing before you sign.' },
        {
          title: 'Ask for the title deed',
          text: 'The landlord in the contract must be the owner.',
        },
        { title: 'Pay no cash', text: 'Cheques are made out to the owner.' },
      ],
      documents: ['Passport with residence visa', 'Emirates ID', 'Cheque book'],
    },
    ar: {
      title: 'ابحث وتحقق',
      content: '<p>تُحدَّد الأجرة سنويًا وتُدفع مقدمًا، غالبًا بشيك إلى أربعة شيكات مؤجلة.</p>',
      steps: [
        { title: 'عاين العقار', text: 'دوّن العيوب كتابةً قبل التوقيع.' },
        { title: 'اطلب سند الملكية', text: 'يجب أن يكون المؤجّر في العقد هو المالك.' },
        { title: 'لا تدفع نقدًا', text: 'تُحرَّر الشيكات باسم المالك.' },
      ],
      documents: ['جواز السفر مع تأشيرة الإقامة', 'الهوية الإماراتية', 'دفتر شيكات'],
    },
  },
  {
    en: {
      title: 'Sign and move in',
      content: '<p>A contract counts once it stands in the Ejari register.</p>',
      steps: [
        { title: 'Sign the unified contract', text: 'The form is that of the Land Department.' },
        { title: 'Register it', text: 'In the Dubai REST app or at a service centre.' },
        { title: 'Open electricity and water', text: 'With the Ejari number, at DEWA.' },
      ],
      fees: [
        fee(
          'Deposit for electricity and water',
          'AED 2,000 for an apartment, AED 4,000 for a villa; returned',
          sources.utilities,
        ),
        fee('Housing fee', '5 % of the yearly rent, in monthly parts', sources.utilities),
      ],
    },
    ar: {
      title: 'التوقيع والانتقال',
      content: '<p>لا يُعتدّ بالعقد إلا بعد تسجيله في «إيجاري».</p>',
      steps: [
        { title: 'وقّع العقد الموحّد', text: 'وفق نموذج دائرة الأراضي والأملاك.' },
        { title: 'سجّل العقد', text: 'عبر تطبيق «دبي ريست» أو في مركز خدمة.' },
        { title: 'وصّل الكهرباء والمياه', text: 'برقم «إيجاري» لدى هيئة كهرباء ومياه دبي.' },
      ],
      fees: [
        fee(
          'تأمين الكهرباء والمياه',
          '2,000 درهم للشقة و4,000 درهم للفيلا، ويُسترد',
          sources.utilities,
        ),
        fee('رسم السكن', '5 % من الأجرة السنوية على أقساط شهرية', sources.utilities),
      ],
    },
  },
  {
    en: {
      title: 'Your rights during the tenancy',
      content: prose`<ul><li>Changes to the contract, the rent included, need 90 days of notice before
        it ends.</li><li>The rent may rise only within the bands of Decree No. 43 of 2013.</li>
        <li>A landlord who sells or moves in gives twelve months of notice.</li></ul>`,
      fees: [
        fee(
          'Case at the Rental Disputes Center',
          '3.5 % of the yearly rent, at least AED 500 and at most AED 20,000',
          sources.rentalDisputes,
        ),
      ],
    },
    ar: {
      title: 'حقوقك أثناء الإيجار',
      content: prose`<ul><li>أي تعديل على العقد، ومنه الأجرة، يتطلب إشعارًا قبل انتهائه بتسعين يومًا.
        </li><li>لا تزاد الأجرة إلا ضمن نسب المرسوم رقم 43 لسنة 2013.</li><li>إذا أراد المؤجّر البيع
        أو السكن فعليه الإشعار قبل اثني عشر شهرًا.</li></ul>`,
      fees: [
        fee(
          'دعوى أمام مركز فض المنازعات الإيجارية',
          '3.5 % من الأجرة السنوية، بحد أدنى 500 درهم وحد أقصى 20,000 درهم',
          sources.rentalDisputes,
        ),
      ],
    },
  },
]
