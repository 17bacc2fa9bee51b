import { prose } from '../prose.ts'
import type { PolicySection } from './section.ts'

export const cookiesPolicy: readonly PolicySection[] = [
  {
    en: {
      title: 'What is stored in your browser',
      content: prose`<p>The site keeps your session, your language and unsent forms in the storage of
        your browser, because it does not work without them. It sets no cookies for
        advertising.</p>`,
    },
    ar: {
      title: 'ما الذي يُحفظ في متصفحك',
      content: prose`<p>يحفظ الموقع في متصفحك جلستك ولغتك والنماذج غير المرسلة لأنه لا يعمل من دونها،
        ولا يستخدم ملفات تعريف ارتباط إعلانية.</p>`,
    },
  },
  {
    en: {
      title: 'How to remove it',
      content: '<p>Logging out ends the session. Clearing the site data removes the rest.</p>',
    },
    ar: {
      title: 'كيفية الحذف',
      content: '<p>ينهي تسجيل الخروج الجلسة، ويزيل مسح بيانات الموقع ما تبقى.</p>',
    },
  },
]
