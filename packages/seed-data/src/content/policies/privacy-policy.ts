import { prose } from '../prose.ts'
import type { PolicySection } from './section.ts'

export const privacyPolicy: readonly PolicySection[] = [
  {
    en: {
      title: 'What we collect',
      content: prose`<ul><li>What you enter in your account and in enquiries.</li><li>Your
        conversation with the assistant.</li><li>Homes that you save.</li></ul>`,
    },
    ar: {
      title: 'البيانات التي نجمعها',
      content: prose`<ul><li>ما تدخله في حسابك وفي الاستفسارات.</li><li>محادثتك مع المساعد.</li>
        <li>العقارات التي تحفظها.</li></ul>`,
    },
  },
  {
    en: {
      title: 'Who receives it',
      content: prose`<p>The advertiser whom you ask receives your name, your contact details and your
        message. We do not sell personal data.</p>`,
    },
    ar: {
      title: 'من يطّلع عليها',
      content: prose`<p>يصل اسمك وبيانات اتصالك ورسالتك إلى المعلن الذي تراسله. ولا نبيع البيانات
        الشخصية.</p>`,
    },
  },
  {
    en: {
      title: 'Your rights',
      content: prose`<p>Under Federal Decree-Law No. 45 of 2021 you may ask what is stored about you
        and have it corrected or erased.</p>`,
    },
    ar: {
      title: 'حقوقك',
      content: prose`<p>بموجب المرسوم بقانون اتحادي رقم 45 لسنة 2021 يحق لك معرفة ما يُحفظ عنك من
        بيانات وطلب تصحيحه أو محوه.</p>`,
    },
  },
]
