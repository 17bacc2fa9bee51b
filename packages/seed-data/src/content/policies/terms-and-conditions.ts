import { prose } from '../prose.ts'
import type { PolicySection } from './section.ts'

export const termsAndConditions: readonly PolicySection[] = [
  {
    en: {
      title: 'Using this site',
      content: prose`<p>You may browse, search and ask the assistant without an account. Copying
        listings in bulk is not allowed.</p>`,
    },
    ar: {
      title: 'استخدام الموقع',
      content: prose`<p>يمكنك التصفح والبحث وسؤال المساعد من دون حساب. ولا يجوز نسخ الإعلانات بكميات
        كبيرة.</p>`,
    },
  },
  {
    en: {
      title: 'Listings',
      content: prose`<p>Advertisers answer for what their listings say. A listing needs a valid
        advertising permit and is removed when the home is gone.</p>`,
    },
    ar: {
      title: 'الإعلانات',
      content: prose`<p>المعلنون مسؤولون عن محتوى إعلاناتهم. ويلزم كل إعلان تصريح ساري المفعول، ويُزال
        عند بيع العقار أو تأجيره.</p>`,
    },
  },
  {
    en: {
      title: 'Estimates and figures',
      content: prose`<p>Valuations are estimates with a range and a date, not appraisals. They do not
        replace the report of a registered valuer.</p>`,
    },
    ar: {
      title: 'التقديرات والأرقام',
      content: prose`<p>تقديرات القيمة تقريبية ولها نطاق وتاريخ، وليست تثمينًا رسميًا، ولا تغني عن
        تقرير مقيّم معتمد.</p>`,
    },
  },
]
