import type { AboutUs } from '@manzil/api-client/generated/types.gen'
import { contentId } from './content-id.ts'
import { prose } from './prose.ts'
import type { Content, Translations } from './translated.ts'

type AboutText = 'title' | 'content' | 'image_alt'

const sections: readonly Translations<Pick<AboutUs, AboutText>>[] = [
  {
    en: {
      title: 'What Manzil is',
      content: prose`<p>Manzil is a portal for homes and business premises in the United Arab
        Emirates. It brings people who look for a place together with the agents and agencies who
        offer one, and has an assistant that searches, compares and values homes in six
        languages.</p>`,
      image_alt: '',
    },
    ar: {
      title: 'ما هي منصة منزل',
      content: prose`<p>«منزل» منصة للعقارات السكنية والتجارية في دولة الإمارات العربية المتحدة.
        تجمع الباحثين عن عقار بالوكلاء والوكالات، ويساعدك فيها مساعد ذكي يبحث عن العقارات ويقارنها
        ويقدّر قيمتها بست لغات.</p>`,
      image_alt: '',
    },
  },
  {
    en: {
      title: 'Figures that can be checked',
      content: prose`<p>Every figure on this site says where it comes from and of which day it is.
        Prices that owners ask and prices that were registered are never mixed.</p>`,
      image_alt: '',
    },
    ar: {
      title: 'أرقام يمكن التحقق منها',
      content: prose`<p>كل رقم في هذا الموقع مقرون بمصدره وتاريخه. ولا نخلط بين الأسعار التي يطلبها
        الملاك والأسعار المسجّلة رسميًا.</p>`,
      image_alt: '',
    },
  },
  {
    en: {
      title: 'How we treat your data',
      content: prose`<p>You can browse and talk to the assistant without an account. Contact details
        go to the advertiser whom you ask, and to nobody else.</p>`,
      image_alt: '',
    },
    ar: {
      title: 'كيف نتعامل مع بياناتك',
      content: prose`<p>يمكنك التصفح والتحدث إلى المساعد من دون حساب. ولا تصل بيانات الاتصال إلا إلى
        المعلن الذي تراسله.</p>`,
      image_alt: '',
    },
  },
]

/** The page about the company, section by section. */
export const aboutUs: readonly Content<AboutUs, AboutText>[] = sections.map((texts, at) => ({
  shared: { _id: contentId('about-us', at + 1), image: null, order: at + 1 },
  texts,
}))
