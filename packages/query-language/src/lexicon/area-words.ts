import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** What people want to know of a place, and guides tell. */
export const areaAspects = [
  'transport',
  'distance',
  'schools',
  'noise',
  'building_works',
  'shops',
  'health',
  'parking',
  'beach',
  'pets',
  'people',
  'safety',
  'airport',
  'curricula',
  'green',
  'walking',
] as const
export type AreaAspect = (typeof areaAspects)[number]

/** How these are named, in questions and in guides. A star stands for any ending. */
export const areaWords: Readonly<Record<AreaAspect, Words>> = {
  transport: {
    en: 'metro|red line|green line|blue line|tram|bus|buses|public transport|no car|without a car|without car|get around|getting around|traffic|transportation|dont have car|dont have a car|go around|move around|commut*|drive|driving|rush hour|journey to work|way to work',
    ar: 'مترو|الخط الاحمر|الخط الاخضر|الخط الازرق|للخط الاحمر|المترو|ترام|باص|باصات|حافلة|حافلات|مواصلات|بدون سيارة|ما عندي سيارة|ما عندنا سيارة|زحمة|زحام|مزدحم*|تزدحم|ازدحام|ميترو|metro|sayara|mwasalat|المشوار|مشوار|الطريق الصبح|ساعات الذروة',
    ru: 'метро|красн* лини*|зелен* лини*|син* лини*|трамва*|автобус*|транспорт*|без машины|на машине|пробк*|добираться|час пик|дорога до работы|дорогу на работу|ездить на работу',
    hi: 'मेट्रो|रेड लाइन|ग्रीन लाइन|ब्लू लाइन|ट्राम|बस|बसें|बिना कार|बिना गाड़ी|गाड़ी के बिना|ट्रैफ़िक|ट्रैफिक|ट्रेफिक|जाम|आना जाना|आना-जाना|आने जाने|आने-जाने|दफ़्तर जाने|ऑफिस जाने|metro|bus|bina car|bina gaadi|gaadi ke bina|traffic|trafic|jaam|traffic jam|raasta|rasta|रास्ता|aana jana|aana jaana|aane jaane|ana jana|office jane|office jaane',
    zh: '地铁|红线|绿线|蓝线|地鐵|公交|巴士|电车|没车|沒車|开车|交通|堵车|堵車|通勤|高峰|上班的路',
    de: 'metro|rote* linie|grüne* linie|blaue* linie|u-bahn|tram|straßenbahn|bus|busse|bussen|ohne auto|verkehr|stau|mit dem auto|fahrt|pendel*|berufsverkehr|stoßzeit*|arbeitsweg',
  },
  distance: {
    en: 'how far|far from|distance|how long … drive|how long … take|minutes|hour',
    ar: 'كم تبعد|كم يبعد|المسافة|بعيد*|كم دقيقة|ساعة|دقيقة',
    ru: 'как далеко|далеко|недалеко|сколько ехать|расстояние|минут|часа|час',
    hi: 'कितना दूर|कितनी दूर|दूरी|घंटे|घंटा|मिनट|पैदल|कितना समय|कितना टाइम|कितनी देर|kitna door|kitni door|kitna dur|kitni dur|door hai|dur hai|door to nahi|paidal|kitna time|kitni der|ghanta|ghante',
    zh: '多远|多遠|多久|小时|分钟|距离',
    de: 'wie weit|wie lange|entfernung|entfernt|stunde|minuten',
  },
  schools: {
    en: 'school*|nursery|nurseries|kindergarten*',
    ar: 'مدرسة|مدارس|مدرست*|حضانة|حضانات|روضة|سكول|school*',
    ru: 'школ*|детск* сад*|садик*|садов',
    hi: 'स्कूल*|विद्यालय*|नर्सरी|school*|skool*|nursery',
    zh: '学校|學校|上学|幼儿园|国际学校',
    de: 'schule*|kita|kindergärten|kindergarten',
  },
  noise: {
    en: 'peaceful|aircraft|plane|planes|flight*|noisier|louder|quieter|nois*|loud*|quiet*|calm*',
    ar: 'هادي*|هادئ*|هدوء|صخب|ضوضاء|ازعاج|مزعج*|صوت|طيار*|طائر*|طيران|زحمة|اهدى|اهدأ|رايق*|دوشة|دوشه|ضجة|ضجيج|صدعة|خنقة|اهدا',
    ru: 'шум*|тих*|спокойн*|самолет*|громко|звукоизоляц*|тише',
    hi: 'शोर|शांत|शान्त|हवाई जहाज़|जहाज़|जहाज|विमान*|उड़ान*|आवाज़*|सुकून|शांति|हल्ला|shor|shor-sharaba|shaant|shant|shanti|sukoon|sukun|aawaz|awaaz|hawai jahaz|भीड़*|bheed',
    zh: '噪音|吵|安静|清静|飞机|航线|隔音|喧闹',
    de: 'lärm|laut|ruhig*|leise|flugzeug*|fluglärm',
  },
  building_works: {
    en: 'construction|building site*|building work*|still being built|cranes|plots',
    ar: 'اعمال البناء|مواقع البناء|مواقع بناء|قيد البناء|مشاريع|قيد الانشاء|تحت الانشاء|انشاءات|يبنون|بيبنو*|عم يبنو*|حفر|حفريات|ورش|رافعات|كرينات',
    ru: 'стройк*|строек|строят|строится|застраива*|строительств*',
    hi: 'निर्माण|कंस्ट्रक्शन|तोड़फोड़|तोड़-फोड़|construction|constraction|cranes',
    zh: '施工|工地|在建|盖楼',
    de: 'baustelle*|gebaut|bauarbeiten|baulärm|bebaut',
  },
  shops: {
    en: 'shop|shops|shopping|mall|supermarket*|grocer*|restaurant*|cafe*|nightlife',
    ar: 'محلات|محال|سوبرماركت|سوبر ماركت|هايبر|مول|مولات|بقالة|بقالات|دكان|دكاكين|مطاعم|كافيه*|مقاه*|كوفي*|تسوق',
    ru: 'магазин*|супермаркет*|торгов* центр*|кафе|ресторан*',
    hi: 'दुकान*|मॉल|सुपरमार्केट|किराना|राशन|सब्ज़ी|बाज़ार|रेस्तराँ|रेस्टोरेंट|dukan*|dukaan*|mall|kirana|rashan|sabzi|bazaar|bazar',
    zh: '超市|商场|购物|餐厅|饭馆|杂货店|买菜',
    de: 'läden|geschäfte|supermarkt|supermärkte|einkauf*|restaurants|cafés',
  },
  health: {
    en: 'hospital*|clinic*|doctor|doctors|pharmac*',
    ar: 'مستشفى|مستشفيات|عيادة|عيادات|دكتور|طبيب|صيدلي*',
    ru: 'больниц*|госпитал*|клиник*|врач*|поликлиник*|аптек*',
    hi: 'अस्पताल*|हॉस्पिटल|क्लिनिक|डॉक्टर|hospital|aspatal|clinic|doctor',
    zh: '医院|醫院|诊所|診所|看病|药店',
    de: 'krankenhaus|krankenhäuser|klinik*|arzt|ärzte|praxen|apotheke*',
  },
  parking: {
    en: 'parking|park the car|park my car',
    ar: 'موقف|مواقف|باركن*|بارك|كراج|جراج|ركنة|الركنة|اركن*|نركن|صفة السيارة|اصف السيارة|اوقف السيارة|اوقف سيارتي',
    ru: 'парковк*|паркинг*|парковаться',
    hi: 'पार्किंग|parking',
    zh: '停车|停車|车位',
    de: 'parkplatz*|parkplätze|parken|stellplätze',
  },
  beach: {
    en: 'beach|sea|swim*|promenade|seaside',
    ar: 'شاطئ|شاطى|الشاطئ|البحر|بحر|سباحة|كورنيش',
    ru: 'пляж*|море|моря|морю|купаться',
    hi: 'बीच|समुद्र|समंदर|समुंदर|beach|samundar|samandar|samudra',
    zh: '海滩|沙滩|海边|大海|游泳',
    de: 'strand|strände|meer|baden|promenade',
  },
  pets: {
    en: 'dog|dogs|cat|cats|pet|pets|vet',
    ar: 'كلب|كلاب|قطة|قطط|حيوان*|بيطري',
    ru: 'собак*|кошк*|питом*|ветеринар*|выгул*',
    hi: 'कुत्ता|कुत्ते|कुत्तों|बिल्ली|पालतू|kutta|kutte|billi|pet',
    zh: '养狗|遛狗|狗|猫|宠物',
    de: 'hund|hunde|hunden|katze*|haustier*|tierarzt',
  },
  people: {
    en: 'famil*|couple|couples|kid|kids|children|baby|babies|toddler*|single*|young|expats|who lives|retire*|who live|who stays|who stay|who all|kind of people|sort of people|type of people|what people|crowd|neighbours',
    ar: 'عائل*|عوائل|عوايل|عيله|عيلتي|عيال|اولاد|ولاد|ولادي|اطفال|اسر|اسره|ازواج|شباب|عزاب|متقاعد*|مين ساكن|مين يسكن|منو يسكن|اجانب',
    ru: 'семь*|дет*|пара|пары|паре|паром|парам|молод*|кто … живет|пожил*|пенсионер*',
    hi: 'परिवार*|फ़ैमिली|बच्चे|बच्चों|जोड़े|जोड़ों|कौन रहता|कौन रहते|कैसे लोग|किस तरह के लोग|family|families|pariwar|parivar|bachche|bachcho|bacche|bachho|bacchon|kaun rehta|kaun rehte|kaise log|kis tarah ke log',
    zh: '家庭|孩子|小孩|夫妻|情侣|单身|年轻人|老人|谁住',
    de: 'famili*|kinder|paare|singles|junge leute|wer wohnt|rentner',
  },
  safety: {
    en: 'safe(?! to [bpirst])(?! investment)|safer|safest|safety|unsafe|crime|dangerous|alone at night|woman alone|girl alone|on my own at night|walk home at night',
    ar: 'امان|الامان|امنة|آمنة|آمن|امن|خطر|خطرة|خطيرة|سرقة|سرقات|جريمة|جرائم|aman|amaan|بنت لحالها|بنت وحدها|لبنت لحالها|امشي بالليل لحالي',
    ru: 'безопасно|безопасность|безопасный|безопасная|безопаснее|опасно|опасный|преступность|криминал*|кражи|не страшно|одной вечером|одной ночью|ночью одной|вечером одной',
    hi: 'सुरक्षित|सेफ|सेफ़|सेफ्टी|ख़तरा|खतरा|चोरी|अपराध|safe|safety|surakshit|khatra|chori|अकेली लड़की|akeli ladki|akele ladki|raat ko akele',
    zh: '安全|治安|危险|危險|犯罪|女生一个人|晚上一个人',
    de: 'sicher|sicherer|unsicher|gefährlich|kriminalität|einbrüche|sicherheit|als frau allein*|nachts allein*|abends allein*',
  },
  airport: {
    en: 'airport(?! road)|airports',
    ar: '(?<!شارع )المطار|مطار',
    ru: 'аэропорт*',
    hi: 'एयरपोर्ट(?! रोड)|हवाई अड्ड*|airport(?! road)',
    zh: '机场|機場|飞机场',
    de: 'flughafen|flughäfen|airport(?! road)',
  },
  curricula: {
    en: 'british … school*|british nurser*|indian … school*|cbse|icse|igcse|american … school*|german … school*|french … school*|russian … school*|arabic … school*|international school*|ib school*|curricul*|which schools|what schools|name* … schools|best school*|good school*|decent … school*',
    ar: 'مدرس* بريطاني*|مدارس بريطاني*|المدارس البريطانية|مدرس* هندي*|مدارس هندي*|المدارس الهندية|مدرس* امريكي*|مدارس امريكي*|مدارس دولي*|مدارس عالمي*|مدارس خاصة|منهج*|المنهج|شو المدارس|وش المدارس|ايش المدارس|ما المدارس|ما هي المدارس|اي مدارس|اسماء المدارس|حضان* بريطاني*|سكول بريطاني*',
    ru: 'британск* школ*|английск* школ*|русск* школ*|российск* школ*|индийск* школ*|немецк* школ*|американск* школ*|международн* школ*|британск* … сад*|английск* … сад*|русск* … сад*|садик … британск*|садик … английск*|садик … русск*|школ* … британск*|школ* … английск*|школ* … русск*|школ* … индийск*|какие … школы|учебн* программ*',
    hi: 'ब्रिटिश स्कूल*|इंडियन स्कूल*|भारतीय स्कूल*|अमेरिकन स्कूल*|सीबीएसई|सी बी एस ई|कौन से स्कूल|कौन सा स्कूल|कौन कौन से स्कूल|कौन-कौन से स्कूल|अच्छा स्कूल|अच्छे स्कूल|indian school*|british school*|american school*|cbse|icse|kaun se school|kaunse school|konse school|kaunsa school|konsa school|acche school|achhe school|accha school',
    zh: '英国学校|英國學校|英式学校|英制学校|印度学校|美国学校|美式学校|德国学校|中文学校|国际学校|國際學校|哪些学校|哪所学校|什么学校|哪些學校|课程体系',
    de: 'deutsche schule*|deutschen schule*|britische* schule*|englische* schule*|indische* schule*|amerikanische* schule*|französische* schule*|internationale* schule*|deutscher kindergarten|deutsche kita|britische* kindergarten|welche schulen|welche schule|lehrplan|gute schule*',
  },
  green: {
    en: '(?<!theme )parks|greenery|greener|greenest|green(?! line)(?! communit)(?! visa)|trees|lawns|playground*|nature',
    ar: 'حدائق|حديقة|منتزه*|خضرة|اخضر|خضراء|اشجار|اكثر خضرة|مساحات خضراء',
    ru: 'парки|парк|парке|парков|парками|зелень|зелени|зеленее|зеленый район|зеленых|деревья|деревьев|газон*|детск* площадк*',
    hi: 'पार्क|पार्कों|हरियाली|हरा-भरा|पेड़|पेड़ों|hariyali|park|parks|hara bhara',
    zh: '绿化|游乐场|(?<!主题)公园|树|绿地|草坪',
    de: 'parks|park|grün(?!e linie)|grüner|grünflächen|grünanlagen|bäume|bäumen|rasen|spielplätze*|spielplatz',
  },
  walking: {
    en: 'walkable|on foot|walking|walks|strolling|promenade*|walkability|pedestrian*',
    ar: 'مشيا|المشي|للمشي|ممشى|التمشي|ممرات المشاة',
    ru: 'пешком|гулять|прогул*|пешеход*|набережн*',
    hi: 'पैदल|टहलने|घूमना पैदल|paidal|tehalne|walking',
    zh: '步行|散步|走路|步道',
    de: 'zu fuß|spazier*|fußläufig|promenade*|fußweg*',
  },
}

