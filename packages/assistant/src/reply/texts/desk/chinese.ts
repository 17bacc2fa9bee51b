import type { DeskTexts } from './desk-texts.ts'

export const chineseDesk: DeskTexts = {
  which: {
    viewing: '您想看哪一套？请从已展示的房源中选择，或者告诉我还要找什么。',
    callback: '您想就哪一套通话？请从已展示的房源中选择，或者告诉我还要找什么。',
  },
  searchFirst: {
    viewing: '我们先找房源：哪个区域、什么类型、多少预算？从结果中选一套后，我会向经纪人预约看房。',
    callback:
      '我们先找房源：哪个区域、什么类型、多少预算？从结果中选一套后，我会请经纪人给您回电。',
  },
  chosen: (title) => `房源：${title}。`,
  fields: { name: '您的姓名', phone: '电话号码', email: '电子邮箱' },
  needs: (fields) => `为了联系经纪人，我需要${fields}。`,
  noted: (details) => `已记下：${details}。`,
  badPhone: '电话号码不完整：需要10到15位数字，例如 050 123 4567 或 +86 138 0013 8000。',
  badEmail: '电子邮箱不完整，例如 sara@example.com。',
  when: '您想什么时候来看？以下时间有空：',
  past: '这个时间已经过了。以下时间有空：',
  closed: (hours, days) =>
    `看房时间为周一至周六${hours}，每半小时一场，最多可提前${days}天预约。以下时间有空：`,
  taken: (when) => `${when}已经没有空了。相近的时间有：`,
  summary: {
    viewing: (title, when) => `看房：“${title}”${when === undefined ? '' : `，${when}`}。`,
    callback: (title, when) => `回电：“${title}”${when === undefined ? '' : `，${when}`}。`,
  },
  from: (details) => `联系人：${details}。`,
  confirm: '要发送给经纪人吗？在您同意之前不会发送任何内容。',
  sent: {
    viewing: (reference) => `已发送给经纪人，编号 ${reference}。经纪人会与您确认时间。`,
    callback: (reference) => `已发送给经纪人，编号 ${reference}。经纪人会给您打电话。`,
  },
  gone: '该房源已下架，没有发送任何内容。请选择另一套。',
  busy: '该房源目前请求过多，没有发送任何内容。请一小时后再试。',
  failed: '刚才没能发送，请稍后再试。',
  cancelled: '已取消，没有发送任何内容。',
  yes: { label: '是的，发送', message: '是的，发送' },
  otherTime: { label: '换个时间', message: '换个时间' },
  cancel: { label: '取消', message: '取消' },
  choose: (number, title) => ({ label: `${number} · ${title}`, message: `第${number}套` }),
}
