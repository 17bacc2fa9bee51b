import { contentId } from '../content-id.ts'
import { prose } from '../prose.ts'
import { sources } from '../sources.ts'
import { type Article, editors } from './article.ts'
import { blogCategories } from './categories.ts'

export const buyingArticles: readonly Article[] = [
  {
    shared: {
      _id: contentId('blog', 1),
      slug: 'what-buyers-pay-on-top-of-the-price',
      cover_image: '/scenes/view/tower/marina/4021.svg',
      blog_category: blogCategories.buying,
      author: editors,
      sources: [sources.landDepartment, sources.centralBank],
      published_at: '2026-10-05T06:00:00.000Z',
      updated_at: '2026-10-05T06:00:00.000Z',
    },
    texts: {
      en: {
        title: 'What buyers pay on top of the price',
        excerpt: 'Transfer fee, trustee office, agent and bank: the costs of a purchase in Dubai.',
        cover_image_alt: 'View from a tower over the marina',
        tags: ['buying', 'fees', 'transfer fee'],
        content: prose`<p>Plan for about seven per cent on top of the price. Most of it is one fee.</p>
          <h2>The transfer fee</h2><p>The Dubai Land Department charges <strong>4 %</strong> of the
          price to register the sale. By law buyer and seller share it; in practice the buyer mostly
          pays all of it. Form F says what you agreed.</p><h2>The registration trustee</h2><p>The
          trustee's office charges AED 2,000 for a price below AED 500,000 and AED 4,000 from there
          on, plus VAT.</p><h2>The agent</h2><p>The commission is agreed between you and the broker.
          Two per cent plus VAT is usual for a home.</p><h2>The bank</h2><p>Registering a mortgage
          costs 0.25 % of the loan. The bank itself may charge for arranging the loan and for the
          valuation: ask for both figures in writing.</p><table><thead><tr><th>Price</th>
          <th>Transfer fee</th></tr></thead><tbody><tr><td>AED 1,000,000</td><td>AED 40,000</td></tr>
          <tr><td>AED 2,500,000</td><td>AED 100,000</td></tr></tbody></table>`,
      },
      ar: {
        title: 'ما الذي يدفعه المشتري فوق الثمن',
        excerpt: 'رسم نقل الملكية وأمين التسجيل والوسيط والبنك: تكاليف الشراء في دبي.',
        cover_image_alt: 'إطلالة من برج على المرسى',
        tags: ['الشراء', 'الرسوم', 'رسم نقل الملكية'],
        content: prose`<p>احسب نحو سبعة في المئة فوق الثمن، ومعظمها رسم واحد.</p><h2>رسم نقل الملكية</h2>
          <p>تتقاضى دائرة الأراضي والأملاك في دبي <strong>4 %</strong> من الثمن لتسجيل البيع. ويتقاسمه
          المشتري والبائع قانونًا، لكن المشتري يدفعه كاملًا في الغالب. والعبرة بما يرد في النموذج F.</p>
          <h2>أمين التسجيل</h2><p>يتقاضى مكتب أمين التسجيل 2,000 درهم إذا قل الثمن عن 500,000 درهم،
          و4,000 درهم لما عدا ذلك، مع ضريبة القيمة المضافة.</p><h2>الوسيط</h2><p>العمولة بالاتفاق بينك
          وبين الوسيط، والمعتاد 2 % مع ضريبة القيمة المضافة.</p><h2>البنك</h2><p>يكلّف تسجيل الرهن
          0.25 % من مبلغ القرض. وقد يتقاضى البنك رسمًا لترتيب القرض وآخر للتقييم، فاطلب الرقمين
          كتابةً.</p>`,
      },
    },
  },
  {
    shared: {
      _id: contentId('blog', 2),
      slug: 'ready-or-off-plan',
      cover_image: '/scenes/facade/tower/creek/118.svg',
      blog_category: blogCategories.buying,
      author: editors,
      sources: [sources.landDepartment, sources.legislation, sources.centralBank],
      published_at: '2026-09-14T06:00:00.000Z',
      updated_at: '2026-10-20T06:00:00.000Z',
    },
    texts: {
      en: {
        title: 'Ready or off-plan: what differs',
        excerpt: 'Payment, loan, protection and risk of a home that stands and one that does not.',
        cover_image_alt: 'Tower at the creek',
        tags: ['buying', 'off-plan'],
        content: prose`<p>The two are bought in different ways, and the risks are not the same.</p>
          <h2>Payment</h2><p>A ready home is paid at the transfer. Off-plan, the price is paid in
          instalments that follow the building works, some of them often after the handover.</p>
          <h2>Loan</h2><p>A bank may finance up to 80 % of a ready first home up to AED 5 million for
          expatriates, and at most 50 % off-plan.</p><h2>Protection</h2><p>Law No. 8 of 2007 makes
          developers keep the payments of buyers in an escrow account of the project. The sale is
          entered in the interim register (Oqood) until the title deed is issued.</p><h2>Risk</h2>
          <p>A ready home can be seen, let and lived in at once. Off-plan, handovers are often late:
          plan for the rent that you go on paying.</p>`,
      },
      ar: {
        title: 'جاهز أم على الخارطة: ما الفرق',
        excerpt: 'الدفع والتمويل والحماية والمخاطر بين عقار قائم وآخر لم يُبنَ بعد.',
        cover_image_alt: 'برج على الخور',
        tags: ['الشراء', 'على الخارطة'],
        content: prose`<p>تختلف طريقة الشراء في الحالتين، وتختلف المخاطر.</p><h2>الدفع</h2><p>يُدفع ثمن
          العقار الجاهز عند نقل الملكية. أما على الخارطة فعلى أقساط تتبع مراحل البناء، وقد يستمر بعضها
          بعد التسليم.</p><h2>التمويل</h2><p>يمكن للبنك تمويل 80 % من المسكن الأول الجاهز للمقيمين حتى
          5 ملايين درهم، و50 % كحد أقصى على الخارطة.</p><h2>الحماية</h2><p>يلزم القانون رقم 8 لسنة 2007
          المطوّرين بحفظ دفعات المشترين في حساب ضمان للمشروع، ويُقيد البيع في السجل المبدئي «عقود» حتى
          صدور سند الملكية.</p><h2>المخاطر</h2><p>يمكن معاينة العقار الجاهز وسكنه وتأجيره فورًا. أما على
          الخارطة فكثيرًا ما يتأخر التسليم، فاحسب الإيجار الذي ستواصل دفعه.</p>`,
      },
    },
  },
]
