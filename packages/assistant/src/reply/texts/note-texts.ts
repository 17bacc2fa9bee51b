import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Unsearchable } from '@manzil/query-language/lexicon/unsearchable-words'

/** What was understood and not used, so that nothing is dropped in silence. */
export interface NoteTexts {
  currency: string
  size: (size: string) => string
  number: (figure: string) => string
  /** Properties cannot be searched by a year of handover or of moving in. */
  year: (year: string) => string
  /** What was refused in these words of the visitor cannot be left out of a search. */
  refused: (words: string) => string
  /** What no advert states, by its name. */
  unsearchable: (what: string) => string
  /** What the text of an advert may say, and a search does not know. */
  unsearched: (what: string) => string
  /** Whether a home is let is no criterion, though adverts may say it. */
  isLet: string
  names: Readonly<Record<Exclude<Unsearchable, 'let'>, string>>
  /** The results page cannot leave out so much, and shows more properties. */
  linkWider: (excluded: string, count: string) => string
  /** Properties beside those that say off-plan; their number stands last or alone, whatever its plural. */
  plansAlone: (count: string) => string
  /** A request of its own: criteria of the search before. */
  leftOut: (criteria: string) => string
  /** Criteria of this search that were told in the talk before it, and can be taken off. */
  recalled: (criteria: string) => string
  /** Criteria that this kind of answer cannot use. */
  unused: (criteria: string) => string
  /** A criterion that was read into a word with a slip in it. */
  repaired: (written: string, criteria: string) => string
  /** The least is above the greatest. */
  impossible: (least: string, most: string) => string
}

