import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

type Words = Readonly<Record<LanguageCode, string>>

/** Asks whether what was said is true, and where it comes from. A star stands for any ending, three dots for a few words between. */
export const doubtWords: Words = {
  en: 'official site|official website|official page|where can i check this|where can i verify|are you sure|r u sure|you sure|u sure|sure about that|sure about this|is that true|is this true|is that correct|is this correct|is that right|is that really|really true|for real|can i trust|can i believe|can i rely|how do you know|where do you get|where did you get|says who|source|sources|what is your source|official data|official source|official numbers|official figures|dont lie|do not lie|not lying|lying to me|making this up|making it up|make things up|made up|dont mislead|you may be wrong|could be wrong|you might be wrong|is that accurate|is it accurate|is this accurate|how accurate|how reliable|reliable|double check|sounds wrong|dont believe',
  ar: 'موقع رسمي|الموقع الرسمي|وين اتاكد|متاكد|متاكدة|متأكد|متأكدة|اكيد|صدق|عن جد|من جد|صحيح هالكلام|هالكلام صحيح|هل هذا صحيح|كلامك صح|كلامك صحيح|من وين جبت|من وين جايب*|من وين هال*|من وين المعلومات|مصدر*|المصدر|بيانات رسمية|ارقام رسمية|معلومات رسمية|رسمي ولا|اقدر اثق|بقدر اثق|اوثق فيك|لا تكذب|لا تكذبي|بتكذب|لا تضحك علي|لا تورطني|تخمين|من راسك|ما اصدق|مش مصدق|مو مصدق',
  ru: 'официальный сайт|официальном сайте|где проверить это|вы уверены|ты уверен*|точно|это точно|правда|это правда|это верно|это так|откуда данные|откуда информация|откуда вы|откуда ты|откуда такие|источник*|официальн* данн*|официальн* цифр*|официальн* информац*|можно верить|можно доверять|стоит верить|не врете|не врешь|не обманыва*|врете|врешь|выдумыва*|придумыва*|сочиня*|не ошибаетесь|не ошибаешься|не ошиблись|что то не верится|не верю|не верится|проверенн*|насколько точн*|с потолка',
  hi: 'पक्का|सच में|सच है|सच बोल*|यकीन|सही है न|सही है ना|सही बोल*|ग़लत बोल*|गलत बोल*|झूठ|फँसा मत|फंसा मत|भरोसा|कहाँ से पता|कहां से पता|कहाँ से मिल*|स्रोत|सोर्स|सरकारी आंकड़े|सरकारी डेटा|आधिकारिक|pakka|pakka hai|sach me|sach mein|sach hai|sach bol*|yakeen|sahi hai na|sahi bol*|galat bol*|galat mat|jhooth|jhuth|jhoot|phasa mat|fasa mat|phansa mat|fansa mat|bharosa|kaha se pata|kahan se pata|source kya|official hai|sure hai|sure ho',
  zh: '官方网站|官方網站|官网|官網|哪里可以查|哪裡可以查|确定吗|你确定|您确定|真的吗|真的假的|真的嗎|是真的吗|靠谱吗|准吗|准不准|准确吗|可信吗|可靠吗|有依据吗|依据是什么|哪来的数据|数据哪来|数据来源|信息来源|来源|官方数据|官方的数据|官方数字|官方依据|别骗我|不要骗我|别忽悠|忽悠我|瞎说|乱说|亂講|乱讲|亂噏|乱噏|吹水|编的|瞎编|说错|講錯|讲错|信得过|不会错吧|没骗|唔係呃|呃我',
  de: 'offizielle seite|offizielle website|wo kann ich das nachlesen|wo kann ich das prüfen|sind sie sicher|bist du sicher|seid ihr sicher|ganz sicher|wirklich sicher|stimmt das|stimmt das wirklich|ist das wahr|ist das richtig|ist das so|echt jetzt|kann ich … glauben|kann ich … verlassen|kann man … glauben|woher wissen|woher weißt|woher haben|woher hast|woher stammen|woher kommen … zahlen|woher kommen … daten|quelle|quellen|offizielle daten|offizielle zahlen|offizielle quelle|amtliche|erfinden sie|erfindest du|ausgedacht|nicht angelogen|lügen sie|lügst|verarsch|wie verlässlich|wie zuverlässig|wie genau sind|klingt falsch|glaub ich nicht|glaube ich nicht|keinen mist|nichts falsches',
}

