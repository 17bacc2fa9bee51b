import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Begins a part of a sentence that says something of its own. A star stands for any ending. */
export const clauseBreaks: Words = {
  en: 'but|so|because|while|although|and my|and our|and her|and his',
  ar: 'لكن|بس|عشان|لان|وانا|واختي|واخوي|وزوجي|وزوجتي|وابي|ونبي|وابغى',
  ru: 'но|поэтому|потому что|так что|хотя|а сами|а мы|а я',
  hi: 'लेकिन|मगर|पर|क्योंकि|इसलिए|lekin|magar|isliye|kyunki',
  zh: '但是|但|所以|因为|不过|不過|想在|想租|想买',
  de: 'aber|weil|deshalb|deswegen|also|und meine|und mein|und unsere',
}

/** Begins what is looked for, where no comma parts it from the story before. */
export const seekingBreaks: Words = {
  en: 'i want|we want|i need|we need|i am looking|im looking|i m looking|we are looking|were looking|we re looking|now i|now we|and looking',
  ar: 'وادور|وندور|وابحث|ونبحث|والحين|واريد|ونريد|والان',
  ru: 'ищу|ищем|мне нужн*|нам нужн*|теперь',
  hi: 'मुझे|हमें|अब|mujhe|hamein|humein|ab',
  zh: '我想|我们想|我要|我们要|想换|想找|现在想|我們想|想換',
  de: 'ich suche|wir suchen|suche jetzt|suchen jetzt|ich möchte|wir möchten|ich brauche|wir brauchen|und suche|und suchen',
}

/** How one lives and what one pays today, whatever is looked for. */
export const todayWords: Words = {
  en: 'currently|at the moment|right now|these days|now renting|now living|we pay|i pay|paying|been paying|pays … now|now pays|pays … at the moment|is paying|now rents|rents … now|lives … now|my lease|our lease|my current|our current|my present|my rent|our rent|our landlord|my landlord|landlord wants|landlord is raising|landlord raises|we live in|i live in|we rent in|been living|been renting|used to live|used to pay|till now|until now',
  ar: 'حاليا|الحين ساكن*|حالياً|ايجاري|ايجارنا|عقدي|عقدنا|المالك يبي|المالك يبغى|المالك يريد|ساكن الحين|ساكنين الحين|ساكنين|ساكن في|ساكنة في|ندفع الحين|ادفع الحين|كنا ندفع|كنت ادفع|تدفع|يدفع|نسكن الان|اسكن الان',
  ru: 'наша аренда|моя аренда|наш договор|мой договор|хозяин хочет|хозяин подним*|хозяйка хочет|хозяйка подним*|сейчас … снима*|снима* сейчас|сейчас … жив*|жив* сейчас|сейчас … плат*|сейчас … плач*|плат* сейчас|сейчас … аренду*|аренду* сейчас|пока … снима*|пока … жив*|пока … плач*|жив* пока|снима* пока|плат* пока|плачу|платим|снимаю|снимаем|снима* у|живем у|живу у|платили|платил|платила|жили в|жил в|жила в|платит|платят|раньше … снима*|раньше … жил*|до этого … снима*|до этого … жил*',
  hi: 'अभी … रह*|अभी … दे रहे|अभी … देते|फ़िलहाल|फिलहाल|इस समय|दे रहे हैं|देता है|देती है|हमारा किराया|मेरा किराया|मकान मालिक|makan malik|abhi … reh*|abhi … de rahe|abhi … dete|filhal|filhaal|de rahe hain|deta hai|deti hai',
  zh: '现在住|现在租|现在付|现在的房租|现在在[^,;?!]{1,16}?租|现在在[^,;?!]{1,16}?住|現在在[^,;?!]{1,16}?租|現在在[^,;?!]{1,16}?住|目前在|现在(?!想|要|找|打|准)[^,;?!]{1,16}?租房|现在这套|现在月租|现在年租|房东要涨|房东涨|目前|眼下|之前租|之前住|以前租|付着|現在住|現在租',
  de: 'aktuell|zurzeit|zahle hier|zahlen hier|vermieter will|meine jetzige|unsere jetzige|mein jetziger|mein mietvertrag|unser mietvertrag|zur zeit|derzeit|momentan|im moment|bisher|bislang|zahle jetzt|zahle gerade|zahlen gerade|wohne gerade|miete gerade|zahlen wir|zahle ich|wir zahlen jetzt|wohnen jetzt|wohne jetzt|zahlt|zahlte',
}

