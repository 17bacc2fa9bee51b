import type { LeadTexts } from './lead-texts.ts'

export const chineseLeads: LeadTexts = {
  which: {
    viewing: '您想看哪一套？请从已展示的房源中选择，或者告诉我还要找什么。',
    callback: '您想就哪一套通话？请从已展示的房源中选择，或者告诉我还要找什么。',
  },
  searchFirst: {
    viewing: '我们先找房源：哪个区域、什么类型、多少预算？从结果中选一套后，我会转达您想看房。',
    callback:
      '我们先找房源：哪个区域、什么类型、多少预算？从结果中选一套后，我会转达您希望接到回电。',
  },
  nothingFits: (search) =>
    `现在还没有可选的房源：没有符合条件的房源（${search}）。改一个条件，选好一套，我就帮您转达。`,
  otherThanNamed: (title) =>
    `这个编号的房源是“${title}”，与您说的不一致。如果您指的是另一套，请告诉我编号。`,
  chosen: (title) => `房源：${title}。`,
  fields: {
    name: '您的姓名',
    channel: '您的电话号码或电子邮箱',
    home: '房源',
    time: '日期和时间',
    yes: '您的同意',
  },
  needs: (fields) => `为了提交请求，我需要${fields}。`,
  noted: (details) => `已记下：${details}。`,
  badPhone: '电话号码不完整：需要10到15位数字，例如 050 123 4567 或 +86 138 0013 8000。',
  badEmail: '电子邮箱不完整，例如 sara@example.com。',
  when: '您想什么时候来看？您可以申请以下时间：',
  past: '这个时间已经过了。您还可以申请以下时间：',
  closed: (hours, days) =>
    `看房可申请周一至周六${hours}，每半小时一个时段，最多提前${days}天。您可以申请以下时间：`,
  taken: (when) => `${when}已经不能申请了。相近的可申请时间有：`,
  whenOffered: '您想什么时候来？经纪人在以下时间有空：',
  notOffered: (when) => `${when}没有空。相近的空闲时间有：`,
  noneFree: '经纪人目前没有空闲时间。您可以改为请求回电，由经纪人与您约定时间。',
  summary: {
    viewing: (title, when) => `看房：“${title}”${when === undefined ? '' : `，${when}`}。`,
    callback: (title, when) => `回电：“${title}”${when === undefined ? '' : `，${when}`}。`,
    reply: (title, when) => `邮件回复：“${title}”${when === undefined ? '' : `，${when}`}。`,
  },
  ofTeam: {
    callback: (when) => `由本网站团队回电${when === undefined ? '' : `，${when}`}。`,
    reply: (when) => `由本网站团队邮件回复${when === undefined ? '' : `，${when}`}。`,
  },
  orHome: '如果与已展示的某套房源有关，请选择它，请求会发给该房源的发布者。',
  from: (details) => `联系人：${details}。`,
  confirm: '要发送这个请求吗？在您同意之前不会发送任何内容。',
  confirmAll: '如选择“是的，附上这段对话”，发布者还会看到您的需求和我们在此的对话。',
  sent: {
    agent: {
      viewing: (reference) => `已发送给经纪人，编号 ${reference}。时间要等经纪人确认后才算定下。`,
      callback: (reference) => `已发送给经纪人，编号 ${reference}。已请经纪人给您打电话。`,
      reply: (reference) => `已发送给经纪人，编号 ${reference}。已请经纪人用邮件回复您。`,
    },
    agency: {
      viewing: (reference) =>
        `已发送给中介公司，编号 ${reference}。时间要等中介公司确认后才算定下。`,
      callback: (reference) => `已发送给中介公司，编号 ${reference}。已请中介公司给您打电话。`,
      reply: (reference) => `已发送给中介公司，编号 ${reference}。已请中介公司用邮件回复您。`,
    },
    site: {
      viewing: (reference) =>
        `已发送给本网站团队，编号 ${reference}：该房源的发布者在这里没有账户。时间尚未约定。`,
      callback: (reference) =>
        `已发送给本网站团队，编号 ${reference}：该房源的发布者在这里没有账户。通话尚未约定。`,
      reply: (reference) =>
        `已发送给本网站团队，编号 ${reference}：该房源的发布者在这里没有账户。已请团队用邮件回复您。`,
    },
  },
  booked: (reference) => `已预约，编号 ${reference}。时间已确定；如您留了邮箱，确认信会发到邮箱。`,
  sentToTeam: {
    callback: (reference) => `已发送给本网站团队，编号 ${reference}。已请团队给您打电话。`,
    reply: (reference) => `已发送给本网站团队，编号 ${reference}。已请团队用邮件回复您。`,
  },
  parts: { morning: '上午', afternoon: '下午', evening: '晚上' },
  soon: '尽快',
  gone: '该房源已下架，没有发送任何内容。请选择另一套。',
  busy: '目前请求过多，没有发送任何内容。请一小时后再试。',
  failed: '刚才没有成功，没有发送任何内容。请稍后再试。',
  sentBefore: (reference) =>
    `您的请求（编号 ${reference}）已经发出，只有发布者可以更改或取消。请联系对方并告知该编号，联系方式在房源页面上：`,
  sentByMail: (reference) =>
    `您的请求（编号 ${reference}）已经发出。您收到的邮件里有链接，可以自己改期或取消看房；也可以在房源页面联系发布者并告知该编号：`,
  sentToTeamBefore: (reference) =>
    `您的请求（编号 ${reference}）已发给本网站团队。如需更改或取消，请联系我们并告知该编号：`,
  whenAnswered: {
    agent: (reference) =>
      `您的请求 ${reference} 已发给这套房源的经纪人，由对方联系您；目前还没有人承诺具体时间。要询问请在房源页面联系对方，并告知该编号：`,
    agency: (reference) =>
      `您的请求 ${reference} 已发给发布这套房源的中介公司，由该公司的人联系您；目前还没有人承诺具体时间。要询问请在房源页面联系对方，并告知该编号：`,
    site: (reference) =>
      `您的请求 ${reference} 发给了本网站团队，没有发给发布者，因为对方在这里没有账号。已请团队答复您；目前还没有人承诺具体时间。要询问、更改或取消，请联系团队并告知该编号：`,
    team: (reference) =>
      `您的请求 ${reference} 已发给本网站团队，由团队人员联系您；目前还没有人承诺具体时间。要询问请联系团队并告知该编号：`,
  },
  whenBooked: (reference) =>
    `您的看房 ${reference} 已约好，由这套房源的经纪人接待，时间已确定，不需要再打电话确认。要询问请在房源页面联系对方，并告知该编号：`,
  noneSent:
    '我在这次对话中没有发送过任何请求。之前发出的请求只有发布者可以更改或取消：请在房源页面联系对方，并告知您的请求编号。如果找不到该页面，请联系我们：',
  contactPage: '联系我们',
  cancelled: '已取消，没有发送任何内容。',
  unsent: '您的请求尚未发送。',
  yes: { label: '是的，发送', message: '是的，发送' },
  yesWithConversation: { label: '是的，附上这段对话', message: '是的，附上这段对话' },
  withConversation: '附上这段对话',
  otherTime: { label: '换个时间', message: '换个时间' },
  cancel: { label: '取消', message: '取消' },
  choose: (number, title) => ({ label: `${number} · ${title}`, message: `第${number}套` }),
}
