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
  'parking',
  'beach',
  'pets',
  'people',
] as const
export type AreaAspect = (typeof areaAspects)[number]

/** How these are named, in questions and in guides. A star stands for any ending. */
export const areaWords: Readonly<Record<AreaAspect, Words>> = {
  transport: {
    en: 'metro|tram|bus|buses|public transport|no car|without a car|without car|get around|getting around|commute|traffic',
    ar: 'مترو|المترو|ترام|باص|باصات|حافلة|حافلات|مواصلات|بدون سيارة|ما عندي سيارة|ما عندنا سيارة|زحمة|ازدحام|metro|sayara|mwasalat',
    ru: 'метро|трамва*|автобус*|транспорт*|без машины|на машине|пробк*|добираться',
    hi: 'मेट्रो|ट्राम|बस|बसें|बिना कार|बिना गाड़ी|गाड़ी के बिना|ट्रैफ़िक|ट्रैफिक|metro|bus|bina car|bina gaadi|traffic',
    zh: '地铁|地鐵|公交|巴士|电车|没车|沒車|开车|交通|堵车|通勤',
    de: 'metro|u-bahn|tram|straßenbahn|bus|busse|bussen|ohne auto|verkehr|stau|mit dem auto',
  },
  distance: {
    en: 'how far|far from|distance|how long … drive|how long … take|minutes|hour',
    ar: 'كم تبعد|كم يبعد|المسافة|بعيد*|كم دقيقة|ساعة|دقيقة',
    ru: 'как далеко|далеко|сколько ехать|расстояние|минут|часа|час',
    hi: 'कितना दूर|कितनी दूर|दूरी|घंटे|घंटा|मिनट|kitna door|kitni door',
    zh: '多远|多遠|多久|小时|分钟|距离',
    de: 'wie weit|wie lange|entfernung|entfernt|stunde|minuten',
  },
  schools: {
    en: 'school*|nursery|nurseries|kindergarten*',
    ar: 'مدرسة|مدارس|حضانة|حضانات|روضة',
    ru: 'школ*|детск* сад*|садик*|садов',
    hi: 'स्कूल*|नर्सरी|school*|nursery',
    zh: '学校|學校|上学|幼儿园|国际学校',
    de: 'schule*|kita|kindergärten|kindergarten',
  },
  noise: {
    en: 'noise|noisy|loud|quiet|calm|calmer|peaceful|aircraft|plane|planes|flight*',
    ar: 'هادي*|هادئ*|هدوء|صخب|ضوضاء|ازعاج|مزعج*|صوت|طيار*|طائر*|طيران|زحمة',
    ru: 'шум*|тих*|спокойн*|самолет*|громко|звукоизоляц*',
    hi: 'शोर|शांत|शान्त|हवाई जहाज़|जहाज़|जहाज|विमान*|उड़ान*|shor|shaant|shant|भीड़*',
    zh: '噪音|吵|安静|清静|飞机|航线|隔音|喧闹',
    de: 'lärm|laut|ruhig*|leise|flugzeug*|fluglärm',
  },
  building_works: {
    en: 'construction|building site*|building work*|still being built|cranes|plots',
    ar: 'اعمال البناء|مشاريع|قيد الانشاء|تحت الانشاء|ورش|رافعات',
    ru: 'стройк*|строят|строится|застраива*|строительств*',
    hi: 'निर्माण|कंस्ट्रक्शन|construction',
    zh: '施工|工地|在建|盖楼',
    de: 'baustelle*|gebaut|bauarbeiten|baulärm|bebaut',
  },
  shops: {
    en: 'shop|shops|shopping|mall|supermarket*|grocer*|restaurant*|cafe*|clinic*|nightlife',
    ar: 'محلات|سوبرماركت|مول|مولات|بقالة|بقالات|مطاعم|عيادة|عيادات|تسوق',
    ru: 'магазин*|супермаркет*|торгов* центр*|кафе|ресторан*|клиник*',
    hi: 'दुकान*|मॉल|सुपरमार्केट|किराना|रेस्तराँ|क्लिनिक|dukan*|mall',
    zh: '超市|商场|购物|餐厅|饭馆|诊所|杂货店|买菜',
    de: 'läden|geschäfte|supermarkt|supermärkte|einkauf*|restaurants|cafés|arzt|praxen',
  },
  parking: {
    en: 'parking|park the car|park my car',
    ar: 'موقف|مواقف|باركن*|اوقف السيارة',
    ru: 'парковк*|паркинг*|парковаться',
    hi: 'पार्किंग|parking',
    zh: '停车|停車|车位',
    de: 'parkplatz*|parkplätze|parken|stellplätze',
  },
  beach: {
    en: 'beach|sea|swim*|promenade|seaside',
    ar: 'شاطئ|شاطى|الشاطئ|البحر|بحر|سباحة|كورنيش',
    ru: 'пляж*|море|моря|морю|купаться',
    hi: 'बीच|समुद्र|beach|samundar',
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
    en: 'famil*|couple|couples|kids|children|single*|young|expats|who lives|retire*',
    ar: 'عائل*|عوايل|عيال|اطفال|اسر|ازواج|شباب|عزاب|متقاعد*',
    ru: 'семь*|дет*|пар*|молод*|кто … живет|пожил*|пенсионер*',
    hi: 'परिवार*|बच्चे|बच्चों|जोड़े|जोड़ों|कौन रहता|family|bachche|bachcho',
    zh: '家庭|孩子|小孩|夫妻|情侣|单身|年轻人|老人|谁住',
    de: 'famili*|kinder|paare|singles|junge leute|wer wohnt|rentner',
  },
}

