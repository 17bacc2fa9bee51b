import type { FurtherSumWords } from './further-sum-words.ts'

export const hindiFurther: FurtherSumWords = {
  commission:
    'कमीशन|दलाली|ब्रोकरेज|एजेंट की फीस|एजेंट फीस|एजेंट को|dalali|agent ki fees|agent ki fee|agent ko',
  agent: 'एजेंट|ब्रोकर|दलाल|agent|broker|dalal',
  transferFee: 'ट्रांसफर फीस|रजिस्ट्रेशन फीस|डीएलडी|dld|transfer fees|registration fees|ट्रांसफर शुल्क',
  half: 'आधा|आधी|आधे|बराबर|बांट*|aadha|aadhi|adha|adhi|half half|baant*|50/50',
  early:
    'लोन बंद कर*|क्लोज कर*|क्लोज़ कर*|पहले चुका*|जल्दी चुका*|close kar*|band kar du|band kar dun|pehle chuka*|jaldi chuka*|समय से पहले|जल्दी चुका*|पहले चुका*|प्रीपेमेंट|jaldi chuka*|pehle chuka*|loan band|लोन बंद|foreclos*|settle',
  penalty:
    'जुर्माना|पेनल्टी|penalty|jurmana|पहले छोड़*|बीच में छोड़*|pehle chhod*|beech me chhod*|contract tod*|lease tod*|अनुबंध तोड़*|एग्रीमेंट तोड़*|बाद छोड़*|बाद खाली|बाद निकल*|बाद … छोड़*|baad chhod*|baad khali|baad nikal*|baad … chhod*',
  deposit: 'डिपॉजिट|डिपोजिट|जमानत|सिक्योरिटी|deposit',
  usual: 'आम|आमतौर|ज्यादा|सामान्य|नॉर्मल|normal|zyada|aam|usual',
  deducts: 'काट*|घटा*|kaat*|kat raha|kat rahe|काटा|minus|ghata*|रख रहा|rakh raha|माइनस',
  back: 'वापस|लौट*|wapas|vapas|बचेगा|बचेंगे|मिलेगा|milega|bachega',
  asksPrice:
    'किस कीमत|कितने में खरीद*|कितने में लूं|कितने में लेना|कितनी कीमत|कीमत कितनी|kis price|kitne me khareed*|kitne me kharid*|kitne mein khareed*|kitne me lena|kitni keemat|price kitna|max price|kya price|price kya',
  nightly: 'प्रति रात|रात का|रात के|एक रात|हर रात|raat ka|raat ke|per raat|ek raat|airbnb|हॉलिडे होम',
  occupancy: 'ऑक्यूपेंसी|occupancy|भरा रहे|bhara rahe|bharaa',
  bySqft: 'प्रति वर्ग फुट|प्रति वर्ग फीट|प्रति फुट|per sqft',
  cheaper: 'सस्ता|सस्ती|सस्ते|महंगा|बेहतर|तुलना|sasta|sasti|saste|mehnga|behtar|better',
  renting: 'किराए*|किराये*|किराया|kiraye|kiraya|rent',
  buying:
    'ghar lena|ghar le|ghar lu|flat lena|flat le|flat lu|घर ले|घर लूं|खरीद*|khareed*|kharid*|लेना|buy',
  since: 'साल से|साल हो गए|saal se|saal ho gaye',
  weighs:
    'ghar lena … ya … rent|ghar lena … ya … kiraye|ghar le … ya … rent|ghar lu ya|flat lena … ya … rent|घर लेना … या … किराए|घर लें या|घर लूं या|rent … ya … ghar le*|kiraye … ya … ghar le*|kiraya … ya … kharid*|kiraye … ya … kharid*|rent … ya … kharid*|rent … ya … buy|किराया … या … खरीद*|किराए … या … खरीद*|खरीद* … या … किराए|kharid* … ya … kiraye|किराए पर या खरीद*|खरीदना या किराए|खरीदूं या किराए|किराया या खरीद*|rent karu ya|rent ya buy|buy ya rent|kharidu ya|khareedu ya|kiraye pe rahu ya|kiraye pe ya|क्या बेहतर|kya behtar|kya better|क्या फायदेमंद|kya sahi rahega|या खरीद*|या किराए|ya khareed*|ya kharid*|ya buy|ya rent|किराए से सस्ता|kiraye se sasta|rent se sasta|खरीदना सस्ता|kharidna sasta',
  extra:
    'ज्यादा दूं|ज्यादा भरूं|ज्यादा चुका*|अतिरिक्त|extra|zyada du|zyada bharu|zyada dun|upar se|हर महीने ज्यादा|mahine zyada',
}
