import { cue, plain } from './wording.ts'

/** Ways to write to somebody that stand before an address, and are nobody's name. */
export const channelWords = [
  cue('callback', '加我微信 wx | 加我微信号 wx | 加微信 wx'),
  plain(
    '微信 wx | 微信号 wx | vx | weixin | wechat id | tg | telegram | botim | imo | viber | skype | insta | instagram' +
      ' | тг | телега | телеграм | телеграмм | вайбер | скайп' +
      ' | تيليجرام | تلغرام | تليجرام | بوتيم | ايمو' +
      ' | टेलीग्राम' +
      ' | 发邮件 | 发邮箱 | 发电邮 | 寄邮件',
  ),
]