const byLanguage: Readonly<Record<LanguageCode, NoteTexts>> = {
  en: {
    currency:
      'I left the budget out: of foreign currencies I convert US dollars only. How much is it in AED?',
    size: (size) => `I left ${size} out: is it the least or the most?`,
    number: (figure) => `I did not use the number ${figure}: is it bedrooms, a price or a size?`,
    year: (year) =>
      `I left the year ${year} out: homes cannot be searched by it. Where an advert states its handover, the home’s page says so.`,
    refused: (words) => `I did not use “${words}”: homes cannot be searched by that.`,
    unsearchable: (what) =>
      `I left out: ${what}. Adverts do not state it; ask about it at a viewing.`,
    unsearched: (what) =>
      `I left out: ${what}. Homes cannot be searched by that here; the agent can tell.`,
    isLet: 'I cannot search by whether a home is let already; some adverts say so in their title.',
    names: {
      quiet: 'quiet',
      bright: 'daylight',
      sharing: 'sharing with others',
      short_stay: 'a stay of days or weeks',
      safe: 'a safe area',
      airport: 'closeness to an airport',
      staff_housing: 'housing for staff',
      bus: 'closeness to a bus stop',
      work: 'closeness to your work',
      park: 'closeness to a park',
      worship: 'closeness to a place of worship',
      hospital: 'closeness to a hospital',
      shops: 'closeness to shops',
      school: 'closeness to a certain school',
      university: 'closeness to a university',
      driver_room: 'a driver’s room',
      annex: 'an annex',
      majlis: 'a separate majlis',
      building_site: 'distance from building sites',
      tenants: 'who may live there (families, bachelors, women only)',
      pharmacy: 'a pharmacy nearby',
      playground: 'a playground nearby',
      ground_bedroom: 'a bedroom on the ground floor',
      step_free: 'access without steps',
      short_lease: 'a contract of a few months',
      plot_size: 'the size of the plot',
    },
    linkWider: (excluded, count) =>
      `The results page cannot leave out: ${excluded}. It shows ${count}.`,
    plansAlone: (count) =>
      `Homes whose adverts mention a payment plan but say neither off-plan nor ready: ${count}. They are not among these.`,
    leftOut: (criteria) => `This is a new search; of the one before I left out: ${criteria}.`,
    recalled: (criteria) => `As you said before: ${criteria}. Tell me if that no longer holds.`,
    unused: (criteria) => `Not considered here: ${criteria}.`,
    repaired: (written, criteria) =>
      `I read “${written}” as: ${criteria}. Tell me if you meant something else.`,
    impossible: (least, most) =>
      `These two rule each other out: ${least}, ${most}. Which of them do you mean?`,
  },
  ar: {
    currency:
      'لم أستخدم الميزانية: أحوّل من العملات الأجنبية الدولار الأمريكي فقط. كم تبلغ بالدرهم؟',
    size: (size) => `لم أستخدم ${size}: هل هي الحد الأدنى أم الأقصى؟`,
    number: (figure) => `لم أستخدم الرقم ${figure}: هل هو عدد الغرف أم السعر أم المساحة؟`,
    year: (year) =>
      `لم آخذ سنة ${year} في الاعتبار: لا يمكن البحث بها. وإن ذكر الإعلان موعد التسليم فستجده في صفحة العقار.`,
    refused: (words) => `لم أستخدم «${words}»: لا يمكن البحث بذلك.`,
    unsearchable: (what) =>
      `لم آخذ في الاعتبار: ${what}. الإعلانات لا تذكره، فاسأل عنه عند المعاينة.`,
    unsearched: (what) => `تركت هذا: ${what}. لا يمكن البحث به هنا، ويمكن للوكيل أن يوضح.`,
    isLet: 'لا يمكنني البحث بحسب ما إذا كان العقار مؤجرًا حاليًا؛ بعض الإعلانات تذكر ذلك في عنوانها.',
    names: {
      quiet: 'الهدوء',
      bright: 'الإضاءة الطبيعية',
      sharing: 'السكن المشترك',
      short_stay: 'الإقامة لأيام أو أسابيع',
      safe: 'أمان المنطقة',
      airport: 'القرب من المطار',
      staff_housing: 'سكن العمال والموظفين',
      bus: 'القرب من موقف حافلات',
      work: 'القرب من عملك',
      park: 'القرب من حديقة عامة',
      worship: 'القرب من دار عبادة',
      hospital: 'القرب من مستشفى',
      shops: 'القرب من المتاجر',
      school: 'القرب من مدرسة بعينها',
      university: 'القرب من جامعة',
      driver_room: 'غرفة سائق',
      annex: 'ملحق خارجي',
      majlis: 'مجلس منفصل',
      building_site: 'البعد عن مواقع البناء',
      tenants: 'من يُسمح لهم بالسكن (عائلات، عزاب، نساء فقط)',
      pharmacy: 'صيدلية قريبة',
      playground: 'ملعب أطفال قريب',
      ground_bedroom: 'غرفة نوم في الطابق الأرضي',
      step_free: 'الدخول من دون درج',
      short_lease: 'عقد لبضعة أشهر',
      plot_size: 'مساحة الأرض',
    },
    linkWider: (excluded, count) =>
      `صفحة النتائج لا تستطيع أن تستبعد: ${excluded}. وعدد ما تعرضه ${count}.`,
    plansAlone: (count) =>
      `عقارات تذكر إعلاناتها خطة دفع ولا تقول إن كانت على الخارطة أم جاهزة: ${count}. وهي ليست ضمن هذه النتائج.`,
    leftOut: (criteria) => `هذا بحث جديد، ولم آخذ من البحث السابق: ${criteria}.`,
    recalled: (criteria) => `كما ذكرت من قبل: ${criteria}. إذا تغيّر ذلك فأخبرني.`,
    unused: (criteria) => `لم يؤخذ في الاعتبار هنا: ${criteria}.`,
    repaired: (written, criteria) =>
      `قرأت «${written}» على أنها: ${criteria}. صحّحني إن كنت تقصد غير ذلك.`,
    impossible: (least, most) => `هذان الشرطان لا يجتمعان: ${least}، ${most}. أيهما تقصد؟`,
  },
  ru: {
    currency:
      'Бюджет не учтён: из других валют я пересчитываю только доллары США. Сколько это в дирхамах?',
    size: (size) => `Площадь ${size} не учтена: это минимум или максимум?`,
    number: (figure) => `Число ${figure} не учтено: это спальни, цена или площадь?`,
    year: (year) =>
      `Год ${year} я не учла: искать по нему нельзя. Если в объявлении указан срок сдачи, он есть на странице объекта.`,
    refused: (words) => `«${words}» не учтено: искать по этому нельзя.`,
    unsearchable: (what) =>
      `Не учтено: ${what}. В объявлениях этого не пишут, лучше спросить на просмотре.`,
    unsearched: (what) => `Не учтено: ${what}. Искать по этому здесь нельзя, подскажет агент.`,
    isLet: 'Искать по тому, сдан ли объект, нельзя; иногда это написано в заголовке объявления.',
    names: {
      quiet: 'чтобы было тихо',
      bright: 'чтобы было светло',
      sharing: 'жильё с соседями',
      short_stay: 'аренда на дни или недели',
      safe: 'безопасный район',
      airport: 'близость к аэропорту',
      staff_housing: 'жильё для персонала',
      bus: 'близость к остановке автобуса',
      work: 'близость к работе',
      park: 'близость к парку',
      worship: 'близость к храму или мечети',
      hospital: 'близость к больнице',
      shops: 'близость к магазинам',
      school: 'близость к определённой школе',
      university: 'близость к университету',
      driver_room: 'комната для водителя',
      annex: 'пристройка',
      majlis: 'отдельный маджлис',
      building_site: 'удалённость от стройки',
      tenants: 'кому сдают (семьям, одиноким, только женщинам)',
      pharmacy: 'аптека рядом',
      playground: 'детская площадка рядом',
      ground_bedroom: 'спальня на первом этаже',
      step_free: 'вход без ступенек',
      short_lease: 'договор на несколько месяцев',
      plot_size: 'размер участка',
    },
    linkWider: (excluded, count) =>
      `Страница результатов не умеет исключать: ${excluded}. На ней объявлений: ${count}.`,
    plansAlone: (count) =>
      `Объявлений, где упомянута рассрочка, но не сказано, строится дом или готов: ${count}. Здесь их нет.`,
    leftOut: (criteria) => `Это новый запрос; из прежнего не учтено: ${criteria}.`,
    recalled: (criteria) => `Как вы говорили раньше: ${criteria}. Если это уже не так, скажите.`,
    unused: (criteria) => `Здесь не учтено: ${criteria}.`,
    repaired: (written, criteria) =>
      `«${written}» я поняла так: ${criteria}. Поправьте, если вы имели в виду другое.`,
    impossible: (least, most) =>
      `Эти условия исключают друг друга: ${least}, ${most}. Какое из них верное?`,
  },
  hi: {
    currency: 'बजट मैंने नहीं लिया: विदेशी मुद्राओं में मैं केवल अमेरिकी डॉलर बदल पाती हूँ। दिरहम में कितना है?',
    size: (size) => `${size} मैंने नहीं लिया: यह कम से कम है या ज़्यादा से ज़्यादा?`,
    number: (figure) => `संख्या ${figure} मैंने नहीं ली: यह बेडरूम है, कीमत या साइज़?`,
    year: (year) =>
      `वर्ष ${year} मैंने नहीं लिया: इससे खोज नहीं हो सकती। विज्ञापन में हैंडओवर की तारीख़ हो तो वह घर के पेज पर दिखती है।`,
    refused: (words) => `“${words}” मैंने नहीं लिया: इससे खोज नहीं हो सकती।`,
    unsearchable: (what) =>
      `यह मैंने नहीं लिया: ${what}। विज्ञापनों में यह नहीं लिखा होता, घर देखते समय पूछ लीजिए।`,
    unsearched: (what) => `इसे छोड़कर खोजा है: ${what}। इसके हिसाब से यहाँ खोज नहीं होती, एजेंट बता सकते हैं।`,
    isLet: 'घर किराए पर चढ़ा है या नहीं, इससे खोज नहीं हो सकती; कुछ विज्ञापनों के शीर्षक में यह लिखा होता है।',
    names: {
      quiet: 'शांत होना',
      bright: 'धूप और रोशनी',
      sharing: 'दूसरों के साथ रहना',
      short_stay: 'कुछ दिनों या हफ़्तों का किराया',
      safe: 'सुरक्षित इलाक़ा',
      airport: 'हवाई अड्डे के पास होना',
      staff_housing: 'स्टाफ़ के लिए आवास',
      bus: 'बस स्टॉप की नज़दीकी',
      work: 'काम की जगह की नज़दीकी',
      park: 'पार्क की नज़दीकी',
      worship: 'पूजा या नमाज़ की जगह की नज़दीकी',
      hospital: 'अस्पताल की नज़दीकी',
      shops: 'दुकानों की नज़दीकी',
      school: 'किसी ख़ास स्कूल की नज़दीकी',
      university: 'यूनिवर्सिटी की नज़दीकी',
      driver_room: 'ड्राइवर का कमरा',
      annex: 'अलग एनेक्स',
      majlis: 'अलग मजलिस',
      building_site: 'निर्माण की जगहों से दूरी',
      tenants: 'किसे रहने देते हैं (परिवार, बैचलर, सिर्फ़ महिलाएँ)',
      pharmacy: 'पास में दवा की दुकान',
      playground: 'पास में बच्चों के खेलने की जगह',
      ground_bedroom: 'ग्राउंड फ़्लोर पर बेडरूम',
      step_free: 'बिना सीढ़ियों का रास्ता',
      short_lease: 'कुछ महीनों का अनुबंध',
      plot_size: 'प्लॉट का आकार',
    },
    linkWider: (excluded, count) =>
      `नतीजों का पेज इसे नहीं छोड़ सकता: ${excluded}। वहाँ लिस्टिंग की संख्या ${count} है।`,
    plansAlone: (count) =>
      `जिन घरों के विज्ञापन में पेमेंट प्लान है, पर ऑफ़-प्लान या तैयार होना नहीं लिखा, उनकी संख्या: ${count}। वे इनमें शामिल नहीं हैं।`,
    leftOut: (criteria) => `यह नई खोज है; पिछली खोज से यह नहीं लिया: ${criteria}।`,
    recalled: (criteria) => `जैसा आपने पहले बताया था: ${criteria}। अगर अब ऐसा नहीं है, तो बता दीजिए।`,
    unused: (criteria) => `यहाँ इस पर ध्यान नहीं दिया गया: ${criteria}।`,
    repaired: (written, criteria) =>
      `“${written}” का मतलब यह समझा गया: ${criteria}। कुछ और कहना था तो बताइए।`,
    impossible: (least, most) =>
      `ये दोनों शर्तें एक साथ नहीं हो सकतीं: ${least}, ${most}। इनमें से कौन सी सही है?`,
  },
  zh: {
    currency: '预算没有计入：外币中我只换算美元。折合多少迪拉姆？',
    size: (size) => `${size}没有计入：这是下限还是上限？`,
    number: (figure) => `数字${figure}没有用上：是卧室数、价格还是面积？`,
    year: (year) => `没有考虑${year}年：无法按年份搜索。广告写明交房时间的，房源页面上会显示。`,
    refused: (words) => `“${words}”没有用上：无法按此搜索。`,
    unsearchable: (what) => `没有计入：${what}。房源广告不写这一点，看房时可以问。`,
    unsearched: (what) => `这一点没有计入：${what}。这里不能按它搜索，可以问经纪人。`,
    isLet: '无法按是否带租约搜索；有些广告会在标题里写明。',
    names: {
      quiet: '安静',
      bright: '采光',
      sharing: '与人合租',
      short_stay: '住几天或几周',
      safe: '治安',
      airport: '离机场近',
      staff_housing: '员工宿舍',
      bus: '靠近公交站',
      work: '靠近上班地点',
      park: '靠近公园',
      worship: '靠近宗教场所',
      hospital: '靠近医院',
      shops: '靠近商店',
      school: '靠近某所学校',
      university: '靠近大学',
      driver_room: '司机房',
      annex: '附属小楼',
      majlis: '独立会客厅（majlis）',
      building_site: '远离工地',
      tenants: '可以租给谁（家庭、单身人士、只限女性）',
      pharmacy: '附近有药店',
      playground: '附近有儿童游乐场',
      ground_bedroom: '一楼有卧室',
      step_free: '无障碍通道',
      short_lease: '几个月的短租约',
      plot_size: '土地面积',
    },
    linkWider: (excluded, count) => `结果页面无法排除：${excluded}。那里会显示 ${count} 套。`,
    plansAlone: (count) =>
      `提到付款计划、但没有注明是期房还是现房的房源：${count} 套。它们不在这些结果里。`,
    leftOut: (criteria) => `这是新的搜索，没有沿用之前的：${criteria}。`,
    recalled: (criteria) => `按您之前说的：${criteria}。如果有变，请告诉我。`,
    unused: (criteria) => `这里没有考虑：${criteria}。`,
    repaired: (written, criteria) => `“${written}”我理解为：${criteria}。如果不对请告诉我。`,
    impossible: (least, most) => `这两个条件不可能同时满足：${least}，${most}。您指的是哪一个？`,
  },
  de: {
    currency:
      'Das Budget habe ich weggelassen: Von fremden Währungen rechne ich nur US-Dollar um. Wie viel ist es in AED?',
    size: (size) => `${size} habe ich weggelassen: Ist das mindestens oder höchstens?`,
    number: (figure) =>
      `Die Zahl ${figure} habe ich nicht verwendet: Sind es Schlafzimmer, ein Preis oder eine Größe?`,
    year: (year) =>
      `Das Jahr ${year} habe ich weggelassen: Danach lässt sich nicht suchen. Nennt ein Inserat die Übergabe, steht sie auf der Seite der Immobilie.`,
    refused: (words) => `„${words}“ habe ich nicht verwendet: Danach lässt sich nicht suchen.`,
    unsearchable: (what) =>
      `Weggelassen: ${what}. Das steht in keinem Inserat; fragen Sie bei der Besichtigung danach.`,
    unsearched: (what) =>
      `Nicht berücksichtigt: ${what}. Danach lässt sich hier nicht suchen, der Makler weiß es.`,
    isLet:
      'Danach, ob etwas schon vermietet ist, kann ich nicht suchen; in manchen Inseraten steht es im Titel.',
    names: {
      quiet: 'ruhige Lage',
      bright: 'viel Tageslicht',
      sharing: 'Wohnen mit anderen zusammen',
      short_stay: 'ein Aufenthalt von Tagen oder Wochen',
      safe: 'sichere Gegend',
      airport: 'Nähe zum Flughafen',
      staff_housing: 'Unterkunft für Mitarbeiter',
      bus: 'Nähe zu einer Bushaltestelle',
      work: 'Nähe zur Arbeit',
      park: 'Nähe zu einem Park',
      worship: 'Nähe zu einem Gotteshaus',
      hospital: 'Nähe zu einem Krankenhaus',
      shops: 'Nähe zu Läden',
      school: 'Nähe zu einer bestimmten Schule',
      university: 'Nähe zu einer Universität',
      driver_room: 'Zimmer für den Fahrer',
      annex: 'Nebengebäude',
      majlis: 'eigener Majlis',
      building_site: 'Abstand zu Baustellen',
      tenants: 'wer dort wohnen darf (Familien, Junggesellen, nur Frauen)',
      pharmacy: 'Apotheke in der Nähe',
      playground: 'Spielplatz in der Nähe',
      ground_bedroom: 'ein Schlafzimmer im Erdgeschoss',
      step_free: 'stufenloser Zugang',
      short_lease: 'ein Vertrag über wenige Monate',
      plot_size: 'die Größe des Grundstücks',
    },
    linkWider: (excluded, count) =>
      `Die Ergebnisseite kann das nicht ausschließen: ${excluded}. Dort sind es ${count}.`,
    plansAlone: (count) =>
      `Angebote, die einen Zahlungsplan nennen, aber weder „im Bau“ noch „fertig“: ${count}. Sie sind hier nicht dabei.`,
    leftOut: (criteria) => `Das ist eine neue Suche; aus der vorigen weggelassen: ${criteria}.`,
    recalled: (criteria) =>
      `Wie von Ihnen vorher gesagt: ${criteria}. Wenn das nicht mehr gilt, sagen Sie es mir.`,
    unused: (criteria) => `Hier nicht berücksichtigt: ${criteria}.`,
    repaired: (written, criteria) =>
      `„${written}“ habe ich so gelesen: ${criteria}. Falls etwas anderes gemeint war, sagen Sie es mir bitte.`,
    impossible: (least, most) =>
      `Diese beiden schließen sich aus: ${least}, ${most}. Was davon gilt?`,
  },
}

export function noteTextsOf(language: LanguageCode): NoteTexts {
  return byLanguage[language]
}
