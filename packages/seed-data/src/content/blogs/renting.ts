import { contentId } from '../content-id.ts'
import { prose } from '../prose.ts'
import { sources } from '../sources.ts'
import { type Article, editors } from './article.ts'
import { blogCategories } from './categories.ts'

export const rentingArticles: readonly Article[] = [
  {
    shared: {
      _id: contentId('blog', 3),
      slug: 'how-much-the-rent-may-rise',
      cover_image: '/scenes/living/midrise/downtown/73.svg',
      blog_category: blogCategories.renting,
      author: editors,
      sources: [sources.legislation, sources.landDepartment],
      published_at: '2026-08-24T06:00:00.000Z',
      updated_at: '2026-08-24T06:00:00.000Z',
    },
    texts: {
      en: {
        title: 'How much the rent may rise',
        excerpt: 'Five bands decide, and notice of ninety days is needed.',
        cover_image_alt: 'Living room with a sofa and large windows',
        tags: ['renting', 'rent increase'],
        content: prose`<p>Decree No. 43 of 2013 compares your rent with the average of similar homes,
          as the rental index of the Dubai Land Department shows it.</p><table><thead><tr><th>Your
          rent lies below the average by</th><th>It may rise by</th></tr></thead><tbody><tr><td>up to
          10 %</td><td>nothing</td></tr><tr><td>11 to 20 %</td><td>5 %</td></tr><tr><td>21 to
          30 %</td><td>10 %</td></tr><tr><td>31 to 40 %</td><td>15 %</td></tr><tr><td>more than
          40 %</td><td>20 %</td></tr></tbody></table><p>The landlord must say so 90 days before the
          contract ends, unless the contract says otherwise. Who cannot agree may bring the case to
          the Rental Disputes Center.</p>`,
      },
      ar: {
        title: 'ما الزيادة المسموح بها في الأجرة',
        excerpt: 'خمس شرائح تحدد الزيادة، ولا بد من إشعار قبل تسعين يومًا.',
        cover_image_alt: 'غرفة جلوس بأريكة ونوافذ واسعة',
        tags: ['الإيجار', 'زيادة الأجرة'],
        content: prose`<p>يقارن المرسوم رقم 43 لسنة 2013 أجرتك بمتوسط أجرة المثل وفق مؤشر الإيجارات لدى
          دائرة الأراضي والأملاك.</p><table><thead><tr><th>انخفاض أجرتك عن المتوسط</th><th>الزيادة
          المسموح بها</th></tr></thead><tbody><tr><td>حتى 10 %</td><td>لا زيادة</td></tr><tr><td>من 11
          إلى 20 %</td><td>5 %</td></tr><tr><td>من 21 إلى 30 %</td><td>10 %</td></tr><tr><td>من 31 إلى
          40 %</td><td>15 %</td></tr><tr><td>أكثر من 40 %</td><td>20 %</td></tr></tbody></table><p>وعلى
          المؤجّر إشعارك قبل انتهاء العقد بتسعين يومًا ما لم ينص العقد على غير ذلك. ولمن لم يتفقا اللجوء
          إلى مركز فض المنازعات الإيجارية.</p>`,
      },
    },
  },
  {
    shared: {
      _id: contentId('blog', 4),
      slug: 'moving-in-ejari-electricity-and-the-housing-fee',
      cover_image: '/scenes/kitchen/midrise/creek/209.svg',
      blog_category: blogCategories.renting,
      author: editors,
      sources: [sources.utilities, sources.landDepartment],
      published_at: '2026-07-20T06:00:00.000Z',
      updated_at: '2026-07-20T06:00:00.000Z',
    },
    texts: {
      en: {
        title: 'Moving in: Ejari, electricity and the housing fee',
        excerpt: 'What comes after the signature, in the order in which it is needed.',
        cover_image_alt: 'Bright kitchen with built-in cupboards',
        tags: ['renting', 'ejari', 'dewa'],
        content: prose`<ol><li>Register the contract in Ejari, in the Dubai REST app or at a service
          centre. Nothing else works without its number.</li><li>Open the account for electricity and
          water at DEWA. The deposit is AED 2,000 for an apartment and AED 4,000 for a villa, and
          comes back when you leave.</li><li>Expect the housing fee on the same bill: 5 % of the
          yearly rent, in monthly parts.</li></ol>`,
      },
    },
  },
]
