import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** People whose age may stand behind their word: 'my mother is 74', 'kids 4, 7 and 11'. A star stands for any ending. */
export const personWords: Words = {
  en: 'couple|pair|kid|kids|child|children|son|sons|daughter|daughters|boy|boys|girl|girls|twins|baby|toddler|toddlers|mother|mom|mum|mummy|father|dad|daddy|parents|grandma|grandpa|grandmother|grandfather|granny|in-laws|wife|husband|retirees|pensioners|age|aged|ages',
  ar: 'زوجين|زوجان|عيالي|عيال|اولاد|اولادي|ولدي|بنتي|بناتي|اطفال|اطفالي|طفلي|طفلتي|امي|ابوي|ابويا|والدي|والدتي|والديني|اهلي|ماما|بابا|جدتي|جدي|زوجي|زوجتي|عمره|عمرها|عمري|عمرهم|اعمارهم',
  ru: 'пара|супруги|супругам|дети|детьми|детям|детей|ребен*|сын|сыну|сыном|сына|сыновья|дочь|дочка|дочке|дочери|дочкой|мама|маме|мамы|маму|мамой|папа|папе|папы|папу|родители|родителям|родителями|родителей|бабушк*|дедушк*|муж|мужу|мужем|жена|жене|женой|пенсионер*|ей|ему|возраст*',
  hi: 'दंपति|दंपत्ति|मम्मी|पापा|माँ|मां|पिता|पिताजी|माता-पिता|माता|बच्चे|बच्चों|बच्चा|बेटा|बेटी|बेटे|बेटियाँ|बेटियां|दादी|दादा|नानी|नाना|पति|पत्नी|उम्र|mummy|papa|maa|bachcha|bachche|bacche|bache|bachon|beta|beti|bete|dadi|dada|nani|umar|umr',
  zh: '夫妻|夫妇|爸妈|爸媽|父母|妈妈|媽媽|爸爸|我妈|我媽|我爸|老人|孩子|小孩|儿子|兒子|女儿|女兒|老婆|老公|奶奶|爷爷|爺爺|岳父|岳母|年龄|年齡|娃',
  de: 'paar|ehepaar|kind|kinder|kindern|sohn|söhne|söhnen|tochter|töchter|töchtern|mutter|vater|eltern|mama|papa|oma|opa|mann|frau|rentner*|senioren|im alter von|alter|jungs|mädchen',
}

/** The same of grown-ups: 'we are both 71', and not 'we are 4'. */
export const selfWords: Words = {
  en: 'we are|were both|are both|both are|are both now|i am|she is|shes|he is|hes|they are|who is|whos',
  ar: 'انا عمري|احنا اعمارنا',
  ru: 'нам|мне|нам обоим|им',
  hi: 'मैं|हम दोनों|hum dono|main|meri umar',
  zh: '我|我们|我們|我俩',
  de: 'wir sind|ich bin|sie ist|er ist|wir beide',
}

/** What may stand between them and the age. */
export const besideAge: Words = {
  en: 'is|are|of|who|who is|who are|now|both|both of us|already|nearly|almost|about|around|in our|both around|aged|age|turning|turns',
  ar: 'عمره|عمرها|عمرهم|هو|هي|الان|تقريبا|حوالي',
  ru: 'уже|почти|за|под|по|около|сейчас|которой|которому|обоим|исполнилось',
  hi: 'के लिए|की|के|की उम्र|दोनों|अभी|करीब|ke liye|ki|ke|dono|abhi|kareeb|ki umar',
  zh: '今年|都|快|已经|已經|已|有|大概|分别|分別|都快|现在|現在',
  de: 'ist|sind|beide|bald|fast|schon|jetzt|etwa|um die|um|rund|ca|circa|anfang|mitte|ende|die|der|im alter von',
}

/** Behind a number an age, whoever it is of. */
export const sureAgeWords: Words = {
  en: 'years old|year old|yrs old|yr old|y/o|yo|years of age',
  ar: 'سنة عمره|سنة عمرها',
  ru: 'лет от роду|летн*',
  hi: 'साल की उम्र|साल उम्र|saal ki umar|saal ki umr',
  zh: '岁|歲|多岁|多歲|来岁|來歲|几岁',
  de: 'jahre alt|jahre jung|jährig*',
}

/** Behind the number of an age: a while as well, so that only people before it tell. */
export const ageUnits: Words = {
  en: 'years|yrs|year|months|month|months old',
  ar: 'سنة|سنه|سنوات|سنين|عام|عاما|شهر|شهور|اشهر',
  ru: 'год|года|лет|годика|годик|месяц|месяца|месяцев',
  hi: 'साल|वर्ष|बरस|महीने|saal|sal|mahine',
  zh: '多|了|多了',
  de: 'jahre|jahren|jahr|monate|monat',
}

/** Behind an age what they do, and no thing that the number would count. */
export const afterAge: Words = {
  en: 'and my|and his|and her|and our|and we|and i|and they|so|who|wants|want|needs|need|is|are|lives|live|looking|moving|with|from|retired',
  ar: 'وتبي|ويبي|وابي|تبي|يبي|وتبغى|تبغى|يبغى|وعنده|وعندها|محتاج*',
  ru: 'из|и хот*|и нуж*|и ищ*|хот*|нужн*|ищ*|она|он|мы|и муж*|и пап*|и мам*|и сын*|и доч*',
  hi: 'के|की|का|है|हैं|और पापा|ke|ki|ka|hai|hain|aur papa|chahte|chahiye',
  zh: '想|要|需要|和|一起|的|了',
  de: 'und suche*|und wir|und mein*|suche*|braucht|aus|wollen|und wollen|brauche|brauchen|möchte*|sucht|und ich',
}

/** A plan of a house: 'type 3M' is no price of three million. */
export const modelWords: Words = {
  en: 'type',
  ar: 'نوع|طراز|نموذج',
  ru: 'тип|типа|типовой',
  hi: 'टाइप',
  zh: '户型|戶型|房型',
  de: 'typ|haustyp',
}

/** 'Any type 2m' gives the kind up and names a price. */
export const anyModelWords: Words = {
  en: 'any|every|all|whatever|what|which|property|home|house',
  ar: 'اي|كل',
  ru: 'любой|любого|какой|всякий',
  hi: 'कोई|koi|kisi',
  zh: '任何|什么',
  de: 'jeder|egal welcher|welcher|beliebiger',
}