/** Others say otherwise than what was told. */
export const othersSayWords: Words = {
  en: 'colleague says|colleague said|colleague told|friend says|friend said|friend told|everyone says|everybody says|everyone said|they all say|all say|people say|others say|i heard|i read|i was told|agent says|agent said|agent told|broker says|broker said|broker told|developer says|developer said|developer promised|advert says|ad says|ad said',
  ar: 'زميلي يقول|زميلي بيقول|زميلي قال|صاحبي يقول|صاحبي بيقول|صاحبي قال|صديقي يقول|صديقي قال|الكل يقول|الكل بيقول|كلهم يقولون|كلهم بيقولوا|الناس تقول|الناس بتقول|بيقولوا|عم يقولوا|عم يحكوا|سمعت|قالوا لي|قالولي|قايل لي|قايلي|قايلين',
  ru: 'коллега говорит|коллега сказал*|друг говорит|друг сказал*|подруга говорит|знакомый говорит|знакомые говорят|все говорят|говорят что|люди говорят|другие говорят|я слышал*|я читал*|мне сказали|мне говорили|агент говорит|агент сказал|застройщик обещал|застройщик обещает|застройщик говорит|в рекламе',
  hi: 'कलीग बोल*|कलीग कह*|दोस्त बोल*|दोस्त कह*|दोस्त ने|सब कहते|सब बोलते|लोग कहते|लोग बोलते|मैंने सुना|एजेंट कह*|एजेंट बोल*|एजेंट ने|बिल्डर कह*|बिल्डर ने|colleague bol*|colleague keh*|dost bol*|dost keh*|dost ne|sab kehte|sab bolte|sab keh rahe|log kehte|log bolte|maine suna|agent ne|agent bol*|builder ne|builder bol*',
  zh: '同事说|朋友说|都说|大家都说|人家说|别人说|听说|网上说|广告说|广告上|中介说|开发商说',
  de: 'kollege sagt|kollegin sagt|kollege meint|kollegin meint|freund sagt|freundin sagt|bekannter sagt|alle sagen|alle reden|man sagt|man hört|andere sagen|habe gehört|hab gehört|habe gelesen|hab gelesen|makler sagt|makler sagte|makler hat gesagt|bauträger sagt|bauträger verspricht|in der werbung|aus der werbung',
}

/** What an advert promises is held against what was worked out. */
export const advertisedWords: Words = {
  en: 'less than … ad|less than … ads|less than … advert*|lower than … ad|lower than … advert*|not the … advertised|less than … advertised|less than … promised|lower than … promised|less than … brochure|advert said|ad said|brochure said|was promised|were promised',
  ar: 'اقل من … الاعلان|اقل من … الاعلانات|اقل من … الدعاية|مو مثل الاعلان|مش زي الاعلان|اقل من اللي وعدوني|وعدوني ب|في الاعلان كان',
  ru: 'меньше чем … реклам*|меньше … реклам*|ниже … реклам*|в рекламе было|в рекламе обещал*|меньше … обещал*|а обещали|обещали же',
  hi: 'विज्ञापन से कम|विज्ञापन में … बताया|विज्ञापन में … लिखा|ऐड में … बोला|वादा … किया था|ad me … bola|ad mein … bola|ad se kam|ad me … likha|vigyapan se kam|promise kiya tha',
  zh: '比广告|广告上说|广告说|广告里|比宣传|宣传的|承诺的',
  de: 'weniger als … werbung|weniger als … inserat|weniger als … prospekt|weniger als … versprochen|niedriger als … werbung|in der werbung|aus der werbung|laut werbung|im prospekt stand|versprochen wurden|wurde … versprochen',
}

