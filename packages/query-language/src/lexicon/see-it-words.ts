/** What it is seen on: 'can I see it on the map?' asks for no visit. */
export const seenOn =
  'map|photo|picture|video|floor plan|online|listing|карт[еу]|фото|видео|план|онлайн|خريط|صور|فيديو|नक्शे|मैप|फोटो|तस्वीर|वीडियो|地图|照片|图片|视频|户型图|karte|foto|bilder|grundriss'

/** 'Can I see it?': the wish to see, with the word for the home that was spoken of last. */
export const seeItPatterns: readonly string[] = [
  String.raw`\b(?:see|view|visit|look at|check out)\s+(?:it|this|that|this one|that one|the place)\b`,
  String.raw`\b(?:es|sie|ihn|das|diese|dieses)\b.*\b(?:sehen|ansehen|anschauen|anschaun|anzuschauen|anzusehen|besichtigen|angucken)\b`,
  String.raw`(?:^|\s)(?:ее|его|это|эту|этот)\s.*(?:посмотр|увидеть|глянуть)`,
  String.raw`(?:посмотр|увидеть|глянуть)\S*\s+(?:ее|его|это|эту)(?:\s|$|[?.!])`,
  '(?:ا?شوف|نشوف|ارا|ازور|اعاين|زيارت|معاينت|رويت|روؤيت|رؤيت)(?:ه|ها|و)(?=\\s|$|[؟?.!])',
  '(?:इसे|उसे|इसको|उसको|ये|वो|यह|वह)\\s.*देख',
  String.raw`\b(?:ise|isko|use|usko)\b.*\bdekh`,
  '[看参].{0,3}(?:它|这套|那套|这个|那个|这间)',
  '(?:它|这套|那套|这个|那个|这间).{0,8}(?:看房|看看|看一下|参观|可以看|能看)',
]
