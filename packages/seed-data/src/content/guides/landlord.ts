import { prose } from '../prose.ts'
import { sources } from '../sources.ts'
import { fee, type Section } from './section.ts'

export const landlordGuide: readonly Section[] = [
  {
    en: {
      title: 'Let your home',
      content: prose`<p>The rental index of the Land Department shows what similar homes fetch. An
        advert needs a permit, as it does for a sale.</p>`,
      steps: [
        { title: 'Set the rent', text: 'Look at the index and at registered contracts.' },
        { title: 'Choose a broker', text: 'Only a registered broker may advertise for you.' },
        { title: 'Repair first', text: 'A home must be handed over fit to live in.' },
      ],
      documents: ['Title deed', 'Passport or Emirates ID', 'Account for the rent'],
    },
    ar: {
      title: 'أجّر عقارك',
      content: prose`<p>يوضح مؤشر الإيجارات لدى دائرة الأراضي والأملاك أجرة المثل. ويحتاج الإعلان إلى
        تصريح كما في البيع.</p>`,
      steps: [
        { title: 'حدّد الأجرة', text: 'استعن بالمؤشر وبالعقود المسجّلة.' },
        { title: 'اختر وسيطًا', text: 'لا يعلن نيابةً عنك إلا وسيط مسجّل.' },
        { title: 'أصلح أولًا', text: 'يجب تسليم المسكن صالحًا للسكن.' },
      ],
      documents: ['سند الملكية', 'جواز السفر أو الهوية الإماراتية', 'حساب لتحصيل الأجرة'],
    },
  },
  {
    en: {
      title: 'Contract and deposit',
      content: prose`<p>A deposit of 5 % of the yearly rent is customary for an unfurnished home, 10 %
        for a furnished one. What is not needed for damages goes back to the tenant.</p>`,
      steps: [
        { title: 'Use the unified contract', text: 'Further terms go into its addendum.' },
        { title: 'Register it in Ejari', text: 'An unregistered contract carries no case.' },
        { title: 'Hand over with a protocol', text: 'Meters, keys and the state of each room.' },
      ],
    },
    ar: {
      title: 'العقد والتأمين',
      content: prose`<p>جرت العادة على تأمين قدره 5 % من الأجرة السنوية للمسكن غير المفروش و10 %
        للمفروش. ويُعاد إلى المستأجر ما لم يلزم لإصلاح الأضرار.</p>`,
      steps: [
        { title: 'استخدم العقد الموحّد', text: 'تُضاف الشروط الأخرى في ملحقه.' },
        { title: 'سجّله في «إيجاري»', text: 'لا تُنظر دعوى بعقد غير مسجّل.' },
        { title: 'سلّم بمحضر', text: 'العدادات والمفاتيح وحالة كل غرفة.' },
      ],
    },
  },
  {
    en: {
      title: 'Raising the rent and ending the tenancy',
      content: prose`<ul><li>Tell the tenant of a change 90 days before the contract ends.</li>
        <li>A rise is allowed from 11 % below the rent of similar homes, and by 20 % at most.</li>
        <li>To sell or to move in yourself, give twelve months of notice through a notary public or
        by registered mail.</li></ul>`,
      fees: [
        fee(
          'Case at the Rental Disputes Center',
          '3.5 % of the yearly rent, at least AED 500 and at most AED 20,000',
          sources.rentalDisputes,
        ),
      ],
    },
    ar: {
      title: 'زيادة الأجرة وإنهاء الإيجار',
      content: prose`<ul><li>أشعر المستأجر بأي تعديل قبل انتهاء العقد بتسعين يومًا.</li><li>تجوز الزيادة
        إذا قلّت الأجرة عن أجرة المثل بنسبة 11 % فأكثر، وبحد أقصى 20 %.</li><li>للبيع أو السكن الشخصي
        يلزم إشعار قبل اثني عشر شهرًا عن طريق الكاتب العدل أو بالبريد المسجّل.</li></ul>`,
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