/** Cannot accept what was said: a rule, a price, how the other side behaves. */
export const upsetWords: Words = {
  en: 'ridiculous|nonsense|this is absurd|absurd|rubbish|bullshit|bull|unbelievable|outrageous|unfair|not fair|so unfair|its my home|its my own*|it is my own*|my own home|my own flat|my own apartment|my own house|my own property|its my house|its my flat|its my apartment|its my property|this is crazy|thats crazy|insane|what a joke|are you kidding|you must be joking|scandal|unacceptable|makes no sense|robbery|fed up|pissed off|so annoying',
  ar: 'مو معقول|مش معقول|مب معقول|غير معقول|هراء|ظلم|مو عدل|مش عدل|حرام عليهم|حرام والله|هذا بيتي|هاي شقتي|هذي شقتي|هاد بيتي|ملكي انا|شو هالقانون|شو هالحكي|ايش هالكلام|وش هالكلام|كلام فاضي|سخيف|استهبال|قهر|قهرني|جنان|مستحيل هذا|زهقت|مليت',
  ru: 'бред|бред какой*|чушь|ерунда|абсурд|безобразие|возмутительно|несправедливо|нечестно|это же мо*|это ведь мо*|это моя*|это мой*|с ума сойти|дурдом|маразм|идиотизм|грабеж|беспредел|издеваетесь|издевательство|достало|бесит|ужас|ужас какой*|кошмар|капец|жесть',
  hi: 'बकवास|नाइंसाफी|नाइंसाफ़ी|अन्याय|ये कैसा कानून|यह कैसा कानून|कैसा नियम|मेरा घर है|मेरा ही घर|मेरा अपना घर|मज़ाक है|लूट है|लूट रहे|ग़ुस्सा|गुस्सा|पागलपन|हद होती|bakwas|bakwaas|na insafi|nainsafi|kaisa kanoon|kaisa rule|mera ghar hai|mera apna ghar|loot hai|loot rahe|gussa|pagalpan|bekar rule',
  zh: '太离谱|离谱|荒唐|太荒唐|不合理|太不公平|不公平|凭什么|什么鬼|什么破规定|岂有此理|我的房子|我自己的房|坑人|太坑|抢劫|气死|烦死|無理|离谱|黑心|无语|服了|痴线|黐線',
  de: 'quatsch|unsinn|schwachsinn|blödsinn|unfair|ungerecht|lächerlich|frechheit|unverschämt|unfassbar|das darf doch nicht|das kann doch nicht|ist doch meine wohnung|ist doch mein haus|ist meine wohnung|ist mein haus|wahnsinn|abzocke|skandal|so ein mist|verrückt|ich bin sauer|macht mich wütend|zum kotzen',
}

/** Wonders, and is in no need: beside a question it is what is asked about. */
export const mildWorryWords =
  'worried about|worried that|worried if|worries about|worry about|besorgt wegen|besorgt dass|sorgen wegen|переживаю за|переживаю что|волнуюсь за|волнуюсь что|боюсь что|قلقان من|قلقانة من|قلقان على|قلق من|خايف من|خايفة من|चिंता है|चिंता हो|tension hai|担心|擔心'

/** Tells of being worn out or afraid, and of nothing else that could be looked up. */
export const strainWords: Words = {
  en: 'stressed|so stressed|very stressed|stressing|stressful|worried|so worried|very worried|scared|afraid|panicking|panic|anxious|exhausted|depressed|overwhelmed|crying|cant sleep|cannot sleep|not sleeping|lying awake|awake at night|keeps me up|keeps me awake|at my wits end|so tired of|hopeless|helpless',
  ar: 'ما عم نام|ما عم انام|مش عم نام|ما بنام|ما بنام الليل|مش بنام|مش عارف انام|مش عارفة انام|ما اقدر انام|ما انام|ماقدر انام|لا انام|لا استطيع النوم|تعبانة نفسيا|تعبان نفسيا|متوتر|متوترة|قلقان|قلقانة|قلق|خايف|خايفة|خايفين|زعلانة كتير|مضغوط|مضغوطة|ضغط نفسي|محتار|محتارة|يائس|يائسة|ضايق خلقي|متضايق|متضايقة',
  ru: 'в стрессе|стресс|очень переживаю|переживаю|волнуюсь|очень волнуюсь|боюсь|нам страшно|мне страшно|в панике|паника|в отчаянии|не сплю|не спим|спать не могу|не могу спать|ночами не сплю|замучил*|вымотал*|руки опускаются|плачу ночами|очень тяжело',
  hi: 'परेशान हूँ|परेशान हूं|बहुत परेशान|परेशान हैं|टेंशन|तनाव|चिंता हो|डर लग|डरा हुआ|डरी हुई|घबरा*|रोना आ|नींद नहीं|सो नहीं पा*|रात भर जाग*|so nahi pa*|pareshan hu*|bahut pareshan|bohot pareshan|pareshan hain|tension|dar lag|dara hua|ghabra*|stress me|neend nahi',
  zh: '烦死|好烦|很烦|烦死了|焦虑|很焦虑|好焦虑|压力好大|压力很大|压力大|崩溃|要崩溃|心累|很着急|急死|害怕|好怕|很担心|好担心|好惨|太难了|好难|愁死|发愁|想哭|睡不着|睡不好|失眠|整晚没睡|好煩|煩死',
  de: 'gestresst|total gestresst|im stress|fertig mit den nerven|mache mir sorgen|machen uns sorgen|besorgt|habe angst|haben angst|verzweifelt|verzweifle|am ende|überfordert|panik|kann nicht schlafen|schlafe nicht|schlafe kaum|schlafe schlecht|kein auge zu|nervlich|erschöpft|ratlos|hilflos',
}

