/**
 * How people say that a rent is shared, in the six languages. A star stands for any ending, three dots for a
 * few words between; everything else is whole words.
 */
export const sharingWords = {
  /** What one of several pays. */
  eachPerson:
    'each|each person|each of us|each one|per person|per head|a head|apiece|everyone pay*|everybody pay*|my share|my part|pro person|pro kopf|pro nase|jede von uns|jeder von uns|jede zahlt|jeder zahlt|für jede|für jeden|mein anteil|с каждой|с каждого|с человека|на человека|каждый … плат*|каждая … плат*|каждому|каждой|на одного|на одну|с носа|كل واحد|كل وحدة|كل واحده|على الواحد|عالواحد|على الوحدة|للواحد|الواحد فينا|للشخص|لكل شخص|على كل شخص|نصيبي|हर एक|प्रति व्यक्ति|एक आदमी|एक जन|एक बंदे|एक लड़के|एक लड़की|हर किसी|har ek|per head|ek bande|ek aadmi|ek jan|har bande|per banda|ek ka kitna|sabka kitna|每人|每个人|一个人[^,;?!]{0,8}?多少|一人[^,;?!]{0,6}?多少|人均|每位|各付|各出',
} as const

/** A number of people as a word, or the ending that tells one. */
export const peopleNumbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  zweit: 2,
  dritt: 3,
  viert: 4,
  fünft: 5,
  двоих: 2,
  троих: 3,
  четверых: 4,
  пятерых: 5,
  двое: 2,
  трое: 3,
  четверо: 4,
  пятеро: 5,
  вдвоем: 2,
  втроем: 3,
  вчетвером: 4,
  впятером: 5,
  اثنين: 2,
  اتنين: 2,
  ثنتين: 2,
  ثلاثة: 3,
  تلاتة: 3,
  ثلاث: 3,
  اربعة: 4,
  اربع: 4,
  خمسة: 5,
  दो: 2,
  तीन: 3,
  चार: 4,
  पांच: 5,
  पाँच: 5,
  do: 2,
  teen: 3,
  char: 4,
  paanch: 5,
  两: 2,
  俩: 2,
  三: 3,
  仨: 3,
  四: 4,
  五: 5,
}

/**
 * Where a number of people who share stands: `#` is the number, as digits or one of the words above. Each is
 * a pattern; what stands in brackets may be left out.
 */
export const peoplePatterns: readonly string[] = [
  '# of us',
  'we (?:are|r|will be) #',
  '# (?:girls|ladies|guys|people|persons|friends|men|women|bachelors|colleagues|flatmates|sharers|pax)',
  '(?:split|shared?|divided?|share it) (?:it )?(?:by|between|among|in|into) #(?! *(?:cheq|check|chq|pay|inst))',
  'between (?:the |us )#',
  '# ways',
  'wir (?:sind|wären) (?:zu )?#',
  'zu #(?<=t)',
  'geteilt durch #',
  'durch #',
  '# (?:leute|personen|freunde|freundinnen|mitbewohner)',
  'на #(?<=их)',
  'нас #',
  '(?:вдвоем|втроем|вчетвером|впятером)',
  '# (?:девуш(?:ки|ек)|парн(?:я|ей)|человека?|подруг\\p{L}*|друз\\p{L}*)',
  '(?:احنا|نحن|نحنا|حنا) #',
  '(?:على|بين) #(?! *(?:سن|شهر|اشهر|شيك|دفع|%))',
  '# (?:بنات|شباب|اشخاص|انفار|اصحاب|صديقات|زملاء|عزاب|بنت|شخص)',
  '# (?:लोग|लोगों|लड़के|लड़कियां|लड़कियाँ|दोस्त|बंदे|जन|आदमी)',
  '# (?:log|logon|ladke|ladkiyan|dost|bande|jan|aadmi|bachelor|bachelors)',
  '(?:हम|hum|ham) #',
  '#个?人',
  '我们#个?',
  '#个?(?:女生|男生|同学|朋友|室友|女孩)',
]
