import type { MailTexts } from './mail-texts.ts'

export const hindi: MailTexts = {
  labels: {
    reference: 'संख्या',
    listing: 'विज्ञापन',
    advertiser: 'विज्ञापनदाता',
    kind: 'किस बारे में',
    name: 'नाम',
    email: 'ई-मेल',
    phone: 'टेलीफ़ोन',
    language: 'भाषा',
    channel: 'उत्तर का पसंदीदा तरीका',
    time: 'पसंदीदा समय',
    subject: 'विषय',
    message: 'संदेश',
  },
  kinds: {
    question: 'प्रश्न',
    viewing: 'संपत्ति देखना',
    callback: 'कॉल का अनुरोध',
    report: 'विज्ञापन की शिकायत',
  },
  channels: { phone: 'टेलीफ़ोन', email: 'ई-मेल', whatsapp: 'WhatsApp' },
  open: 'विज्ञापन खोलें',
  receipt: {
    subject: (reference) => `हमें आपका संदेश मिल गया है (${reference})`,
    greeting: 'नमस्ते,',
    toAdvertiser:
      'आपकी पूछताछ के लिए धन्यवाद। वह हमें मिल गई है और हम उसे विज्ञापनदाता को भेज रहे हैं, जो आपको सीधे उत्तर देंगे।',
    toCompany: 'हमें लिखने के लिए धन्यवाद। आपका संदेश हमें मिल गया है और हम उस पर विचार करेंगे।',
    stranger:
      'यदि आपने हमें नहीं लिखा है, तो किसी ने भूल से आपका पता दर्ज किया है। आपको कुछ करने की आवश्यकता नहीं है।',
  },
  notice: {
    subject: (reference, about) => `नई पूछताछ ${reference}: ${about}`,
    intro: 'एक आगंतुक ने आपको लिखा है।',
    reply: 'इस ई-मेल पर आपका उत्तर आगंतुक को मिलेगा।',
    callOnly: 'आगंतुक ने ई-मेल पता नहीं दिया है, इसलिए कृपया फ़ोन से उत्तर दें।',
    noAccount: 'इस विज्ञापन के विज्ञापनदाता का यहाँ खाता नहीं है, इसलिए यह पूछताछ आपके पास आई है।',
  },
}
