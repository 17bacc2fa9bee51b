import type { Banner, BannerType } from '@manzil/api-client/generated/types.gen'
import { contentId } from './content-id.ts'
import type { Content } from './translated.ts'

type BannerText = 'title' | 'subtitle' | 'link_text' | 'image_alt'

interface Words {
  title: string
  subtitle: string
  link_text?: string
}
interface Row {
  type: BannerType
  image: string
  link?: string
  en: Words
  ar: Words
}

const rows: readonly Row[] = [
  {
    type: 'home',
    image: '/scenes/view/tower/marina/4021.svg',
    link: '/property-listing',
    en: {
      title: 'Find a home in the Emirates',
      subtitle: 'Homes for sale and for rent, with figures that can be checked.',
      link_text: 'See all homes',
    },
    ar: {
      title: 'اعثر على منزلك في الإمارات',
      subtitle: 'عقارات للبيع والإيجار بأرقام يمكن التحقق منها.',
      link_text: 'كل العقارات',
    },
  },
  {
    type: 'property_listing',
    image: '/scenes/facade/midrise/downtown/211.svg',
    en: { title: 'Homes', subtitle: 'Narrow the list by place, price and size.' },
    ar: { title: 'العقارات', subtitle: 'حدّد النتائج حسب الموقع والسعر والمساحة.' },
  },
  {
    type: 'about_us',
    image: '/scenes/facade/tower/creek/77.svg',
    en: { title: 'About Manzil', subtitle: 'Who we are and how we work.' },
    ar: { title: 'عن منزل', subtitle: 'من نحن وكيف نعمل.' },
  },
  {
    type: 'contact_us',
    image: '/scenes/facade/office/downtown/18.svg',
    en: { title: 'Contact us', subtitle: 'Write or call; we answer on working days.' },
    ar: { title: 'اتصل بنا', subtitle: 'راسلنا أو اتصل بنا، ونرد في أيام العمل.' },
  },
  {
    type: 'blog',
    image: '/scenes/living/tower/marina/340.svg',
    en: { title: 'Blog', subtitle: 'Buying, renting and investing, explained with sources.' },
    ar: { title: 'المدونة', subtitle: 'الشراء والإيجار والاستثمار بشرح موثّق بالمصادر.' },
  },
  {
    type: 'buyer_guide',
    image: '/scenes/facade/villa/suburb/52.svg',
    link: '/property-listing?purpose=sale',
    en: {
      title: 'Buyer guide',
      subtitle: 'From the budget to the title deed.',
      link_text: 'Homes for sale',
    },
    ar: {
      title: 'دليل المشتري',
      subtitle: 'من تحديد الميزانية إلى سند الملكية.',
      link_text: 'عقارات للبيع',
    },
  },
  {
    type: 'seller_guide',
    image: '/scenes/facade/townhouse/golf/63.svg',
    en: { title: 'Seller guide', subtitle: 'From the listing agreement to the transfer.' },
    ar: { title: 'دليل البائع', subtitle: 'من اتفاقية الإعلان إلى نقل الملكية.' },
  },
  {
    type: 'tenant_guide',
    image: '/scenes/bedroom/midrise/creek/95.svg',
    link: '/property-listing?purpose=rent',
    en: {
      title: 'Tenant guide',
      subtitle: 'Viewing, contract, Ejari and your rights.',
      link_text: 'Homes for rent',
    },
    ar: {
      title: 'دليل المستأجر',
      subtitle: 'المعاينة والعقد و«إيجاري» وحقوقك.',
      link_text: 'عقارات للإيجار',
    },
  },
  {
    type: 'landlord_guide',
    image: '/scenes/kitchen/tower/downtown/41.svg',
    en: { title: 'Landlord guide', subtitle: 'Letting a home by the rules.' },
    ar: { title: 'دليل المؤجّر', subtitle: 'تأجير العقار وفق القواعد.' },
  },
  {
    type: 'faqs',
    image: '/scenes/view/midrise/creek/12.svg',
    en: { title: 'Questions and answers', subtitle: 'What visitors ask most.' },
    ar: { title: 'الأسئلة الشائعة', subtitle: 'أكثر ما يسأل عنه الزوار.' },
  },
  {
    type: 'agents',
    image: '/scenes/facade/office/marina/29.svg',
    en: { title: 'Find an agent', subtitle: 'Registered brokers by place and language.' },
    ar: { title: 'ابحث عن وكيل', subtitle: 'وسطاء مسجّلون حسب الموقع واللغة.' },
  },
  {
    type: 'agencies',
    image: '/scenes/facade/office/creek/33.svg',
    en: { title: 'Agencies', subtitle: 'Brokerages and the homes that they list.' },
    ar: { title: 'الوكالات العقارية', subtitle: 'شركات الوساطة والعقارات التي تعرضها.' },
  },
]

const toText = ({ title, subtitle, link_text = '' }: Words): Pick<Banner, BannerText> => ({
  title,
  subtitle,
  link_text: link_text || null,
  // The pictures only decorate.
  image_alt: '',
})

/** Heads of pages; policies have none. */
export const banners: readonly Content<Banner, BannerText>[] = rows.map((row, at) => ({
  shared: {
    _id: contentId('banner', at + 1),
    type: row.type,
    image: row.image,
    link: row.link ?? null,
  },
  texts: { en: toText(row.en), ar: toText(row.ar) },
}))