/** Asks what it is like to live somewhere. */
export const livingWords: Words = {
  en: 'live in|living in|to live|what is it like|is it nice|nice|good area|honest opinion|opinion|worth it|safe|vibe|live there|living there|stay there|staying there|whats it like|what it is like|how is it there|hows it there|what … area like|hows the area|how is the area|tell me about|tell me more about|tell me something about|how is … like|whats … like|how is that area',
  ar: 'السكن في|السكن ب*|كيف السكن|شلون السكن|السكنة|العيش في|العيشة في|اسكن في|نسكن في|كيف الحياة|كيف المنطقة|شلون المنطقة|كيف الوضع|شلون الوضع|المنطقة كيف|حلوة|حلو|زينة|زين|كويس*|منيح*|تمام|رايك|رايكم|رايج|تنصح*|انصح*|ينصح*|تنفع|ينفع|تصلح|امان|آمنة|آمن|احسن ل*',
  ru: 'жить|живется|каково|стоит ли|хороший район|что за район|как там|норм|безопасно',
  hi: 'रहना|रहने|कैसा इलाका|कैसा है|कैसी है|कैसी जगह|ठीक है|ठीक रहेगा|अच्छा|राय|माहौल|सुरक्षित|सेफ|rehna|rehne|rahna|rahne|kaisa|kaisi|accha|achha area|acha area|mahaul|mahol|surakshit',
  zh: '住|怎么样|怎樣|好不好|方便|适合|宜居|推荐|安全',
  de: 'wohnen|wohnt|leben|lebt|taugt|wie ist es|lohnt|schön|gute gegend|meinung|empfehlen|sicher',
}

