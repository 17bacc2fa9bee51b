import type { BotContent } from '@manzil/api-client/generated/types.gen'
import { contentId } from './content-id.ts'
import { prose } from './prose.ts'

/** Terms of the assistant, as its terms dialog shows them. */
export const botTerms: BotContent = {
  _id: contentId('bot-content', 1),
  type: 'bot_terms',
  updated_at: '2026-09-01T06:00:00.000Z',
  content: {
    en: prose`<h3>What the assistant does</h3><p>It searches, compares and values homes from the
      listings of this site and from registered figures. It gives information, not legal or
      financial advice, and it can be wrong: check what matters to you.</p><h3>Your messages</h3>
      <p>They are stored so that the conversation can go on. You can delete them at any time with
      “Clear chat”. Do not write passwords or payment details here.</p>`,
    ar: prose`<h3>ما الذي يفعله المساعد</h3><p>يبحث عن العقارات ويقارنها ويقدّر قيمتها اعتمادًا على
      إعلانات هذا الموقع والبيانات المسجّلة. وهو يقدّم معلومات عامة لا استشارات قانونية أو مالية، وقد
      يخطئ، فتحقق مما يهمك.</p><h3>رسائلك</h3><p>تُحفظ لمواصلة المحادثة، ويمكنك حذفها في أي وقت من «مسح
      المحادثة». لا تكتب هنا كلمات المرور أو بيانات الدفع.</p>`,
    ru: prose`<h3>Что делает ассистент</h3><p>Он ищет, сравнивает и оценивает жильё по объявлениям
      этого сайта и зарегистрированным данным. Он даёт информацию, а не юридические или финансовые
      консультации, и может ошибаться: проверяйте важное.</p><h3>Ваши сообщения</h3><p>Они хранятся,
      чтобы разговор можно было продолжить. Их можно удалить в любой момент. Не пишите здесь пароли и
      платёжные данные.</p>`,
    hi: prose`<h3>सहायक क्या करता है</h3><p>यह इस साइट की लिस्टिंग और पंजीकृत आँकड़ों के आधार पर घर
      खोजता है, उनकी तुलना करता है और उनका मूल्य आँकता है। यह जानकारी देता है, कानूनी या वित्तीय सलाह
      नहीं, और इससे गलती हो सकती है: ज़रूरी बातें जाँच लें।</p><h3>आपके संदेश</h3><p>बातचीत जारी रखने के
      लिए इन्हें सहेजा जाता है। आप इन्हें कभी भी हटा सकते हैं। यहाँ पासवर्ड या भुगतान की जानकारी न
      लिखें।</p>`,
    zh: prose`<h3>助手的作用</h3><p>助手根据本网站的房源和登记数据搜索、比较和估算房产。它仅提供信息，不构成法律或财务建议，也可能出错，重要事项请自行核实。</p>
      <h3>您的消息</h3><p>消息会被保存，以便继续对话。您可以随时清除。请勿在此填写密码或付款信息。</p>`,
    de: prose`<h3>Was der Assistent tut</h3><p>Er sucht, vergleicht und bewertet Immobilien anhand der
      Anzeigen dieser Website und registrierter Zahlen. Er informiert und berät nicht in Rechts- oder
      Finanzfragen, und er kann sich irren: Prüfen Sie, was Ihnen wichtig ist.</p><h3>Ihre
      Nachrichten</h3><p>Sie werden gespeichert, damit das Gespräch weitergehen kann. Sie können sie
      jederzeit löschen. Schreiben Sie hier keine Passwörter oder Zahlungsdaten.</p>`,
  },
}
