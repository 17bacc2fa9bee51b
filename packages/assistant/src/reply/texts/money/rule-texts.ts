import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { NoticeRule } from '@manzil/domain/costs/notice-rules'

/** What a rule means for somebody's own time: the time that was said, the least that is asked. */
type Tell = (said: string, least: string) => string

/** Sentences about rules that are applied to what a visitor told. Figures come in as finished texts. */
export interface RuleTexts {
  enough: Readonly<Record<NoticeRule, Tell>>
  tooShort: Readonly<Record<NoticeRule, Tell>>
  /** What the law asks for besides the time, where a home has to be left. */
  besides: string
  /** How far the rent may rise is another question. */
  ofIndex: string
  /** The rent that is asked for is within the highest one. */
  mayAsk: (asking: string, most: string) => string
  mayNotAsk: (asking: string, most: string) => string
  /** Whether a rise may be asked depends on the index. */
  needsIndex: (rent: string, asking: string, share: string) => string
  /** From which rent by the index on it may. */
  fromIndex: (market: string) => string
  /** No index allows so much. */
  beyondAll: (asking: string, share: string, most: string) => string
  askIndex: string
  /** More was told of the tenancy, and the rule is told again. */
  stays: string
  /** The time of a rule holds whatever the index says. */
  holds: (least: string) => string
}