/** The metro alone, of what transport there is. */
export const metroWords: Words = {
  en: 'metro|red line|green line|subway',
  ar: 'مترو|ميترو|الخط الاحمر|الخط الاخضر',
  ru: 'метро|красн* лини*|зелен* лини*',
  hi: 'मेट्रो|रेड लाइन|ग्रीन लाइन|metro',
  zh: '地铁|地鐵|红线|绿线',
  de: 'metro|u-bahn|rote* linie|grüne* linie',
}

/** Asks of the roads at some hour. */
export const rushWords: Words = {
  en: 'drive like|traffic|rush hour|how long|in the morning|at 7|at 8|at 9|commut*',
  ar: 'زحمة|زحام|ازدحام|الصبح|كم ياخذ|كم دقيقة|المشوار|الذروة',
  ru: 'пробк*|час пик|утром|сколько ехать|сколько времени',
  hi: 'ट्रैफ़िक|ट्रैफिक|जाम|सुबह|कितना समय|कितना टाइम|traffic|trafic|jaam|subah|kitna time|kitni der',
  zh: '堵车|堵車|高峰|早上|多久|多长时间|通勤',
  de: 'stau|berufsverkehr|stoßzeit*|morgens|am morgen|wie lange|pendel*',
}

/** Asks what a place is like, and nothing else. */
export const likeWords: Words = {
  en: 'what is it like|whats it like|what it is like|what … like to live|whats … like|what is … like|what is … area like|how is it there|hows it there|any good to live|boring|what kind of area|what sort of area|what kind of place',
  ar: 'كيف المنطقة|شلون المنطقة|المنطقة كيف|كيف السكن|شلون السكن|كيف العيشة|كيف الحياة|كيف الوضع هناك|مملة|شو هالمنطقة',
  ru: 'что за район|что за место|каково там|каково жить|как там жить|как там живется|какой это район|скучно|это вообще где|это где вообще',
  hi: 'kaisa area|area kaisa|kaisi jagah|jagah kaisi|rehna kaisa|कैसा इलाका|इलाका कैसा|कैसी जगह|जगह कैसी|रहना कैसा|boring',
  zh: '住着怎么样|住着怎麼樣|那边怎么样|那里怎么样|那边怎麼樣|是什么样的地方|是个什么地方|无聊|無聊|环境怎么样',
  de: 'wie ist es da|wie ist es dort|wie ist das da|wie ist das dort|wie ist es … so|wie ist das … so|wie ist … so zum leben|wie lebt es sich|was ist das für eine gegend|was ist das für ein viertel|langweilig',
}

