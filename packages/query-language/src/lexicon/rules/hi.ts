import type { RuleWords } from './rule-words.ts'

export const hindiRules: RuleWords = {
  rise: 'किराया … बढ़*|किराए … बढ़*|किराये … बढ़*|रेंट … बढ़*|बढ़* … किराया|rent … badh*|kiraya … badh*|kiraye … badh*|badha … kiraya|badha … rent|rent … increase|शर्तें … बदल*|एग्रीमेंट … बदल*|agreement … badal*',
  leave:
    'निकलो|निकल जाओ|nikalo|nikal jao|खाली कर*|निकाल रहा|निकालना|निकाल सक*|निकलने|निकलना|घर छोड़*|मकान छोड़*|फ्लैट छोड़*|khali kar*|nikal raha|nikaal raha|nikalne|nikaalna|nikalna|nikal sak*|nikaal sak*|ghar chhod*|flat chhod*|खुद रहना|खुद रहेगा|khud rehna|khud rahega|बेदखल*|evict*',
  arrears:
    'बकाया|किराया नहीं दिया|किराया लेट|kiraya nahi diya|rent nahi diya|kiraya late|rent late|bakaya|चेक बाउंस|cheque bounce*|check bounce*',
  notice:
    'टाइम दिया|समय दिया|मोहलत|time diya|बोल रहा|बोल रही|bol raha|bol rahi|bol rahe|बताया|बताए|बता|नोटिस|सूचना|पहले|notice|bataya|bataye|bata|pehle|pahle|कहा|बोला|bola',
  allowed:
    'सकता|सकते|सकती|हक|अधिकार|कानूनी|कानूनन|सही|ठीक|काफी|चलेगा|जायज|वैध|sakta|sakte|sakti|haq|legal|sahi|theek|thik|kaafi|kafi|chalega|allowed|jayaz|valid',
  landlord:
    'मकान मालिक*|मकानमालिक*|मालिक*|लैंडलॉर्ड*|वो|वह|makan malik|makaan malik|malik|landlord|wo|woh|owner',
  wants:
    'मांग*|माँग*|चाहता|चाहते|करना चाहता|mang raha|maang raha|mangta|maangta|chahta|chahte|kar raha|bol raha',
  ownWill:
    'मुझे छोड़*|मैं छोड़*|मैंने नोटिस|mujhe chhod*|main chhod*|maine notice|agar main|अगर मैं|main nikal*|छोड़ना है|छोड़ना चाहत*|chhodna hai|chhodna chahta|chhodna chahti',
  lasted: 'बाद|से रह*|baad|se reh*|se rah*|पुराना|ke liye',
  broken:
    'ख़राब|खराब|टूटा|टूटी|बंद पड़*|काम नहीं कर*|लीक*|मरम्मत|रिपेयर|बिना ac|बिना एसी|बिना पानी|kharab|khrab|toota|tuta|band pad*|kaam nahi kar*|repair*|leak*|bina ac|bina pani',
  within: 'में|के अंदर|के भीतर|mein|me|ke andar',
  thatSum: String.raw`इतने|इस (?:रकम|बजट|पैसे|कीमत)|मेरे बजट|\bitne\b|\b(?:is|mere) budget\b`,
  units: {
    day: 'दिन(?:ों)?|din(?:o|on)?',
    week: 'हफ्त(?:े|ा|ों)|सप्ताह|hafte|hafta',
    month: 'महीन(?:े|ा|ों)|माह|mahine|mahina|mahino',
    year: 'साल(?:ों)?|वर्ष|saal',
  },
  numbers: {
    एक: 1,
    दो: 2,
    तीन: 3,
    चार: 4,
    पांच: 5,
    छह: 6,
    छः: 6,
    सात: 7,
    आठ: 8,
    नौ: 9,
    दस: 10,
    बारह: 12,
    ek: 1,
    do: 2,
    teen: 3,
    char: 4,
    chaar: 4,
    paanch: 5,
    chhe: 6,
    das: 10,
    barah: 12,
  },
  whole: {
    'डेढ़ महीना': [45, 'day'],
    'डेढ़ महीने': [45, 'day'],
    'dedh mahina': [45, 'day'],
    'dedh mahine': [45, 'day'],
  },
}
