import type { Faq, FaqCategory } from '@manzil/api-client/generated/types.gen'
import { contentId } from './content-id.ts'
import { prose } from './prose.ts'
import type { Content, Translations } from './translated.ts'

type FaqText = 'question' | 'answer'
type Row = [category: FaqCategory, texts: Translations<Pick<Faq, FaqText>>]

const rows: readonly Row[] = [
  [
    'buying',
    {
      en: {
        question: 'What does it cost to register a sale in Dubai?',
        answer: prose`<p>The Dubai Land Department charges <strong>4 %</strong> of the price. The
          registration trustee adds AED 2,000 below a price of AED 500,000 and AED 4,000 from there
          on, plus VAT.</p>`,
      },
      ar: {
        question: 'كم تبلغ رسوم تسجيل بيع عقار في دبي؟',
        answer: prose`<p>تتقاضى دائرة الأراضي والأملاك في دبي <strong>4 %</strong> من ثمن البيع.
          ويضاف إليها رسم أمين التسجيل: 2,000 درهم إذا كان الثمن أقل من 500,000 درهم، و4,000 درهم
          لما عدا ذلك، مع ضريبة القيمة المضافة.</p>`,
      },
    },
  ],
  [
    'buying',
    {
      en: {
        question: 'Can foreigners own a home in Dubai?',
        answer: prose`<p>Yes, in the areas that are designated for it. Law No. 7 of 2006 lets people
          of every nationality own freehold there. Citizens of the UAE and the other GCC countries
          may own anywhere.</p>`,
      },
      ar: {
        question: 'هل يحق للأجانب تملّك منزل في دبي؟',
        answer: prose`<p>نعم، في المناطق المحددة لذلك. فالقانون رقم 7 لسنة 2006 يتيح لجميع الجنسيات
          التملّك الحر فيها. أما مواطنو الإمارات ودول مجلس التعاون فلهم التملّك في أي مكان.</p>`,
      },
    },
  ],
  [
    'buying',
    {
      en: {
        question: 'How much may a bank lend for a first home?',
        answer: prose`<p>For a price up to AED 5 million, at most 80 % for expatriates and 85 % for
          UAE nationals; 50 % off-plan. Instalments of all debts may take half of the monthly income
          and the loan may run 25 years.</p>`,
      },
      ar: {
        question: 'ما الحد الأقصى لتمويل المسكن الأول؟',
        answer: prose`<p>إذا لم يتجاوز الثمن 5 ملايين درهم: 80 % للمقيمين و85 % للمواطنين، و50 %
          للعقارات على الخارطة. ولا تتجاوز أقساط جميع الديون نصف الدخل الشهري، ولا تزيد مدة القرض
          على 25 سنة.</p>`,
      },
    },
  ],
  [
    'buying',
    {
      en: {
        question: 'Is the money for an off-plan home protected?',
        answer: prose`<p>Developers in Dubai must take payments into an escrow account of the project
          (Law No. 8 of 2007). Pay into that account only, and see that the sale is entered in the
          interim register.</p>`,
      },
      ar: {
        question: 'هل أموال الشراء على الخارطة محمية؟',
        answer: prose`<p>يلزم القانون رقم 8 لسنة 2007 المطوّرين في دبي بإيداع الدفعات في حساب ضمان
          خاص بالمشروع. فلا تدفع إلا إلى هذا الحساب، وتأكد من قيد البيع في السجل العقاري المبدئي.
          </p>`,
      },
    },
  ],
  [
    'selling',
    {
      en: {
        question: 'What are Forms A, B and F?',
        answer: prose`<ul><li>Form A: seller and broker.</li><li>Form B: buyer and broker.</li>
          <li>Form F: the contract of sale between buyer and seller.</li></ul>`,
      },
      ar: {
        question: 'ما هي النماذج A وB وF؟',
        answer: prose`<ul><li>النموذج A: بين البائع والوسيط.</li><li>النموذج B: بين المشتري
          والوسيط.</li><li>النموذج F: عقد البيع بين المشتري والبائع.</li></ul>`,
      },
    },
  ],
  [
    'renting',
    {
      en: {
        question: 'By how much may my landlord raise the rent?',
        answer: prose`<p>It depends on how far the rent lies below that of similar homes (Decree
          No. 43 of 2013): up to 10 %, not at all; 11 to 20 %, by 5 %; 21 to 30 %, by 10 %; 31 to
          40 %, by 15 %; beyond, by 20 %.</p>`,
      },
      ar: {
        question: 'ما الزيادة التي يحق للمؤجّر طلبها؟',
        answer: prose`<p>بحسب انخفاض الأجرة عن متوسط المثل (المرسوم رقم 43 لسنة 2013): حتى 10 %: لا
          زيادة. من 11 إلى 20 %: زيادة 5 %. من 21 إلى 30 %: زيادة 10 %. من 31 إلى 40 %: زيادة 15 %.
          وأكثر من ذلك: زيادة 20 %.</p>`,
      },
    },
  ],
  [
    'renting',
    {
      en: {
        question: 'What is Ejari?',
        answer: prose`<p>The register of tenancy contracts in Dubai. A registered contract is needed
          for electricity and water and for a case at the Rental Disputes Center.</p>`,
      },
      ar: {
        question: 'ما هو «إيجاري»؟',
        answer: prose`<p>هو سجل عقود الإيجار في دبي. ويلزم العقد المسجّل لتوصيل الكهرباء والمياه
          ولرفع دعوى أمام مركز فض المنازعات الإيجارية.</p>`,
      },
    },
  ],
  [
    'letting',
    {
      en: {
        question: 'How much notice does a tenant get before a landlord sells or moves in?',
        answer: prose`<p>Twelve months, through a notary public or by registered mail, and not before
          the contract ends (Law No. 33 of 2008).</p>`,
      },
      ar: {
        question: 'ما مدة إشعار المستأجر بالإخلاء عند البيع أو السكن الشخصي؟',
        answer: prose`<p>اثنا عشر شهرًا عن طريق الكاتب العدل أو بالبريد المسجّل، ولا يكون الإخلاء قبل
          انتهاء العقد (القانون رقم 33 لسنة 2008).</p>`,
      },
    },
  ],
  [
    'account',
    {
      en: {
        question: 'Who can list a property here?',
        answer:
          '<p>Accounts of agents and agencies. Individuals save homes and ask advertisers.</p>',
      },
      ar: {
        question: 'من يمكنه إضافة عقار هنا؟',
        answer: '<p>حسابات الوكلاء والوكالات. أما الأفراد فيحفظون العقارات ويراسلون المعلنين.</p>',
      },
    },
  ],
  [
    'assistant',
    {
      en: {
        question: 'Where does the assistant get its figures?',
        answer: prose`<p>From the listings of this site and from registered sales and rents, and it
          names the source of each. It gives information, not legal or financial advice.</p>`,
      },
      ar: {
        question: 'من أين يأتي المساعد بأرقامه؟',
        answer: prose`<p>من إعلانات هذا الموقع ومن بيانات البيع والإيجار المسجّلة، ويذكر مصدر كل رقم.
          وهو يقدّم معلومات لا استشارات قانونية أو مالية.</p>`,
      },
    },
  ],
]

/** What visitors ask most, in page order. */
export const faqs: readonly Content<Faq, FaqText>[] = rows.map(([category, texts], at) => ({
  shared: { _id: contentId('faq', at + 1), category, order: at + 1 },
  texts,
}))