/** Asks what is thought of it. */
export const opinionWords: Words = {
  en: 'what do you think|thoughts|your opinion|your take|should i worry|good idea',
  ar: 'رايك|رايكم|رايج|تنصح*|بتنصح*',
  ru: 'что думаете|что думаешь|что скажете|как думаете|ваше мнение|стоит ли',
  hi: 'क्या लगता|राय|क्या कहते|kya lagta|kya kehte',
  zh: '你觉得|您觉得|怎么看|怎麼看|你看呢|意见',
  de: 'was meinst|was meinen sie|was hältst|was halten sie|deine meinung|ihre meinung|was denkst|was denken sie',
}

/** Stands for homes that are looked for, without naming one. */
export const anythingWords: Words = {
  en: 'anything|something|any place|options|one with|ones with',
  ar: 'اي شي|شي قريب|حاجة|خيارات',
  ru: 'что-нибудь|что-то|что нибудь|варианты|есть с|есть что',
  hi: 'कुछ|कोई चीज़|kuch|kuchh|options',
  zh: '什么房|房源|有房|有没有带|有沒有帶',
  de: 'etwas|irgendwas|was freies|was mit|eine mit|welche mit|angebote',
}

/** Asks which place it is. */
export const whichAreaWords: Words = {
  en: 'which area*|which communit*|which neighbo*|which part|what area*|where do|where can|where should|where is|where are',
  ar: 'اي منطقة|اي المناطق|اي مناطق|اي حي|وين|اين|فين',
  ru: 'в каком районе|какой район|каких районах|какие районы|каком районе|где',
  hi: 'किस इलाके|किस एरिया|कौन सा इलाका|कौन से इलाके|कहाँ|कहां|kis area|kaun sa area|kahan',
  zh: '哪个区|哪些区|哪里|哪儿|哪个社区|哪个地段|哪一带|哪块|哪片|什么地方|买哪|投哪',
  de: 'welche gegend*|welcher gegend|welcher stadtteil|welchem stadtteil|welchen stadtteilen|welches viertel|welchem viertel|wo am|wo bekomm*|wo bring*|wo ist|wo sind|wo gibt*|wo find*|wo hab*|wo kann*|wo kauf*|wo könn*|wo kost*|wo krieg*|wo leb*|wo lieg*|wo lohnt|wo man|wo miet*|wo soll*|wo steh*|wo wohn*|wo würd*|wo wäre*|wo zahl*',
}

