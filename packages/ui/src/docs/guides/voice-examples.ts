/** A situation, and what we say in it, by language. */
export interface VoiceExample {
  situation: string
  /** Why it is said so. */
  because: string
  said: Readonly<Record<'en' | 'ar' | 'ru' | 'hi' | 'zh' | 'de', string>>
}

export const voiceExamples: readonly VoiceExample[] = [
  {
    situation: 'A home at a glance',
    because: 'Facts in the order in which a visitor sees them. No “stunning”, no “unique”.',
    said: {
      en: 'Two bedrooms, a deep terrace, the marina below.',
      ar: 'غرفتا نوم وشرفة واسعة، والمارينا أمامك.',
      ru: 'Две спальни, просторная терраса, вид на марину.',
      hi: 'दो बेडरूम, बड़ी बालकनी और सामने मरीना।',
      zh: '两室，宽敞露台，正对码头。',
      de: 'Zwei Schlafzimmer, eine tiefe Terrasse, darunter die Marina.',
    },
  },
  {
    situation: 'A figure compared',
    because: 'The comparison first, then where it comes from and of when.',
    said: {
      en: '6% below similar homes here. From 212 listings, January 2026.',
      ar: 'أقل بنسبة 6% من العقارات المشابهة هنا. المصدر: 212 إعلانًا، يناير 2026.',
      ru: 'На 6 % ниже похожих предложений рядом. По 212 объявлениям, январь 2026.',
      hi: 'यहाँ के ऐसे ही घरों से 6% कम। स्रोत: 212 विज्ञापन, जनवरी 2026।',
      zh: '比附近同类房源低 6%。来源：212 套挂牌房源，2026 年 1 月。',
      de: '6 % unter vergleichbaren Angeboten hier. Aus 212 Anzeigen, Januar 2026.',
    },
  },
  {
    situation: 'Nothing found',
    because: 'Says which wish stands in the way, and what there is without it.',
    said: {
      en: 'No home has all of this. Without the pool there are 14.',
      ar: 'لا يوجد عقار يجمع كل هذه الشروط. من دون المسبح تجد 14 عقارًا.',
      ru: 'Под все условия ничего не подошло. Без бассейна — 14 вариантов.',
      hi: 'इन सभी शर्तों वाला कोई घर नहीं मिला। पूल हटा दें तो 14 घर हैं।',
      zh: '没有完全符合的房源。不限泳池的话，有 14 套可选。',
      de: 'Kein Angebot erfüllt alle Wünsche. Ohne Pool sind es 14.',
    },
  },
  {
    situation: 'An enquiry is sent',
    because: 'Who has it, and when an answer comes. No “Success!”.',
    said: {
      en: 'Layla has your message. She usually answers within two hours.',
      ar: 'وصلت رسالتك إلى ليلى، وعادةً ترد خلال ساعتين.',
      ru: 'Лейла получила ваше сообщение. Обычно она отвечает в течение двух часов.',
      hi: 'आपका संदेश लैला तक पहुँच गया है। वे आम तौर पर दो घंटे में जवाब देती हैं।',
      zh: 'Layla 已收到您的留言，通常两小时内回复。',
      de: 'Layla hat Ihre Nachricht. Sie antwortet meist innerhalb von zwei Stunden.',
    },
  },
  {
    situation: 'Something is missing in a form',
    because: 'Says what to type, with an example. Nobody did anything wrong.',
    said: {
      en: 'Add the country code, such as +971 50 123 4567.',
      ar: 'أضف رمز الدولة، مثل \u2066+971 50 123 4567\u2069.',
      ru: 'Добавьте код страны, например +971 50 123 4567.',
      hi: 'देश का कोड भी लिखें, जैसे +971 50 123 4567.',
      zh: '请加上国家区号，例如 +971 50 123 4567。',
      de: 'Bitte mit Ländervorwahl, zum Beispiel +971 50 123 4567.',
    },
  },
  {
    situation: 'The connection is gone',
    because: 'What happened, and that nothing is lost. The button beside it tries again.',
    said: {
      en: 'We cannot reach the server. What you typed is still here.',
      ar: 'تعذّر الاتصال بالخادم. ما كتبته محفوظ هنا.',
      ru: 'Нет связи с сервером. Всё, что вы написали, осталось на месте.',
      hi: 'सर्वर से संपर्क नहीं हो पा रहा है। आपने जो लिखा है, वह यहीं है।',
      zh: '暂时连不上服务器，您填写的内容都还在。',
      de: 'Der Server ist nicht erreichbar. Ihre Eingaben sind noch da.',
    },
  },
  {
    situation: 'A price that is not told',
    because: 'Three words, no apology.',
    said: {
      en: 'Price on request',
      ar: 'السعر عند الطلب',
      ru: 'Цена по запросу',
      hi: 'कीमत पूछने पर',
      zh: '价格面议',
      de: 'Preis auf Anfrage',
    },
  },
  {
    situation: 'Before something is gone for good',
    because: 'The question names the thing; the button repeats the verb.',
    said: {
      en: 'Delete “Marina Gate 2, two bedrooms”? Its photographs go too.',
      ar: 'هل تريد حذف «مارينا جيت 2، غرفتان»؟ ستُحذف صوره أيضًا.',
      ru: 'Удалить «Marina Gate 2, две спальни»? Фотографии тоже исчезнут.',
      hi: '“मरीना गेट 2, दो बेडरूम” हटाएँ? इसकी तस्वीरें भी हट जाएँगी।',
      zh: '删除“Marina Gate 2，两室”？照片也会一并删除。',
      de: '„Marina Gate 2, zwei Schlafzimmer“ löschen? Die Fotos gehen mit verloren.',
    },
  },
]
