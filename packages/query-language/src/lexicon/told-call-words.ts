import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { cue, plain } from './wording.ts'

/** That somebody else called or wrote is told, and asks nobody to call. */
const told = (phrases: string): PhraseTable => [plain(phrases)]

/** Where the past stands for what is wished: 'чтобы хозяин позвонил мне'. */
const wished = (phrases: string): PhraseTable => [cue('callback', phrases)]

const landlordRu = 'хозяин | хозяйка | арендодатель | собственник | владелец'
const calledRu =
  '{} позвонил | {} позвонила | {} позвонил мне | {} позвонила мне | {} мне позвонил | {} мне позвонила | {} написал мне в ватсап | {} написал в ватсап | {} написала в ватсап | {} прислал в ватсап | {} прислала в ватсап | {} написал в whatsapp | {} прислал в whatsapp | {} написала в whatsapp'
const landlordZh = '房东 | 业主 | 房東 | 業主'
const calledZh =
  '{}给我打电话 | {}打电话给我 | {}给我打了电话 | {}微信我 | {}发微信 | {}给我发微信 | {}微信说'

export const toldCallWords = {
  en: told(
    `${combine('{} me', 'whatsapped | messaged | texted | called | phoned | rang | emailed')} | ${combine(
      '{} on whatsapp | {} by whatsapp | {} over whatsapp | {} via whatsapp | {} me on whatsapp | {} me over whatsapp | {} me by whatsapp | {} me via whatsapp',
      'told | said | wrote | messaged | texted | announced | informed | says | saying',
    )} | sent me a whatsapp | sent a whatsapp | got a whatsapp | got a whatsapp from | whatsapp from my landlord | whatsapp from the landlord`,
  ),
  ar: told(
    combine(
      '{} اتصل | {} اتصل بي | {} اتصل فيني | {} اتصل علي | {} اتصل وقال | {} كلمني | {} كلمني واتساب | {} رسل لي واتساب | {} ارسل لي واتساب | {} أرسل لي واتساب | {} كلمني على الواتساب | {} كتب لي واتساب | {} كتب لي على الواتساب',
      'المالك | صاحب البيت | صاحب الشقة | المؤجر | صاحب الملك',
    ),
  ),
  ru: [
    ...told(combine(calledRu, landlordRu)),
    ...wished(
      combine(combine(calledRu, landlordRu).replaceAll(/(^|\| )/g, '$1{} '), 'чтобы | чтоб'),
    ),
  ],
  hi: told(
    'ने मुझे कॉल किया | ने कॉल किया | ने मुझे फ़ोन किया | ने मुझे फोन किया | ने फ़ोन किया | ने फोन किया | ने व्हाट्सऐप किया | ने व्हाट्सएप किया | ने मुझे व्हाट्सएप किया | ने मैसेज किया',
  ),
  hinglish: told(
    'ne mujhe call kiya | ne call kiya | ne mujhe phone kiya | ne phone kiya | ne whatsapp kiya | ne mujhe whatsapp kiya | ne whatsapp pe bola | ne whatsapp par bola | ne whatsapp pe likha | ne message kiya | ne mujhe message kiya | ka call aaya | ka phone aaya | ka whatsapp aaya',
  ),
  zh: [
    ...told(combine(calledZh, landlordZh)),
    ...wished(
      combine(combine(calledZh, landlordZh).replaceAll(/(^|\| )/g, '$1{}'), '让 | 请 | 叫 | 麻烦'),
    ),
  ],
  de: told(
    'per whatsapp geschrieben | auf whatsapp geschrieben | ueber whatsapp geschrieben | whatsapp geschickt | whatsapp bekommen | per whatsapp geschickt | per whatsapp mitgeteilt | per whatsapp angekuendigt | per whatsapp gesagt | mich angerufen | hat mich angerufen | hat angerufen | hat mir geschrieben',
  ),
} satisfies Readonly<Record<string, PhraseTable>>
