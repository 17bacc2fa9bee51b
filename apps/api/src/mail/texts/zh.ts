import type { MailTexts } from './mail-texts.ts'

export const chinese: MailTexts = {
  labels: {
    reference: '编号',
    listing: '房源',
    advertiser: '发布者',
    kind: '事项',
    name: '姓名',
    email: '电子邮箱',
    phone: '电话',
    language: '语言',
    channel: '希望的回复方式',
    time: '希望的时间',
    subject: '主题',
    message: '留言',
  },
  kinds: {
    question: '咨询',
    viewing: '预约看房',
    callback: '请求回电',
    report: '举报房源',
  },
  channels: { phone: '电话', email: '电子邮件', whatsapp: 'WhatsApp' },
  open: '查看房源',
  receipt: {
    subject: (reference) => `我们已收到您的留言（${reference}）`,
    greeting: '您好：',
    toAdvertiser: '感谢您的咨询。我们已经收到，并正转交给发布者，对方会直接回复您。',
    toCompany: '感谢您的来信。我们已经收到您的留言，并会予以处理。',
    stranger: '如果您没有给我们留言，那是有人误填了您的邮箱，您无需进行任何操作。',
  },
  notice: {
    subject: (reference, about) => `新的咨询 ${reference}：${about}`,
    intro: '有访客给您留言。',
    reply: '直接回复本邮件即可联系该访客。',
    callOnly: '访客没有留下电子邮箱，请通过电话回复。',
    noAccount: '该房源的发布者在本站没有账户，因此咨询转交给您。',
  },
}