/** Asks what it is like to live somewhere. */
export const livingWords: Words = {
  en: 'live in|living in|to live|what is it like|is it nice|nice|good area|honest opinion|opinion|worth it|safe|vibe',
  ar: 'السكن في|العيش في|اسكن في|نسكن في|كيف الحياة|كيف المنطقة|حلوة|زينة|رايك|تنفع|امان',
  ru: 'жить|живется|каково|стоит ли|хороший район|что за район|как там|норм|безопасно',
  hi: 'रहना|रहने|कैसा इलाका|कैसा है|कैसी है|ठीक है|अच्छा|राय|rehna|rehne|kaisa|kaisi|accha',
  zh: '住|怎么样|怎樣|好不好|方便|适合|宜居|推荐|安全',
  de: 'wohnen|wohnt|leben|lebt|taugt|wie ist es|lohnt|schön|gute gegend|meinung|empfehlen|sicher',
}

/** Stands for homes that are looked for, without naming one. */
export const anythingWords: Words = {
  en: 'anything|something|any place|options',
  ar: 'اي شي|شي قريب|حاجة|خيارات',
  ru: 'что-нибудь|что-то|что нибудь|варианты',
  hi: 'कुछ|कोई चीज़|kuch|kuchh|options',
  zh: '什么房|房源|有房',
  de: 'etwas|irgendwas|was freies|angebote',
}

/** Asks which place it is. */
export const whichAreaWords: Words = {
  en: 'which area*|which communit*|which neighbo*|which part|what area*|where do|where can|where should|where is|where are',
  ar: 'اي منطقة|اي المناطق|اي حي|وين|اين',
  ru: 'в каком районе|какой район|каких районах|какие районы|каком районе|где',
  hi: 'किस इलाके|किस एरिया|कौन सा इलाका|कौन से इलाके|कहाँ|कहां|kis area|kaun sa area|kahan',
  zh: '哪个区|哪些区|哪里|哪儿|哪个社区|哪个地段|哪一带|哪块|哪片|什么地方|买哪|投哪',
  de: 'welche gegend*|welcher gegend|welcher stadtteil|welchem stadtteil|welchen stadtteilen|welches viertel|welchem viertel|wo',
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

/** Means the place that was spoken of last. */
export const thereWords: Words = {
  en: '(?<!is )(?<!are )there|that area|this area|the area|neighbourhood|neighborhood|around here|nearby',
  ar: 'هناك|هنيك|هالمنطقة|المنطقة|هناك|حولها|قريب منها',
  ru: 'там|туда|оттуда|этом районе|в районе|рядом|вокруг',
  hi: 'वहाँ|वहां|उधर|आसपास|उस इलाके|wahan|wahaan|vahan|aas paas|aaspaas',
  zh: '那里|那裡|那边|那邊|那儿|附近|周围|那一带',
  de: 'dort|da|dorthin|da hin|in der gegend|in der nähe|drumherum|dort in',
}
