import type { SumPartWords } from './sum-part-words.ts'

export const hindiSumParts: SumPartWords = {
  total:
    'कुल|कुल मिला*|सब मिला*|सब|सारा|पूरा|पूरी|टोटल|कुल रकम|kul|kul mila*|sab mila*|sab|sabkuch|sab kuch|saara|poora|pura|total|mila ke|milake|milakar|मिलाकर|मिला के',
  need: 'देना|देने|देनी|देंगे|चाहिए|लगेगा|लगेंगे|लगेगी|लगता|तैयार|रखना|भरना|चुकाना|dena|dene|deni|denge|chahiye|chahie|lagega|lagenge|lagegi|lagta|tayar|taiyar|rakhna|bharna|hona chahiye|jama|lagana|लगाना|padega|पड़ेगा',
  start:
    'पहले दिन|पहला महीना|पहले महीने|शुरू*|चाबी|शिफ्ट|पहली बार|पहला भुगतान|एडवांस|साइन|घुसने|pehle din|pahle din|pehla mahina|pehle mahine|shuru*|chabi|chaabi|shift|shifting|pehli baar|advance|sign|move in|ek saath|ek sath|एक साथ|शुरुआत*',
  deposit: 'डिपॉजिट|डिपोजिट|डिपाजिट|सिक्योरिटी|जमानत|deposit|security',
  agency: 'एजेंट|एजेंसी|ब्रोकर|कमीशन|दलाल*|agent|agency|broker|commission|dalal*|brokerage',
  fees: 'फीस|टैक्स|शुल्क|खर्च*|चार्ज|चार्जेस|रजिस्ट्रेशन|fees|fee|tax|charges|kharch*|kharcha|registration|ejari|dewa',
  ownCash:
    'कैश|नकद|जेब|अपना पैसा|अपने पैसे|अपने पास|डाउन पेमेंट|बचत|लोन के अलावा|लोन छोड़कर|cash|nakad|jeb|apna paisa|apne paise|apne paas|khud|खुद|down payment|bachat|loan ke alawa|loan chhod*',
  price: 'कीमत|दाम|भाव|मूल्य|का है|की है|खरीद*|kimat|keemat|daam|bhav|price|kharid*|khareed*',
  bought:
    'खरीदा|खरीदी|खरीदा था|लिया था|ली थी|में लिया|kharida|khareeda|kharidi|khareedi|liya tha|li thi',
  sells:
    'बेच*|बिक*|खरीदार|ऑफर|मिल सकता|मिल रहा|मिल सकते|मिल रहे|मिलेंगे|mil rahe|milenge|bech*|bik*|kharidar|offer|mil sakta|mil raha|mil sakte',
  owed: 'बाकी|बकाया|लोन|कर्ज*|उधार|बैंक|baki|baaki|bakaya|loan|karz*|udhar|bank',
  left: 'हाथ लगेगा|हाथ लगेंगे|haath lagega|haath lagenge|बचेगा|बचेंगे|बचता|बचेगी|हाथ में|हाथ आ*|मुनाफा|फायदा|नेट|bachega|bachenge|bachta|मिलेगा|milega|haath me*|hath me*|munafa|profit|net',
  payback:
    'वसूल*|पैसा वापस|पैसे वापस|कितने साल|रिकवर|निकल आए*|vasool*|wasool*|vasul*|paisa wapas|paise wapas|kitne saal|recover|payback',
  rent: 'किराया|किराए|किराये|रेंट|किरायेदार|किराएदार|kiraya|kiraye|rent|rental|tenant|kirayedar',
  shortLet:
    'रोज़ाना|रात का|प्रति रात|एक रात|हर रात|शॉर्ट टर्म|हॉलिडे होम|एयरबीएनबी|airbnb|raat ka|per night|ek raat|har raat|raat|short term|holiday home|daily',
  operator:
    'ऑपरेटर|मैनेजमेंट|कंपनी|कमीशन|लेती है|लेता है|लेगा|लेगी|काटेगी|काटता|operator|management|company|commission|leti hai|leta hai|lega|legi|katega|kat*',
  utilities: 'बिजली|पानी|बिल|इंटरनेट|bijli|pani|paani|bill|bills|internet|utilities',
  better:
    'बेहतर|फायदे*|ज्यादा बचेगा|ज्यादा मिलेगा|अच्छा रहेगा|सही रहेगा|better|fayde*|faayde*|zyada bachega|zyada milega|accha rahega|sahi rahega|behtar',
  partner: 'पत्नी|पति|बीवी|बीबी|मियां|भाई|patni|pati|biwi|bivi|wife|husband|bhai|partner',
  differs:
    'फर्क|अंतर|कितना कम|कितना ज्यादा|कितना बचेगा|बचत|fark|farak|antar|kitna kam|kitna zyada|kitna bachega|difference',
  putsIn:
    'लोन में जोड़*|लोन में शामिल|loan me add|loan mein add|loan me jod*|loan me include|loan me shamil|loan mein jod*',
  together:
    'मिलाकर|मिला कर|मिलाके|दोनों का|दोनों की|कुल|milakar|mila ke|milake|dono ka|dono ki|combined|total',
  instalment: 'किस्त|ईएमआई|kist|emi|kisht',
  canPay: 'दे सकत*|भर सकत*|चुका सकत*|de sakt*|bhar sakt*|tak de|de paunga|de payenge',
  abroad:
    'एनआरआई|अनिवासी|विदेश में रह*|यूएई में नहीं रह*|भारत में रह*|nri|non resident|videsh me*|uae me nahi rah*|india me rah*|bahar rah*',
}
