/** What says that a name follows, at the beginning of a message or of a part of it. */
export const nameIntros =
  "my name is|my name's|my names|the name is|name is|my full name is|" +
  'ich heiße|ich heisse|mein name ist|mein name lautet|name ist|' +
  'ее зовут|её зовут|его зовут|sie heißt|er heißt|اسمها|اسمه|उनका नाम|उसका नाम|unka naam|uska naam|她叫|他叫|' +
  'меня зовут|мое имя|моё имя|' +
  'انا اسمي|أنا اسمي|اسمي هو|اسمي|انا أدعى|ismi|esmi|' +
  'मेरा नाम|mera naam|mera nam|' +
  '我的名字是|我的名字叫|我名字叫|我姓名是|我叫做|我叫'

/** The heading of a form: with a colon behind it. */
export const nameHeadings = 'name|full name|имя|фио|الاسم|नाम|naam|姓名|名字'

/** The same where a name in capital letters follows. */
export const capitalIntros =
  'i am|i’m|im|this is|it is|its|ich bin|hier ist|hier spricht|das ist|я|это'

/** 'Rohit Jain here': behind a name in capital letters. */
export const afterOwnName = 'here|this side|hier|am apparat|bol raha|bol rahi|yahan'

/** Words that end a name and begin what is said beside it. */
export const afterNames =
  'jahr jahre moment sommer winter herbst frühling frühjahr januar februar märz september oktober november dezember and my phone mobile cell number no tel telephone whatsapp call email mail e-mail please from at on is are was here ' +
  'looking i you can who but with for not thanks thank ' +
  'und meine mein telefon handy nummer telefonnummer rufen bitte ich aus erreichbar sie nicht danke tel ' +
  'и мой моя мои телефон номер тел звоните позвоните перезвоните пожалуйста я почта а не спасибо ' +
  'و رقمي ورقمي رقم ورقم هاتفي وهاتفي هاتف جوالي وجوالي موبايلي وموبايلي تلفوني وتلفوني ايميلي وايميلي إيميلي وإيميلي ' +
  'بريدي وبريدي من اريد أريد وأريد اتصل اتصلوا لو ليس شكرا شكراً هو ' +
  'है हैं हूँ हूं और मेरा मेरी फ़ोन फोन नंबर मोबाइल कॉल नहीं कृपया hai hoon hun aur mera meri'

/** In Chinese nothing parts words: what begins after a name. */
export const afterHanNames = '我你您的是想要在和跟电手号邮请不，'

/** Between the parts of names, written small: 'Klaus von der Heide', 'Maria de la Cruz'. */
export const nameParticles =
  'von van der den de di da dos la le al el bin bint ben ibn abu zu vom und بن بنت ابن أبو ابو آل ال'

/** The most frequent family names of Chinese people, one sign each, and those of two. */
export const hanSurnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝'
/** The same in traditional signs, where those are others. */
export const traditionalSurnames =
  '張劉陳楊黃趙吳孫馬鄭謝許韓馮鄧蕭葉蘇魏呂盧鍾鐘譚陸範賈韋鄒閻龍賀顧龔邵萬錢嚴湯溫齊喬龐顏倪莊聶魯嶽詹歐關蘭畢單淩駱藍遊華滿饒時穆農車項連蘆婁竇黨宮費衛應閔鄔邊師倉欒韓沈鄺葛樊賴羅梁郭游'
export const longHanSurnames =
  '歐陽|司馬|諸葛|東方|尉遲|公孫|欧阳|司马|上官|诸葛|司徒|夏侯|皇甫|东方|尉迟|公孙|慕容|令狐|端木'
