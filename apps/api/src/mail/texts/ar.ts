import type { MailTexts } from './mail-texts.ts'

export const arabic: MailTexts = {
  labels: {
    reference: 'الرقم',
    listing: 'الإعلان',
    advertiser: 'المعلن',
    kind: 'الموضوع',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    language: 'اللغة',
    channel: 'طريقة الرد المفضلة',
    time: 'الوقت المفضل',
    subject: 'العنوان',
    message: 'الرسالة',
  },
  kinds: {
    question: 'سؤال',
    viewing: 'معاينة',
    callback: 'طلب اتصال',
    report: 'بلاغ عن إعلان',
  },
  channels: { phone: 'الهاتف', email: 'البريد الإلكتروني', whatsapp: 'واتساب' },
  open: 'فتح الإعلان',
  receipt: {
    subject: (reference) => `استلمنا رسالتك (${reference})`,
    greeting: 'مرحباً،',
    toAdvertiser: 'شكراً على استفسارك. لقد استلمناه ونحيله إلى المعلن الذي سيرد عليك مباشرة.',
    toCompany: 'شكراً على تواصلك معنا. لقد استلمنا رسالتك وسننظر فيها.',
    stranger:
      'إذا لم تكن أنت من راسلنا، فقد أدخل شخص ما عنوانك عن طريق الخطأ ولا يلزمك فعل أي شيء.',
  },
  notice: {
    subject: (reference, about) => `استفسار جديد ${reference}: ${about}`,
    intro: 'كتب إليك أحد الزوار.',
    reply: 'ردك على هذه الرسالة يصل إلى الزائر.',
    callOnly: 'لم يترك الزائر بريدًا إلكترونيًا، فيرجى الرد عليه هاتفيًا.',
    noAccount: 'ليس لدى معلن هذا العقار حساب هنا، ولذلك وصل الاستفسار إليكم.',
  },
}