/** Who works, learns or lives elsewhere, and where. */
export const elsewhereWords: Words = {
  en: 'my office|our office|his office|her office|the office is|office … in|i work|we work|works|my job|our job|job is|job at|job in|school|nursery|kindergarten|university|campus|student at|student in|studying at|studying in|studies|husband|wife|partner|friend|friends|sister|brother|cousin|cousins|parents|mother|father|mum|mom|dad|in-laws|colleague*|boss|moving from|relocating from|coming from|commut*',
  ar: 'دوامي|دوامه|دوامها|شغلي|عملي|اشتغل|نشتغل|مكتبي|مكتبنا|مدرسة|مدرسه|مدارس|حضانة|جامعة|جامعه|طالب في|طالبة في|زوجي|زوجتي|اختي|اخوي|اخي|صديقي|صديقتي|ربيعي|اهلي|امي|ابوي|خالتي|عمي|قادم من|قادمين من|منتقلين من',
  ru: 'мой офис|наш офис|офис у|офис в|работа*|школа|школу|садик у|университет|учусь|учится|студент*|муж|мужа|жена|жены|друг|друзья|подруга|сестра|брат|родители|мама|папа|коллег*|переезжаем из|переезжаю из|тетя|дядя',
  hi: 'ऑफिस|ऑफ़िस|दफ़्तर|दफ्तर|नौकरी|काम करता|काम करती|काम करते|स्कूल|यूनिवर्सिटी|कॉलेज|पति|पत्नी|दोस्त|बहन|भाई|माता-पिता|मम्मी|पापा|office|daftar|naukri|kaam karta|kaam karti|school|university|college|pati|patni|dost|behen|bhai|mummy|papa',
  zh: '上班|工作|公司|学校|學校|幼儿园|大学|老公|老婆|丈夫|妻子|朋友|姐姐|妹妹|哥哥|弟弟|父母|爸妈|同事|做生意|从',
  de: 'mein büro|unser büro|büro ist|büro liegt|ich arbeite|wir arbeiten|arbeitet|fängt … an|job in|job ist|schule|kita|kindergarten|uni|universität|studiere|studiert|student*|mein mann|meine frau|mein freund|meine freundin|freunde|schwester|bruder|eltern|mutter|vater|kollege*|kollegin|ziehen aus|umzug aus|cousin*',
}

/** Beside these it is wanted all the same, or says for whom. */
export const wantWords: Words = {
  en: 'want|wants|like|likes|prefer*|love|loves|need|needs|looking|ideally|please|for me|for us|for my|for our|either',
  ar: 'نبي|ابي|يبي|تبي|ابغى|نبغى|يبغى|تبغى|اريد|نريد|يريد|تريد|عايز*|عاوز*|ادور|ندور|يفضل|تفضل|نفضل|بدي|بدنا',
  ru: 'хоч*|хотел*|хотим|ищ*|нужн*|предпоч*|желательно|для меня|для нас|для мужа|для жены|для друга|для родителей|нравится',
  hi: 'चाहिए|चाहता|चाहती|चाहते|ढूँढ*|ढूंढ*|पसंद|के लिए|chahiye|chahta|chahti|chahte|dhoond*|dhund*|pasand|ke liye',
  zh: '想|要找|需要|希望|喜欢|喜歡|找|给我|为了',
  de: 'möchte*|will|wollen|suche*|brauche*|hätte*|bevorzug*|gern|gerne|für mich|für uns|für meine*|am liebsten',
}

/** What the other side of a tenancy wants is nobody's wish for a home. */
export const landlordWants: Words = {
  en: 'landlord … wants|landlord … want|owner … wants|landlady … wants|landlord … needs',
  ar: 'المالك … يبي|المالك … يبغى|المالك … يريد|صاحب البيت … يبي|صاحب الشقة … يبي|المؤجر … يريد',
  ru: 'хозяин … хочет|хозяйка … хочет|собственник … хочет|арендодатель … хочет',
  hi: 'मालिक … चाहता|मालिक … चाहते|malik … chahta|malik … chahte|landlord … chahta|landlord … chahiye',
  zh: '房东想|业主想|房東想',
  de: 'vermieter … will|vermieter … möchte|vermieterin … will|eigentümer … will',
}