export const ruleTexts: Readonly<Record<LanguageCode, RuleTexts>> = {
  en: {
    enough: {
      change: (said, least) =>
        `Yes, for a rise or another change at renewal ${said} of notice is enough: it has to be announced at least ${least} before the contract ends.`,
      leave: (said, least) =>
        `Yes, ${said} is enough: a tenant who is to leave at the end of the contract has a right to ${least} of notice.`,
      arrears: (said, least) =>
        `Yes, ${said} is enough: over unpaid rent a tenant gets ${least} to pay after a formal notice, and then the landlord may ask the Rental Disputes Center for eviction.`,
    },
    tooShort: {
      change: (said, least) =>
        `No, for a rise or another change at renewal ${said} of notice is too short: it has to be announced at least ${least} before the contract ends, unless the contract says otherwise. Without that the old rent and terms go on.`,
      leave: (said, least) =>
        `No, ${said} is not enough to make a tenant leave at the end of the contract: it takes ${least} of notice.`,
      arrears: (said, least) =>
        `No, ${said} is too short: over unpaid rent a tenant gets ${least} to pay after a formal notice before the landlord may ask for eviction.`,
    },
    besides:
      'It also takes a reason that the law names, such as sale or own use, in writing through a notary public or by registered mail.',
    ofIndex: 'How far the rent may rise is for the index to say: tell me your rent and the index.',
    mayAsk: (asking, most) =>
      `Yes, ${asking} may be asked: the most that is allowed here is ${most}.`,
    mayNotAsk: (asking, most) =>
      `No, ${asking} may not be asked: the most that is allowed here is ${most}.`,
    needsIndex: (rent, asking, share) =>
      `From ${rent} to ${asking} is a rise of ${share}. Whether that is allowed depends on what the index says for your home.`,
    fromIndex: (market) => `It is only allowed where the index says more than ${market}.`,
    beyondAll: (asking, share, most) =>
      `No, ${asking} may not be asked: more than ${share} is never allowed, so ${most} at most, and that only where the index is far above your rent.`,
    askIndex: 'What does it say?',
    stays: 'Thank you. That does not change the answer:',
    holds: (least) =>
      `Yes, the ${least} hold whatever the market or the index says, unless the contract says otherwise: without that notice the old rent and terms go on for the next term.`,
  },
  ar: {
    enough: {
      change: (said, least) =>
        `نعم، المدة كافية (${said}): يلزم الإشعار بزيادة الإيجار أو بأي تعديل عند التجديد قبل انتهاء العقد بمدة لا تقل عن ${least}.`,
      leave: (said, least) =>
        `نعم، المدة كافية (${said}): من حق المستأجر قبل الإخلاء عند انتهاء العقد إشعار مدته ${least}.`,
      arrears: (said, least) =>
        `نعم، المدة كافية (${said}): عند تأخر الإيجار للمستأجر ${least} للدفع بعد إنذار رسمي، ثم يجوز للمؤجر طلب الإخلاء من مركز فض المنازعات الإيجارية.`,
    },
    tooShort: {
      change: (said, least) =>
        `لا، المدة لا تكفي (${said}): يلزم الإشعار بزيادة الإيجار أو بأي تعديل عند التجديد قبل انتهاء العقد بمدة لا تقل عن ${least}، ما لم ينص العقد على غير ذلك. وإلا يستمر الإيجار والشروط كما كانت.`,
      leave: (said, least) =>
        `لا، المدة لا تكفي (${said}): إخلاء المستأجر عند انتهاء العقد يحتاج إلى إشعار مدته ${least}.`,
      arrears: (said, least) =>
        `لا، المدة لا تكفي (${said}): عند تأخر الإيجار للمستأجر ${least} للدفع بعد إنذار رسمي قبل أن يجوز للمؤجر طلب الإخلاء.`,
    },
    besides:
      'ويلزم أيضًا سبب ينص عليه القانون، كالبيع أو السكن الشخصي، ويكون الإشعار كتابةً عن طريق الكاتب العدل أو بالبريد المسجّل.',
    ofIndex: 'أما مقدار الزيادة فيحدده المؤشر: أخبرني بإيجارك وبما يقوله المؤشر.',
    mayAsk: (asking, most) => `نعم، يجوز طلب ${asking}: أقصى المسموح هنا ${most}.`,
    mayNotAsk: (asking, most) => `لا، لا يجوز طلب ${asking}: أقصى المسموح هنا ${most}.`,
    needsIndex: (rent, asking, share) =>
      `من ${rent} إلى ${asking} زيادة ${share}. جوازها يتوقف على ما يقوله المؤشر لمسكنك.`,
    fromIndex: (market) => `لا تجوز إلا إذا كان المؤشر أعلى من ${market}.`,
    beyondAll: (asking, share, most) =>
      `لا، لا يجوز طلب ${asking}: لا تُسمح زيادة فوق ${share} أبدًا، أي ${most} على الأكثر، وذلك فقط إذا كان المؤشر أعلى بكثير من إيجارك.`,
    askIndex: 'كم يقول المؤشر؟',
    stays: 'شكرًا. هذا لا يغيّر الجواب:',
    holds: (least) =>
      `نعم، تسري مهلة ${least} مهما قال السوق أو المؤشر، ما لم ينص العقد على غير ذلك: من دون هذا الإشعار يستمر الإيجار والشروط كما كانت للمدة التالية.`,
  },
  ru: {
    enough: {
      change: (said, least) =>
        `Да, этого достаточно: ${said}. О повышении аренды или другом изменении при продлении нужно предупредить не меньше чем за ${least} до конца договора.`,
      leave: (said, least) =>
        `Да, этого достаточно: ${said}. Чтобы арендатор съехал в конце договора, его нужно уведомить за ${least}.`,
      arrears: (said, least) =>
        `Да, этого достаточно: ${said}. При неоплаченной аренде у арендатора есть ${least} после официального уведомления, а потом арендодатель вправе просить Центр арендных споров о выселении.`,
    },
    tooShort: {
      change: (said, least) =>
        `Нет, этого мало: ${said}. О повышении аренды или другом изменении при продлении нужно предупредить не меньше чем за ${least} до конца договора, если в нём не записано иное. Иначе аренда и условия остаются прежними.`,
      leave: (said, least) =>
        `Нет, этого мало: ${said}. Чтобы арендатор съехал в конце договора, его нужно уведомить за ${least}.`,
      arrears: (said, least) =>
        `Нет, этого мало: ${said}. При неоплаченной аренде у арендатора есть ${least} после официального уведомления, и только потом арендодатель вправе требовать выселения.`,
    },
    besides:
      'Нужны ещё причина из закона, например продажа или собственное проживание, и письменное уведомление через нотариуса или заказным письмом.',
    ofIndex:
      'На сколько можно поднять аренду, решает индекс: назовите вашу аренду и что показывает индекс.',
    mayAsk: (asking, most) => `Да, просить ${asking} можно: здесь разрешено не больше ${most}.`,
    mayNotAsk: (asking, most) =>
      `Нет, просить ${asking} нельзя: здесь разрешено не больше ${most}.`,
    needsIndex: (rent, asking, share) =>
      `С ${rent} до ${asking} — это повышение на ${share}. Можно ли так, зависит от индекса для вашего жилья.`,
    fromIndex: (market) => `Можно, только если индекс выше ${market}.`,
    beyondAll: (asking, share, most) =>
      `Нет, просить ${asking} нельзя: больше ${share} не разрешено никогда, то есть не больше ${most}, и то лишь если индекс намного выше вашей аренды.`,
    askIndex: 'Что он показывает?',
    stays: 'Спасибо. Ответ от этого не меняется:',
    holds: (least) =>
      `Да, срок в ${least} действует, что бы ни показывали рынок и индекс, если в договоре не записано иное: без такого предупреждения аренда и условия на следующий срок остаются прежними.`,
  },
  hi: {
    enough: {
      change: (said, least) =>
        `हाँ, ${said} पहले की सूचना काफ़ी है: किराया बढ़ाने या नवीनीकरण पर कोई और बदलाव करने के लिए अनुबंध ख़त्म होने से कम से कम ${least} पहले बताना होता है।`,
      leave: (said, least) =>
        `हाँ, ${said} काफ़ी है: अनुबंध के अंत में घर ख़ाली कराने के लिए ${least} का नोटिस चाहिए।`,
      arrears: (said, least) =>
        `हाँ, ${said} काफ़ी है: किराया बकाया हो तो औपचारिक नोटिस के बाद किराएदार को चुकाने के लिए ${least} मिलते हैं, फिर मकान मालिक किराया विवाद केंद्र से घर ख़ाली कराने की माँग कर सकता है।`,
    },
    tooShort: {
      change: (said, least) =>
        `नहीं, ${said} पहले की सूचना कम है: किराया बढ़ाने या नवीनीकरण पर कोई और बदलाव करने के लिए अनुबंध ख़त्म होने से कम से कम ${least} पहले बताना होता है, जब तक अनुबंध में कुछ और न लिखा हो। वरना किराया और शर्तें वही रहती हैं।`,
      leave: (said, least) =>
        `नहीं, अनुबंध के अंत में घर ख़ाली कराने के लिए ${said} काफ़ी नहीं: ${least} का नोटिस चाहिए।`,
      arrears: (said, least) =>
        `नहीं, ${said} कम है: किराया बकाया हो तो औपचारिक नोटिस के बाद किराएदार को चुकाने के लिए ${least} मिलते हैं, उसके बाद ही मकान मालिक घर ख़ाली कराने की माँग कर सकता है।`,
    },
    besides:
      'साथ में कानून में बताया कारण भी चाहिए, जैसे बिक्री या ख़ुद रहना, और नोटिस लिखित में नोटरी पब्लिक या रजिस्टर्ड डाक से।',
    ofIndex: 'किराया कितना बढ़ सकता है, यह इंडेक्स तय करता है: अपना किराया और इंडेक्स की रकम बताइए।',
    mayAsk: (asking, most) => `हाँ, ${asking} माँगा जा सकता है: यहाँ ज़्यादा से ज़्यादा ${most} की इजाज़त है।`,
    mayNotAsk: (asking, most) =>
      `नहीं, ${asking} नहीं माँगा जा सकता: यहाँ ज़्यादा से ज़्यादा ${most} की इजाज़त है।`,
    needsIndex: (rent, asking, share) =>
      `${rent} से ${asking} यानी ${share} की बढ़ोतरी। इजाज़त है या नहीं, यह इस पर निर्भर है कि इंडेक्स आपके घर के लिए क्या बताता है।`,
    fromIndex: (market) => `इजाज़त तभी है जब इंडेक्स ${market} से ज़्यादा बताए।`,
    beyondAll: (asking, share, most) =>
      `नहीं, ${asking} नहीं माँगा जा सकता: ${share} से ज़्यादा बढ़ोतरी की इजाज़त कभी नहीं, यानी ज़्यादा से ज़्यादा ${most}, और वह भी तब जब इंडेक्स आपके किराए से बहुत ऊपर हो।`,
    askIndex: 'इंडेक्स क्या बताता है?',
    stays: 'धन्यवाद। इससे जवाब नहीं बदलता:',
    holds: (least) =>
      `हाँ, बाज़ार या इंडेक्स जो भी कहे, ${least} का नियम लागू रहता है, जब तक अनुबंध में कुछ और न लिखा हो: ऐसी सूचना के बिना अगली अवधि में भी किराया और शर्तें वही रहती हैं।`,
  },
  zh: {
    enough: {
      change: (said, least) =>
        `可以，提前${said}通知足够：续约时涨租或变更条款，须在合同到期前至少 ${least}通知。`,
      leave: (said, least) => `可以，${said}足够：要租客在合同到期时搬离，须提前 ${least}通知。`,
      arrears: (said, least) =>
        `可以，${said}足够：欠租时，租客在收到正式通知后有 ${least}的时间付清，之后房东可向租赁纠纷中心申请收回房屋。`,
    },
    tooShort: {
      change: (said, least) =>
        `不可以，提前${said}通知不够：续约时涨租或变更条款，须在合同到期前至少 ${least}通知，合同另有约定的除外；否则租金和条款不变。`,
      leave: (said, least) => `不可以，${said}不够：要租客在合同到期时搬离，须提前 ${least}通知。`,
      arrears: (said, least) =>
        `不可以，${said}不够：欠租时，租客在收到正式通知后有 ${least}的时间付清，之后房东才能申请收回房屋。`,
    },
    besides: '此外还须有法律规定的理由，例如出售或自住，并通过公证处或挂号信书面通知。',
    ofIndex: '能涨多少要看租金指数：请告诉我您的租金和指数。',
    mayAsk: (asking, most) => `可以，${asking}没有超过上限：这里最高允许${most}。`,
    mayNotAsk: (asking, most) => `不可以，${asking}超过了上限：这里最高允许${most}。`,
    needsIndex: (rent, asking, share) =>
      `从${rent}涨到${asking}，涨幅为 ${share}。是否允许，要看您这套房的租金指数。`,
    fromIndex: (market) => `只有指数高于${market}时才允许。`,
    beyondAll: (asking, share, most) =>
      `不可以，${asking}超过了上限：任何情况下都不得超过 ${share}，即最高${most}，而且指数要远高于您的租金才行。`,
    askIndex: '指数是多少？',
    stays: '谢谢，这不改变结论：',
    holds: (least) =>
      `是的，不管市场或指数怎么说，提前 ${least}通知的规定都适用，合同另有约定的除外；没有这样的通知，下一个租期的租金和条款不变。`,
  },
  de: {
    enough: {
      change: (said, least) =>
        `Ja, das reicht: ${said} vorher. Eine Mieterhöhung oder andere Änderung bei der Verlängerung muss mindestens ${least} vor Vertragsende angekündigt sein.`,
      leave: (said, least) =>
        `Ja, das reicht: ${said}. Einem Mieter, der zum Vertragsende ausziehen soll, muss man ${least} vorher kündigen.`,
      arrears: (said, least) =>
        `Ja, das reicht: ${said}. Bei offener Miete hat ein Mieter nach einer förmlichen Mahnung ${least} Zeit zum Zahlen, danach darf der Vermieter beim Rental Disputes Center die Räumung verlangen.`,
    },
    tooShort: {
      change: (said, least) =>
        `Nein, das ist zu kurz: ${said} vorher. Eine Mieterhöhung oder andere Änderung bei der Verlängerung muss mindestens ${least} vor Vertragsende angekündigt sein, wenn der Vertrag nichts anderes sagt. Sonst bleiben Miete und Bedingungen, wie sie sind.`,
      leave: (said, least) =>
        `Nein, das reicht nicht: ${said}. Einem Mieter, der zum Vertragsende ausziehen soll, muss man ${least} vorher kündigen.`,
      arrears: (said, least) =>
        `Nein, das ist zu kurz: ${said}. Bei offener Miete hat ein Mieter nach einer förmlichen Mahnung ${least} Zeit zum Zahlen, erst danach darf der Vermieter die Räumung verlangen.`,
    },
    besides:
      'Nötig ist außerdem ein Grund, den das Gesetz nennt, etwa Verkauf oder Eigenbedarf, schriftlich über einen Notar oder per Einschreiben.',
    ofIndex:
      'Wie weit die Miete steigen darf, entscheidet der Index: Nennen Sie mir Ihre Miete und den Index.',
    mayAsk: (asking, most) =>
      `Ja, ${asking} dürfen verlangt werden: Erlaubt sind hier höchstens ${most}.`,
    mayNotAsk: (asking, most) =>
      `Nein, ${asking} dürfen nicht verlangt werden: Erlaubt sind hier höchstens ${most}.`,
    needsIndex: (rent, asking, share) =>
      `Von ${rent} auf ${asking} sind ${share} mehr. Ob das erlaubt ist, hängt davon ab, was der Index für Ihre Wohnung sagt.`,
    fromIndex: (market) => `Erlaubt ist es nur, wenn der Index mehr als ${market} nennt.`,
    beyondAll: (asking, share, most) =>
      `Nein, ${asking} dürfen nicht verlangt werden: Mehr als ${share} sind nie erlaubt, also höchstens ${most}, und das nur, wenn der Index weit über Ihrer Miete liegt.`,
    askIndex: 'Was sagt er?',
    stays: 'Danke. An der Antwort ändert das nichts:',
    holds: (least) =>
      `Ja, die ${least} gelten, was auch immer Markt oder Index sagen, wenn der Vertrag nichts anderes sagt: Ohne diese Ankündigung bleiben Miete und Bedingungen für die nächste Laufzeit, wie sie sind.`,
  },
}
