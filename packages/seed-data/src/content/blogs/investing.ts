import { contentId } from '../content-id.ts'
import { prose } from '../prose.ts'
import { sources } from '../sources.ts'
import { type Article, editors } from './article.ts'
import { blogCategories } from './categories.ts'

export const investingArticles: readonly Article[] = [
  {
    shared: {
      _id: contentId('blog', 5),
      slug: 'reading-a-yield',
      cover_image: '/scenes/facade/midrise/suburb/301.svg',
      blog_category: blogCategories.investing,
      author: editors,
      sources: [sources.landDepartment],
      published_at: '2026-06-15T06:00:00.000Z',
      updated_at: '2026-09-02T06:00:00.000Z',
    },
    texts: {
      en: {
        title: 'Reading a yield: gross and net',
        excerpt: 'Two homes with the same gross yield can earn very different sums.',
        cover_image_alt: 'Apartment house in a quiet street',
        tags: ['investing', 'yield', 'service charge'],
        content: prose`<p>The <strong>gross yield</strong> is the yearly rent divided by the price: AED
          84,000 of AED 1,200,000 is 7 %.</p><p>The <strong>net yield</strong> takes off what the
          owner pays. A service charge of AED 16 for a square foot costs AED 12,800 a year in a home
          of 800 square feet. What is left, AED 71,200, is 5.9 % of the price. With the fees of the
          purchase in the sum, it is less again.</p><p>Compare net yields, and ask how many months the
          home stood empty.</p>`,
      },
      ar: {
        title: 'كيف تقرأ العائد: الإجمالي والصافي',
        excerpt: 'قد يتساوى عقاران في العائد الإجمالي ويختلفان كثيرًا في الدخل.',
        cover_image_alt: 'مبنى سكني في شارع هادئ',
        tags: ['الاستثمار', 'العائد', 'رسوم الخدمات'],
        content: prose`<p><strong>العائد الإجمالي</strong> هو الأجرة السنوية مقسومة على الثمن: 84,000
          درهم من 1,200,000 درهم تساوي 7 %.</p><p>أما <strong>العائد الصافي</strong> فيُخصم منه ما يدفعه
          المالك. فرسوم خدمات قدرها 16 درهمًا للقدم المربعة تكلّف 12,800 درهم سنويًا لمسكن مساحته 800 قدم
          مربعة. والباقي، 71,200 درهم، يساوي 5.9 % من الثمن، ويقل عن ذلك إذا حُسبت رسوم الشراء.</p><p>قارن
          العوائد الصافية، واسأل كم شهرًا بقي العقار شاغرًا.</p>`,
      },
    },
  },
  {
    shared: {
      _id: contentId('blog', 6),
      slug: 'asked-and-registered-prices',
      cover_image: '/scenes/view/tower/downtown/560.svg',
      blog_category: blogCategories.investing,
      author: editors,
      sources: [sources.landDepartment],
      published_at: '2026-05-11T06:00:00.000Z',
      updated_at: '2026-05-11T06:00:00.000Z',
    },
    texts: {
      en: {
        title: 'Asked prices are not registered prices',
        excerpt: 'What a listing asks and what the register shows answer different questions.',
        cover_image_alt: 'View over downtown in the evening',
        tags: ['investing', 'prices', 'data'],
        content: prose`<p>A listing says what an owner hopes for. The register of the Dubai Land
          Department says what was paid, some weeks or months ago.</p><p>Both are useful: the first
          shows what is on offer today, the second what offers end in. An average of the two shows
          nothing. This site keeps them apart and names which one a figure is.</p>`,
      },
    },
  },
]