/** Where somebody else lives or bought is where one looks too: 'something similar', 'in the same building'. */
export const alikeWords: Words = {
  en: 'similar|same area|same building|same place|same community|same tower|same neighbourhood|around there|live there|stay there|buy there|rent there|near them|near him|near her|like that|like his|like hers|like theirs|stay in the area|next to them',
  ar: 'مثله|مثلها|مثلهم|نفس المنطقة|نفس المكان|نفس البناية|نفس العمارة|نفس المجمع|زيه|زيها|هناك|قريب منه*|جنبه*|جنبهم|مشابه*|شبيه*',
  ru: 'похож*|такую же|такой же|такое же|такие же|там|там же|тот же район|том же районе|этом же районе|том же доме|том же комплексе|рядом с ним*|рядом с ней|аналог*',
  hi: 'वैसा*|वैसी|वैसे ही|वहीं|वहाँ|वहां|उसी|waisa|waisi|wahin|wahi|wahan|usi|similar',
  zh: '类似|同样|同一个|那里|那边|差不多|同小区|類似|那裡|那邊',
  de: 'ähnlich*|das gleiche|die gleiche|gleichen|dieselbe*|dasselbe|derselben|dort|so etwas|sowas',
}

/** What one will not have. */
export const dislikeWords: Words = {
  en: "can't stand|cant stand|cannot stand|hate|hated|don't like|dont like|do not like|not a fan|detest",
  ar: 'ما احب*|ما نحب*|اكره*|ما اطيق*|ما تعجبن*|ما يعجبن*|مش بحب*|مابحب*',
  ru: 'терпеть не могу|ненавижу|не люблю|не нравится|не нравятся',
  hi: 'पसंद नहीं|नापसंद|नफ़रत|नफरत|pasand nahi|pasand nahin|nafrat',
  zh: '不喜欢|不喜歡|讨厌|討厭|受不了',
  de: 'nicht leiden|nicht ausstehen|hasse|hassen|mag ich nicht|mögen wir nicht|gefällt mir nicht|gefällt uns nicht',
}

/** Beside what one will not have: whom it is said by, and the place again. */
export const besideDislike: Words = {
  en: 'i|we|but|so|it|there|that|this|they|just|really|absolutely|place|area|in|is|a lot',
  ar: 'انا|نحن|احنا|لكن|بس|هناك|المنطقة|في|وايد|مرة',
  ru: 'я|мы|но|его|ее|их|там|этот|район|в|мне|нам|просто|очень',
  hi: 'मैं|हम|मुझे|हमें|लेकिन|पर|वो|वह|वहाँ|में|मगर|mujhe|hume|wo|me|mein',
  zh: '我们|我|但是|但|可是|那里|那边|它|真|在',
  de: 'ich|wir|aber|das|es|die|den|dort|da|in|im|mir|uns|einfach|überhaupt|kann',
}

/** Children, who are counted and no rooms. */
export const familyWords: Words = {
  en: 'girls|boys|kids|sons|daughters|children|babies|twins|toddlers',
  ar: 'عيال|اولاد|بنات|اطفال|توام',
  ru: 'дет*|сын*|доч*|мальчик*|девоч*|двойн*',
  hi: 'बच्चे|बच्चों|बेटे|बेटियाँ|बेटियां|bachche|bete|betiyan',
  zh: '孩子|儿子|女儿|小孩|双胞胎',
  de: 'jungs|mädchen|söhne|töchter|kinder|kindern|zwillinge',
}

/** Rent that is paid today or cannot be paid besides, which looks for nothing to rent. */
export const rentPaidWords: Words = {
  en: 'pay* rent|pay* the rent|pay* our rent|pay* my rent|our rent|my rent',
  ar: 'ندفع ايجار|ادفع ايجار|ندفع الايجار|ادفع الايجار|دفع الايجار|ايجاري|ايجارنا',
  ru: 'плат* аренду|плат* за аренду|плач* аренду|плач* за аренду|наша аренда|моя аренда',
  hi: 'किराया दे*|किराया भर*|किराया भी|kiraya de*|kiraya bhar*|rent de*|rent bhar*|rent bhi',
  zh: '付房租|交房租|付着房租|交着房租|的房租',
  de: 'miete zahl*|miete bezahl*|zahl* miete|meine miete|unsere miete',
}
