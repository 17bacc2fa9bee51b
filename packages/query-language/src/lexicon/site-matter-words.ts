/**
 * What visitors ask of the site itself, and one text of it answers; rows of all six languages. A star stands for
 * any ending, three dots for a few words between.
 */
export const siteMatterWords = {
  /** An advert is to be reported, or was copied. */
  report:
    'report an ad|report an advert|report a listing|report this listing|report this ad|report it to you|how do i report|where do i report|where can i report|report a fake|complain about an ad|complain about a listing|copied my listing|copy my listing|copies my listing|stole my photos|steals my photos|suspicious ad|suspicious listing|suspicious advert' +
    '|ابلغ عن اعلان|ابلغ عن الاعلان|بلغ عن اعلان|اشتكي على اعلان|كيف ابلغ عن|وين ابلغ عن|اعلان مشبوه|سرق صوري|نسخ اعلاني' +
    '|пожаловаться на объявление|пожаловаться на … объявление|сообщить об объявлении|подозрительное объявление|объявление подозрительное|жалоба на объявление|скопировал мое объявление|скопировали мое объявление|украли мои фото|украл мои фото' +
    '|listing … report|report kaha|report kahan|report kaise|फर्जी विज्ञापन की शिकायत|विज्ञापन की शिकायत|listing … copy|photo … chori|photos … chori|रिपोर्ट कहाँ|रिपोर्ट कैसे' +
    '|举报房源|举报广告|怎么举报|哪里举报|在哪举报|檢舉|投诉房源|盗用我的照片|抄我的房源' +
    '|inserat melden|anzeige melden|wo melde ich|wie melde ich … inserat|wie melde ich … anzeige|verdächtiges inserat|verdächtige anzeige|mein inserat kopiert|meine fotos geklaut|meine fotos kopiert',
  /** Whether adverts are true, and who looks at them. */
  genuine:
    'fake ad|fake ads|fake advert|fake adverts|fake listing|fake listings|is it fake|is this fake|a fake|bait|are your listings real|are these listings real|are the listings real|are the ads real|real listing|genuine listing|genuine ad|scam listing|scam ad|who checks the listings|who checks the ads|who verifies the listings' +
    '|وهمي|وهمية|اعلان حقيقي|الاعلانات حقيقية|اعلاناتكم حقيقية|مين يدقق|مين يراجع الاعلانات' +
    '|фейк*|настоящие объявления|объявления настоящие|реальные объявления|объявления реальные|объявления кто проверяет|кто проверяет объявления|кто проверяет … объявления' +
    '|असली है|असली हैं|फर्जी|फ़र्ज़ी|नकली|asli hai|asli hain|farzi|nakli|fake hai|fake to nahi' +
    '|房子都是真的吗|房源是真的吗|房源都是真的|是真的房源|假房源|假广告|钓鱼|釣魚|谁审核' +
    '|fake inserat*|fake anzeige*|fake-inserat*|doch fake|ist fake|fake oder|echte inserate|inserat echt|inserate echt|anzeige echt|ist das ein fake|wer prüft die inserate',
  /** Money is asked before the home was seen, or the landlord may be false. */
  scam:
    'deposit before viewing|deposit before the viewing|deposit before i see|money before the viewing|money before i see|pay before i see|transfer … before viewing|transfer … before i see' +
    '|عربون قبل المعاينة|عربون قبل ما شوف|عربون قبل ما اشوف|فلوس قبل ما اشوف|فلوس قبل المعاينة' +
    '|забронировать до просмотра|задаток до просмотра|деньги до просмотра|предоплату до просмотра|перевести … до просмотра' +
    '|देखने से पहले … पैसे|देखने से पहले … टोकन|dekhne se pehle … paise|dekhne se pehle … token|dekhne se pehle … advance' +
    '|看房前 … 定金|看房前要定金|看房之前要|没看房就要|没看房先付' +
    '|anzahlung vor der besichtigung|kaution vor der besichtigung|geld vor der besichtigung|vor der besichtigung … überweisen|vor der besichtigung … zahlen',
  /** One home is to be kept. */
  favourite:
    'save this one|save the … one|save these|save those|save them|save it for later|add … to favourites|add … to favorites|add … to my favourites|add … to my favorites|to my shortlist|favourite this|favorite this|bookmark this|shortlist this' +
    '|اضيف … للمفضلة|اضف … للمفضلة|للمفضلة|احفظ هذا العقار|احفظ الشقة|احفظ هالشقة|احفظها للاحقا' +
    '|в избранное|сохранить эту квартиру|сохранить квартиру|сохранить этот вариант|сохранить объект|сохранить эти варианты|отложить эту квартиру' +
    '|पसंद में जोड़*|फ़ेवरेट में|फेवरेट में|ये घर सेव|यह घर सेव|favourite me|favorite me|shortlist kar*|ye flat save|ye wala save|isko save' +
    '|收藏一下|收藏第|帮我收藏|幫我收藏|加入收藏|加到收藏|想收藏|怎么收藏|怎麼收藏' +
    '|in die favoriten|zu den favoriten|auf die merkliste|diese merken|wohnung merken|immobilie merken|für später merken|für später speichern',
  /** Mails of a saved search are to end. */
  alertsOff:
    'stop the alert*|stop alert*|stop the email*|stop these email*|turn off … alert*|turn off … notification*|unsubscribe|too many email*|cancel the alert|delete the alert|remove the alert' +
    '|اوقف التنبيه*|الغي التنبيه*|الغاء التنبيه*|كيف اوقف الايميل*|ايميلات كثير*' +
    '|отключить уведомлен*|отписаться|отменить подписку|убрать уведомлен*|слишком много писем|прекратить рассылку' +
    '|अलर्ट … बंद|ईमेल … बंद|मेल … बंद|नोटिफिकेशन … बंद|ईमेल आते|मेल आते|email aate|mail aate|alert … band|email … band|mail … band|unsubscribe' +
    '|取消提醒|关闭提醒|關閉提醒|取消订阅|退订|不想再收到邮件|邮件太多' +
    '|benachrichtigung* … abstellen|benachrichtigung* … ausschalten|alarm abstellen|abbestellen|zu viele e-mails|zu viele mails|suchauftrag löschen|suchauftrag beenden',
  /** A home of one's own is to be advertised. */
  ownListing:
    'list it on your site|list it with you|list my flat|list my apartment|list my home|list my house|list my villa|list my property|list my place|advertise my flat|advertise my home|advertise my apartment|advertise my villa|advertise it here|put my flat on your|put it on your site|put my place on' +
    '|اعرضها عندكم|اعرضها يمكم|اعرض شقتي|اعرض بيتي|اعرض عقاري|انزل اعلان شقتي|احط اعلان شقتي|شلون اعرضها|كيف اعرضها|وين اعرضها' +
    '|разместить у вас объявление|разместить свое объявление|выставить у вас|выставить свою квартиру|разместить свою квартиру|подать объявление у вас|как разместить объявление' +
    '|apna flat list|apna ghar list|apni property list|aapki site pe apna|अपना घर यहाँ डाल*|अपना फ्लैट डाल*|अपनी प्रॉपर्टी डाल*' +
    '|在你们这边刊登|在你們這邊刊登|挂我的房子|发布我的房子|刊登我的房子|把房子挂|把房子放到你们' +
    '|wohnung bei euch einstellen|wohnung bei euch rein|bei euch inserieren|bei ihnen inserieren|meine wohnung inserieren|mein haus inserieren|meine immobilie inserieren|wohnung hier inserieren|stell ich die wohnung',
  /** An agent or an agency wants to advertise. */
  plans:
    'new broker|new brokerage|im a broker|i am a broker|im an agent and|i am an agent and|my agency … advertise|our agency … advertise|my brokerage|our brokerage|plans for agents|plan for agents|featured listing*|verified mark|verified badge|how many listings' +
    '|انا وسيط|مكتب عقاري جديد|عندي مكتب عقاري|باقات الوسطاء|باقات المكاتب|باقة للوسيط|اعلان مميز|الاعلان المميز|علامة موثق|شارة موثق' +
    '|я брокер|я агент и|наше агентство|мое агентство|тарифы для агентств|тарифы для агентов|тариф для агент*|выделенное объявление|отметка проверено|значок проверено' +
    '|naya brokerage|mera brokerage|meri brokerage|chhoti brokerage|brokerage chalata|brokerage hai|एजेंसी का प्लान|एजेंट का प्लान|featured listing|verified badge|मेरी ब्रोकरेज|हमारी एजेंसी' +
    '|我是经纪人|我是中介|我们公司是中介|中介套餐|经纪人套餐|推荐位|已核实标记|认证标记' +
    '|ich bin makler|wir sind eine agentur|meine agentur|unsere agentur|tarife für makler|tarif für makler|hervorgehobenes inserat|hervorgehobene inserate|zeichen geprüft|geprüft-zeichen',
  /** The talk is to be found again. */
  thisChat:
    'find this chat|find the chat|find our chat|find this conversation|get back to this chat|come back to this chat|chat again later|chat history|where is this chat|this chat later' +
    '|الاقي المحادثة|ارجع للمحادثة|ارجع للمحادثه|وين المحادثة|القى الشات|ارجع للشات' +
    '|найти этот чат|найти чат|вернуться к чату|найти эту переписку|найти переписку|история чата' +
    '|ये चैट बाद में|यह चैट बाद में|चैट वापस|चैट कहाँ|chat wapas|chat baad me|ye chat|chat kaha milegi' +
    '|找到这个对话|找回对话|找回聊天|找到聊天记录|这个聊天|聊天记录在哪' +
    '|chat später|chat wieder|chat wiederfinden|chat nochmal|gespräch später wieder|gespräch wiederfinden|diesen chat',
} as const
export type SiteMatter = keyof typeof siteMatterWords

/** A false landlord is another matter than an advert of this site. */
export const landlordWords =
  'landlord*|rental|rentals|المالك|مالك|صاحب البيت|арендодател*|хозяин*|मकान मालिक|makan malik|landlord|房东|房東|vermieter*|mietangebot*'