/** Means the first and the second of two places that were spoken of together. */
export const ofTwoWords: Readonly<Record<'first' | 'second', Words>> = {
  first: {
    en: 'former|the first area|first area|first of the two|the first place',
    ar: 'المنطقة الاولى|الاولى منهم|الاولى منهما|اول منطقة|اول وحدة',
    ru: 'в первом|первый район|первом районе|первый из них|первого из них',
    hi: 'पहली जगह|पहले वाले इलाके|पहला इलाका|पहले इलाके|pehle wale area|pehla area|pehle area',
    zh: '前者|前面那个|前面那個|前一个|前一個|头一个|第一个区|第一个地方|第一个社区',
    de: 'ersterer|ersteres|erstere|ersterem|der erste stadtteil|im ersten viertel|das erste viertel|die erste gegend|in der ersten gegend',
  },
  second: {
    en: 'latter|the second area|second area|second of the two|the second place',
    ar: 'المنطقة الثانية|الثانية منهم|الثانية منهما|ثاني منطقة|ثاني وحدة',
    ru: 'во втором|второй район|втором районе|второй из них|второго из них',
    hi: 'दूसरी जगह|दूसरे वाले इलाके|दूसरा इलाका|दूसरे इलाके|dusre wale area|dusra area|dusre area',
    zh: '后者|後者|后面那个|後面那個|后一个|後一個|第二个区|第二个地方|第二个社区',
    de: 'letzterer|letzteres|letztere|letzterem|der zweite stadtteil|im zweiten viertel|das zweite viertel|die zweite gegend|in der zweiten gegend',
  },
}

