import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

interface RequestWords {
  /** Words that join a further request to the one before; Arabic writes its own onto the next word. */
  joints: string
  /** Words that begin a request of its own. */
  opens: string
  /** Words that make a request of a clause wherever they stand in it. */
  holds?: string
  /** Words that make a question of a clause where they end it: 'and the commission how much'. */
  ends?: string
}

/** How people put several requests into one message, as alternatives of regular expressions. */
export const severalRequestWords: Readonly<Record<LanguageCode, RequestWords>> = {
  en: {
    joints:
      'and also|also|and|so|n|nd|plus|but|then|oh|btw|by the way|first of all|firstly|secondly|thirdly|lastly|finally|one more thing|another thing|(?:first|second|third|last)(?=,)',
    opens:
      "what(?:'s|s|’s)?|how(?:'s|s|’s)?|who(?:'s|s|’s)?|when(?:'s|s|’s)?|where(?:'s|s|’s)?|why|which|do i|do you|do they|do we|does|did|can|could|will|would|should|must|is it|is there|is that|is the|is parking|is pets|are there|are the|are they|are pets|has it|have you|any|tell me|show|send|share|find|give me|get me|let me know|have someone|have an agent|please|kindly|explain|need|want|i need|we need|i want|we want|i would like|i'd like|looking for|call me|ring me|phone me|contact me|get in touch|get someone|get somebody|book|arrange|schedule|set up|put me through|connect me|i wanna|wanna|im looking|i'm looking|let's|lets|whats|hows|whos|is this|are you|will you|am i|shall i|would|whose|which|is an?|is my|is his|is her|is our|is it|is email|is whatsapp|are my|are we|are you|may i|may he|may we|may the|does the|has the",
    ends: 'how much|how many|how long|when|where|who|allowed or not|or not|or no|possible|enough|required|necessary|negotiable',
  },
  ar: {
    joints: 'وكمان|كمان|وبعد|وبرضو|وأيضا|وأيضًا|أيضا|ثم|بس|وبالمناسبة|بالمناسبة',
    opens:
      'و?(?:مين|من يدفع|كم|هل|وش|شو|ايش|إيش|ماذا|ما هي|ما هو|متى|كيف|وين|أين|ليش|لماذا|ورني|وريني|أرني|اعرض|عطني|أعطني|دور|ابحث|أبي|أبغى|أريد|بدي|قل لي|قولي|خبرني|ابغى|ابغا|بغيت|ودي|محتاج|احتاج|اريد|دلني|دورلي|شوف لي|شوفلي|لقي لي|كلموني|كلمني|اتصلوا|اتصل|تتصلون|خلوا|خلي احد|احجز|احجزوا|احجزلي|رتب|عندي سؤال|شحال|قديش|اديش|بكم|بكام|كام|شكثر|منو|لازم|اقدر|يقدر|نقدر|يحق|مسموح|ممكن|يصير|ينفع|عادي)',
    ends: 'بكم|بكام|كم|كام|قديش|اديش|شكثر|متى|امتى|وين|فين|مين|منو|يكفي|تكفي|كافي|ولا لا|او لا|لازم|مسموح|ممكن|ينفع|يصير',
  },
  ru: {
    joints:
      'и ещё|и еще|ещё|еще|а ещё|а еще|а также|также|и|а|но|да и|заодно|кстати|потом|плюс|тогда|и если что|ну и',
    // A question word stands in any case and behind a preposition; 'ли' makes a question of the word before it.
    opens:
      '(?:(?:в|во|за|от|на|с|со|у|до|по|к|из|о|об|под|при|для) )?(?:сколько|скольк(?:и|им|ими|их)|как(?:ой|ая|ое|ие|ого|ому|им|ом|ую|их|ими|ов|ова|овы)|ч(?:то|его|ему|ем|ём)|к(?:то|ого|ому|ем)|когда|как|где|куда|откуда|почему|зачем|почём|почем)|[\\p{L}-]+ ли|(?:по|рас|под)?ска(?:жи|жите)|покажи|покажите|най(?:ди|дите|дем|дём)|подбер(?:и|ите)|посоветуй|посоветуйте|объясни|объясните|посчитай|посчитайте|рассчитай|рассчитайте|хочу|хотим|хотел бы|хотела бы|хотели бы|интересует|ищу|ищем|нужн(?:а|о|ы)|нужен|давай|давайте|пусть|можете|можешь|могу|можем|можно|нельзя|запиш(?:и|ите)|перезвон(?:и|ите)|позвон(?:и|ите)|набер(?:и|ите)|свяж(?:и|ите|итесь)|организуй(?:те)?|хотелось бы|мне нужно|надо|есть ли|обязательно ли|правда|обязан(?:а|ы)?|должен|должна|должны|хватит|достаточно|чь(?:[её]|я|и)',
    ends: 'сколько|сколько стоит|когда|где|кто|хватит|достаточно|можно|нельзя|нужно|надо|обязательно|или нет',
  },
  hi: {
    joints: 'और हाँ|और|तथा|साथ ही|साथ में|aur haan|aur|saath hi|लेकिन|lekin',
    opens:
      'क्या|कितना|कितनी|कितने|कौन|कैसे|कब|कहाँ|ये भी बता[\\p{L}\\p{M}]*|यह भी बता[\\p{L}\\p{M}]*|kya|kitna|kitni|kitne|kaun|kaise|kab|kahan|ye bhi bata[a-z]*|yeh bhi bata[a-z]*',
    holds:
      'क्या|कितना|कितनी|कितने|कौन|कैसे|कैसा|कैसी|कब|कहाँ|बता[\\p{L}\\p{M}]*|दिखा[\\p{L}\\p{M}]*|समझा[\\p{L}\\p{M}]*|चाहिए|चाहिये|ढूंढ[\\p{L}\\p{M}]*|ढूँढ[\\p{L}\\p{M}]*|खोज[\\p{L}\\p{M}]*|खरीदना|ख़रीदना|खरीदने|लेना है|लेनी है|kya|kitn[aei]+|kaun|kaise|kaisa|kaisi|kab|kahan|bata[a-z]*|dikha[a-z]*|samjha[a-z]*|chahiye|chaiye|chahie|dho?o?ndh?[a-z]*|dhund[a-z]*|khoj[a-z]*|kharidna|kharidne|khareedna|lena hai|leni hai|call|phone|viewing|visit|कॉल|फ़ोन|फोन|विज़िट|विजिट|देखना है|देखनी है|dekhna hai|dekhni hai|chahta|chahti|चाहता|चाहती|बात कर[\\p{L}\\p{M}]*|baat kar[a-z]*|kar do|karo|kar dijiye|कर दो|करो|कर दीजिए|बदल[\\p{L}\\p{M}]*|badal[a-z]*|milega|milegi|मिलेगा|मिलेगी|lagega|lagegi|lagta|lagti|zaruri|zaroori|jaruri|chalega|padega|hoga|sakte|sakta|sakti|ज़रूरी|जरूरी|चलेगा|पड़ेगा|होगा|सकते|सकता|सकती|लगेगा|लगेगी|लगता|लगती',
  },
  zh: {
    joints: '另外|还有|還有|顺便|順便|然后|然後|再|并且|同时',
    opens: '',
    holds:
      '吗|嗎|呢|多少|多久|多长|多長|怎样|怎樣|(\\p{Script=Han})[不没沒]\\1|什么|什麼|怎么|怎麼|如何|哪|谁|誰|几|幾|是否|能不能|要不要|找|看看|给我|給我|想要|推荐|推薦|电话|電話|回电|预约|預約|看房|联系|聯繫|安排|人工|想租|想买|想買|想在|要租|要买|要買|求租|求购|改成|换成|換成|改为|不是|不对',
  },
  de: {
    joints:
      'und außerdem|und ausserdem|außerdem|ausserdem|und|aber|dann|dazu|übrigens|ach ja|achja|oder|und zwar|nebenbei|ansonsten|sonst|plus|u|noch was',
    opens:
      'was|wie|wieviel|wer|wann|wo|warum|wieso|welche[rsnm]?|darf|kann|muss|müssen|brauche?|gibt|ist|sag|sagen sie|zeige?n?|such|suche|finde?|ich suche|ich such|erklär|ruft?|rufen sie|meldet?|melden sie|buchen?|vereinbaren?|ich möchte|ich will|ich brauche?|ich hätte|ich würde?|wir möchten|wir wollen|wir brauchen|wir suchen|hätte|würde|kannst|könnt|können|könnte|dürfen|müsste?n?|stimmt|hat|habt|haben sie|womit|worauf|wohin|woher|bekomm|bekomme|bekommt|bekommen|krieg|kriege|kriegt|kriegen|lohnt|reicht|genügt|braucht|wessen|geht|gilt|sind|werde|werden|wird|zahle?|zahlt|zahlen',
    ends: 'wie viel|wieviel|wie lange|wann|wo|wer|reicht(?: das)?|nötig|erlaubt|möglich|oder nicht|verhandelbar',
  },
}
