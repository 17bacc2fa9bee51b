/**
 * Asks whether what somebody has is enough for a home that is spoken of, in the six languages. A star stands for any
 * ending, three dots for a few words between; everything else is whole words.
 */
export const enoughMoneyWords =
  'is my … enough|is our … enough|are my … enough|is that enough|is it enough|is this enough|enough for|enough to buy|do i have enough|do we have enough|have enough for|can i afford it|can we afford it|can i afford that|can i pay for it|would that cover|does that cover|will it cover|will that cover' +
  '|reicht das|reicht mein*|reicht unser*|reicht es|reichen die|reichen meine|langt das|genug für|genug dafür' +
  '|хватит ли|хватит|хватает|достаточно ли|достаточно|потянем|потяну' +
  '|يكفي|تكفي|بيكفي|بتكفي|يكفيني|يكفون|تكفيني|هل يكفي' +
  '|काफी है|काफ़ी है|काफी होंगे|काफ़ी होंगे|काफी रहेगा|पर्याप्त|पूरा पड़*|हो जाएगा क्या|kaafi hai|kafi hai|kaafi honge|kafi honge|kaafi rahega|pura padega|ho jayega kya' +
  '|够吗|够不够|够买|够付|够了吗|够用|足够'