/** Means the two places that were spoken of together. */
export const bothPlacesWords: Words = {
  en: 'two communit*|both communit*|those communit*|these communit*|two areas|both areas|those areas|these areas|two places|both places|two districts|both districts|two neighbo*|both neighbo*',
  ar: 'المنطقتين|هالمنطقتين|منطقتين|الحيين|المجمعين|المكانين|المنطقتان',
  ru: 'два района|двух района*|двумя района*|эти районы|этих района*|этими района*|обоих района*|оба района',
  hi: 'दोनों इलाक*|दोनों एरिया|दोनों जगह*|दोनो इलाक*|dono area*|dono ilak*|dono jagah*|donon area*|donon ilak*',
  zh: '两个区|这两个区|两个社区|两个地方|兩個區|兩個社區|兩個地方|两个地区|兩個地區|两区|这两个小区',
  de: 'beiden gegenden|beide gegenden|beiden viertel*|beide viertel*|beiden stadtteil*|beide stadtteil*|beiden orte*|beiden gebiete*|zwei gegenden|zwei stadtteil*',
}

/** Weighs places that are named together. */
export const weighedWords: Words = {
  en: 'better|nicer|differen*|differ|which one|which is|which of|or rather|more suitable|suits us|quieter|calmer|safer|greener|livelier|noisier',
  ar: 'افضل|احسن|الفرق|فرق|تختلف|يختلف|ايهم|ايهما|اي وحدة|اي واحدة|انسب|اهدى|اهدا|اهدأ',
  ru: 'лучше|отлича*|разниц*|какой из|что из|удобнее|подходит больше|тише|спокойнее|безопаснее|зеленее',
  hi: 'बेहतर|अच्छा रहेगा|ज़्यादा अच्छा|फ़र्क|फर्क|अंतर|ज़्यादा शांत|zyada shant|कौन सा|कौन-सा|better|behtar|fark|farak|kaun sa|kaunsa|konsa',
  zh: '哪个|哪個|边个|邊個|哪里更|区别|區別|差别|更好|好一点|比较好|更安静|安静些|更安全',
  de: 'besser|schöner|unterschied*|unterscheide*|lieber|eher|welche* von|ruhiger|leiser|sicherer|grüner',
}