/** Cannot follow what was said. */
export const confusedWords: Words = {
  en: 'confusing|confused|im lost|i am lost|too complicated|so complicated|complicated for me|dont understand anything|dont understand a thing|do not understand anything|dont get it|dont get any of this|explain simply|in simple words|in plain words|too much information|too many numbers|my head is spinning',
  ar: 'ما فهمت شي|ما فهمت شيء|ما فهمت ولا شي|مش فاهم شي|مش فاهمة شي|مو فاهم|مو فاهمة|ضايع|ضايعة|تلخبطت|لخبطتني|معقد|معقدة|صعب افهم|بسطها|بسطي|كلام بسيط|محتار جدا',
  ru: 'запутал*|запутался|запуталась|ничего не понял*|ничего не понимаю|не понимаю ничего|слишком сложно|все сложно|как все сложно|голова кругом|голова идет кругом|проще объясните|объясните проще|простыми словами|сложно для меня',
  hi: 'कन्फ्यूज*|कंफ्यूज*|उलझ*|कुछ समझ नहीं|समझ में नहीं आया|समझ नहीं आया|आसान भाषा|सरल भाषा|बहुत मुश्किल लग|confusing|confuse*|uljha*|kuch samajh nahi|samajh me nahi aaya|samajh nahi aaya|simple me bata*|aasan bhasha|sar ghoom',
  zh: '有点晕|晕了|好晕|头晕|太复杂|好复杂|复杂|看不懂|没看懂|听不懂|搞不懂|弄不明白|糊涂|懵了|说简单点|简单说|通俗点',
  de: 'verwirr*|durcheinander|zu kompliziert|so kompliziert|kompliziert|verstehe gar nichts|verstehe nichts|verstehe nur bahnhof|nur bahnhof|blicke nicht durch|blick nicht durch|komme nicht mehr mit|komme nicht mit|zu viele zahlen|einfacher erklären|in einfachen worten',
}

/** Finds prices high, and asks for nothing. */
export const priceyWords: Words = {
  en: 'crazy prices|prices are crazy|prices are insane|insane prices|thats more than my*|more than my whole salary|more than my salary|more than i earn|so expensive here|everything is so expensive|dubai is expensive|daylight robbery|who can afford that|who can afford this|cant believe the prices',
  ar: 'اسعار خيالية|الاسعار خيالية|الاسعار نار|اسعار نار|الاسعار مولعة|غالي كتير|غالية كتير|غالي وايد|غالي مرة|اكثر من راتبي|اكتر من راتبي|مين يقدر يدفع|من يقدر يدفع',
  ru: 'ну и цены|цены космос|цены космические|цены бешеные|бешеные цены|сумасшедшие цены|цены сумасшедшие|больше моей зарплаты|вся моя зарплата|кто это потянет|дороговато у вас|дорого тут все|очень дорого все',
  hi: 'इतना महंगा|बहुत महंगा है यार|दाम बहुत ज्यादा|मेरी सैलरी से ज्यादा|पूरी सैलरी से ज्यादा|itna mehnga|itna mehenga|bahut mehnga hai|bohot mehnga|meri salary se zyada|dam bahut zyada|kaun afford karega|loot machi',
  zh: '价格也太夸张|太夸张|贵得离谱|贵死了|好贵啊|这么贵|抢钱啊|比我工资还高|比我工资都高|谁租得起|谁买得起|物价太高',
  de: 'wahnsinnspreise|irre preise|preise sind wahnsinn|preise sind ja wahnsinn|preise sind irre|mehr als mein gehalt|mehr als ich verdiene|mehr als mein ganzes gehalt|wer soll das bezahlen|wer kann sich das leisten|ganz schön teuer|unbezahlbar',
}
