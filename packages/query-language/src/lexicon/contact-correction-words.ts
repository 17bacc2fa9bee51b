/** What corrects a name or a number that was given; rows of all six languages. A star stands for any ending. */
export const contactCorrectionWords = {
  wrong:
    'wrong|misspelled|misspelt|spelled|spelt|typo|incorrect|not right|mistake' +
    '|غلط|خطا|غلطان|غلطانه|خاطئ|مو صح|مش صح' +
    '|неправильно|неправильный|неправильное|неверно|неверный|неверное|ошибка|ошиблась|ошибся|ошибку|опечатка|не так' +
    '|गलत|ग़लत|galat|galti|गलती' +
    '|错了|写错|打错|错的|不对|弄错' +
    '|falsch|falsche|falscher|falsches|verschrieben|vertippt|tippfehler|stimmt nicht',
  ofName:
    'name|surname|my name|last name|first name' +
    '|اسمي|الاسم|اسم' +
    '|имя|имени|фамилия|фамилию|зовут' +
    '|नाम|naam' +
    '|名字|姓名|名' +
    '|namen|nachname|vorname',
  /** Stands around the right one, and is no part of it. */
  around:
    'my|the|is|it|its|it is|i|was|sorry|no|oh|oops|you|have|has|got|wrote|written|actually|should|be|correct|correctly|right|one|as|with|in|made|a|please|pls|that' +
    '|انا|هو|هي|الصح|الصحيح|صح|لا|اسف|اسفه|مكتوب|مكتوبه|كتبت|كتبته|هذا|في|عندي' +
    '|мое|моё|я|не|нет|ой|простите|извините|правильно|правильное|надо|нужно|пишется|написано|вот|это|а|меня|у вас|тут' +
    '|मेरा|है|हैं|लिखा|लिख|दिया|सही|नहीं|अरे|माफ़|कीजिए|mera|hai|likha|likh|diya|sahi|nahi|are|sorry|ji|aapne|ho gaya|gaya' +
    '|我的|我|是|应该是|应该|正确的是|正确|不好意思|抱歉|了|的|叫' +
    '|mein|meinen|der|ist|heißt|heiße|ich|richtig|richtiger|korrekt|geschrieben|haben|hab|sie|also|sondern|eigentlich|entschuldigung|sorry|nein|bitte|da|mit|es|muss|so',
} as const

/** Names the end of a telephone number; rows of all six languages. */
export const contactEndingWords =
  'ends in|ends with|ending in|ending with|end is|last two|last three|last four|last digits|last 2|last 3|last 4|at the end|the end should' +
  '|ينتهي ب*|اخره|اخرها|اخر رقمين|اخر ثلاث*|اخر اربع*|باخره|بالاخر|في الاخير|بالنهايه' +
  '|в конце|заканчивается|оканчивается|последние цифры|последние две|последние три|последние четыре|на конце' +
  '|आख़िर में|आखिर में|आख़िरी|आखिरी|लास्ट में|अंत में|last me|last mein|last ke|aakhir me|aakhir mein|aakhri|akhir me|end me|end mein' +
  '|尾号|尾號|尾数|尾數|最后|最後|末尾|后四位|後四碼|末四位' +
  '|endet auf|endet mit|am ende|hinten|die letzten|letzte ziffern|letzten ziffern'