/** Of the words that weigh, those that prefer as well: outside a question 'rather a flat in JVC or Arjan' looks for one. */
export const preferredWords: Words = {
  en: 'or rather',
  ar: 'الافضل',
  ru: 'лучше тогда',
  hi: 'behtar hoga',
  zh: '还是找',
  de: 'lieber|eher',
}

/** Of the words that weigh, those that ask nothing beside homes that are described. */
export const betterWords: Words = {
  en: 'better|nicer',
  ar: 'افضل|احسن|انسب',
  ru: 'лучше|удобнее',
  hi: 'बेहतर|अच्छा रहेगा|ज़्यादा अच्छा|better|behtar',
  zh: '更好|好一点|比较好',
  de: 'besser|schöner',
}

/** Means the place that was spoken of last. */
export const thereWords: Words = {
  en: '(?<!is )(?<!are )there|that area|this area|the area|neighbourhood|neighborhood|around here|nearby|near by|close by|around it|round there',
  ar: 'هناك|هنيك|هني|هون|فيها|المكان ده|المكان هذا|هالمكان|هالمنطقة|المنطقة|هالحي|الحي|حولها|قريب منها',
  ru: 'там|туда|оттуда|этом районе|в районе|рядом|вокруг',
  hi: 'वहाँ|वहां|उधर|आसपास|आस-पास|उस इलाके|उस एरिया|उस जगह|wahan|wahaan|waha|vahan|vaha|udhar|us area|us ilake|us jagah|aas paas|aaspaas',
  zh: '那里|那裡|那边|那邊|那儿|附近|周围|那一带',
  de: 'dort|da|dorthin|da hin|in der gegend|in der nähe|drumherum|dort in',
}
