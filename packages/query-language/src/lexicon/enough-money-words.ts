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

/** Enough room, and enough for so many people: no money is held beside a price. */
export const enoughOfOtherWords =
  'big|large|space|spacious|room for|people|persons|kids|children|family|us|two of us|three of us|four of us|car|cars|email|mail|message|bedroom|bedrooms|bathroom|bathrooms' +
  '|groß|platz|personen|kinder|familie|zu zweit|zu dritt|zu viert|uns|zimmer|mail|nachricht' +
  '|больш*|места|человек*|дет*|семь*|двоих|троих|четверых|четверо|комнат*|письм*|сообщен*' +
  '|كبير*|مساح*|اشخاص|شخص|عائل*|عيل*|اولاد|اطفال|غرف*|ايميل|رسال*' +
  '|बड़ा|बड़ी|जगह|लोग*|बच्च*|परिवार|फ़ैमिली|कमर*|bada|badi|jagah|log|logo|bachch*|family|kamr*|email' +
  '|人|口|大吗|够大|住|房间|孩子|家人|邮件'
