/** Says in which other country somebody lives now, in the six languages: the verb, then the country. */
export const livesAbroadIn: readonly (readonly [verbs: string, countries: string])[] = [
  [
    'live in|living in|we live in|based in|residing in|resident of|resident in|settled in',
    'the uk|uk|england|scotland|ireland|london|germany|france|italy|spain|switzerland|austria|india|mumbai|delhi|pakistan|bangladesh|egypt|jordan|lebanon|saudi*|riyadh|qatar|kuwait|bahrain|oman|turkey|russia|moscow|kazakhstan|china|hong kong|taiwan|singapore|the us|the usa|usa|canada|australia|europe|africa|nigeria|kenya',
  ],
  [
    'lebe in|leben in|lebe noch in|leben noch in|wohne in|wohnen in|wohne noch in|wohnen noch in|sitze in|sitzen in',
    'deutschland|österreich|der schweiz|schweiz|europa|münchen|berlin|hamburg|wien|zürich|frankfurt|köln|england|frankreich|italien|spanien|indien|russland|china|der türkei',
  ],
  [
    'живу в|живем в|проживаю в|проживаем в|находимся в|сами из|резидент|резиденты',
    'росси*|москв*|питер*|санкт*|казахстан*|алмат*|астан*|украин*|беларус*|минск*|узбекистан*|ташкент*|грузи*|армени*|германи*|европ*|турци*|англи*|лондон*|кита*|инди*|израил*',
  ],
  [
    'عايش في|عايشة في|عايشين في|ساكن في|ساكنة في|ساكنين في|مقيم في|مقيمة في|مقيمين في|اعيش في|نعيش في|انا في',
    'مصر|الاردن|لبنان|السعودية|الرياض|جدة|قطر|الكويت|البحرين|عمان|العراق|المغرب|تونس|الجزائر|تركيا|بريطانيا|لندن|المانيا|فرنسا|امريكا|كندا|اوروبا',
  ],
  [
    'main|hum|mai|hum log|मैं|हम|हम लोग',
    'india me rah*|india me reh*|india mein rah*|india mein reh*|bharat me rah*|mumbai me rah*|mumbai me reh*|delhi me rah*|delhi me reh*|uk me rah*|uk me reh*|pakistan me rah*|america me rah*|america me reh*|इंडिया में रह*|भारत में रह*|मुंबई में रह*|दिल्ली में रह*|अमेरिका में रह*|लंदन में रह*',
  ],
  [
    '住在|人在|我在|常住|目前在',
    '中国|中國|国内|國內|大陆|大陸|北京|上海|广州|深圳|香港|台湾|台灣|台北|新加坡|马来西亚|英国|英國|美国|美國|加拿大|澳洲|欧洲|歐洲|德国|德國',
  ],
]
