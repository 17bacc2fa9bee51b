/**
 * Talk that wants nothing looked up, by what moves who writes it. `…` stands for a few words of the same
 * clause, `*` for any ending; a row has the phrases of all six languages.
 */
export const courtesyWords = {
  thanks:
    'sorry for asking so many questions|sorry for so many questions|sorry for the many questions|sorry for all the questions|sorry to bother|entschuldigung für die vielen fragen|sorry für die vielen fragen|извините за столько вопросов|простите за вопросы|извините что много|عذرا على الازعاج|اسف على الازعاج|اسفة على الازعاج|itne sawaal ke liye sorry|maaf karna itne sawaal|不好意思问这么多|问这么多不好意思|much obliged|maraming salamat po|salamat po|maraming salamat|salamat|bless you|god bless|jazakallah*|jazak allah*|you are a star|youre a star|ur a star|very kind of you|so kind of you|too kind|very grateful' +
    '|besten dank|herzlichen dank|tausend dank|lieben dank|vergelts gott|sehr nett von ihnen|sehr freundlich von ihnen|nett von ihnen|nett von dir|merci vielmals' +
    '|премного благодар*|очень признател*|благодарствую|спасибки|вы очень помогли|вы мне помогли|очень выручили|выручили|дай бог … здоровья' +
    '|يعطيك العافية|يعطيكي العافية|يعطيكم العافية|عطاك العافية|الله يعافيك*|ما قصرت|ما قصرتي|ما قصرتوا|ما قصرتو|تسلم|تسلمي|تسلموا|تسلم ايدك|الله يسعدك*|جزاك الله*|جزاكم الله*|بارك الله فيك*|الله يبارك فيك*|كثر خيرك|كتر خيرك|كثر الله خيرك|الله يخليك*|الله يوفقك*|الله يحفظك*|متشكر*|ممنونك|ممنون|ممنونة' +
    '|मेहरबानी|बड़ी मेहरबानी|भगवान भला करे|जीते रहो|जीते रहिए|आभार|बहुत आभार|meherbani|badi meherbani|bhagwan bhala kare|jeete raho|aabhar' +
    '|辛苦了|辛苦啦|辛苦您|麻烦你了|麻烦您了|感恩|有劳|唔该|费心了|太感谢|感激',
  wishes:
    'have a good one|have a … day|have a … evening|have a … night|have a … weekend|enjoy your day|enjoy your evening|enjoy your weekend|all the best|sleep well' +
    '|schönen abend|schöner abend|schönen tag|schönen feierabend|schönes wochenende|schönen sonntag|schöne woche|schöne restwoche|guten abend noch|gute nacht|angenehmen abend|angenehmen tag|alles gute' +
    '|хорошего вечера|хорошего дня|доброй ночи|спокойной ночи|приятного вечера|приятного дня|хороших выходных|всего доброго|всего хорошего|всех благ|удачного дня|отличного дня' +
    '|تصبح على خير|تصبحي على خير|تصبحون على خير|تصبحوا على خير|يومك سعيد|نهارك سعيد|ليلة سعيدة|مساؤك سعيد|طاب مساؤك|طاب يومك' +
    '|शुभ रात्रि|आपका दिन शुभ|दिन शुभ हो|shubh ratri|good night ji' +
    '|祝你|祝您|晚上愉快|周末愉快|生活愉快|早点休息',
  bye:
    'speak soon|talk soon|catch you later|ttyl|ingat' +
    '|bis dann|bis bald|bis später|machs gut|ciao|auf wiederhören|auf wiedersehen' +
    '|до связи|до свидания' +
    '|مع السلامة|في امان الله|فمان الله|بامان الله|الى اللقاء|اشوفكم على خير' +
    '|फिर मिलेंगे|अलविदा|चलता हूँ|चलती हूँ|chalta hu*|chalti hu*|phir milenge|fir milenge|chalo bye|theek hai bye' +
    '|回见|先这样吧|下次再聊|改天再聊|回头聊',
  postpones:
    'will think about it|well think about it|ill think about it|think it over|sleep on it|need to think|have to think|let me think|let us think|lets think|need some time|will get back to you|ill get back to you|well get back to you|will come back to you|talk to my wife|talk to my husband|speak to my wife|speak to my husband|ask my wife|ask my husband|ask my family|discuss with my|discuss it with|talk it over|check with my wife|check with my husband|just browsing|only browsing|just looking around|only looking around|decide later|will let you know|ill let you know|keep you posted|not decided yet|havent decided|no rush|not in a hurry' +
    '|überlegen es uns|überlegen uns das|überlegen uns … noch|überlege es mir|überlege mir das|überleg es mir|überleg mir das|überlegs mir|drüber schlafen|darüber schlafen|drüber nachdenken|darüber nachdenken|denke darüber nach|denken darüber nach|denke drüber nach|denken drüber nach|noch überlegen|erst überlegen|erst mal überlegen|erstmal überlegen|in ruhe überlegen|mit meiner frau besprechen|mit meinem mann besprechen|mit meiner frau reden|mit meinem mann reden|mit der familie besprechen|besprechen das|bespreche das|melde mich wieder|melden uns wieder|melde mich dann|schaue mich nur um|schau mich nur um|schauen uns nur um|schaue nur|schau nur|nur mal schauen|noch nicht entschieden|keine eile|eilt nicht' +
    '|подумаем|подумаю|надо подумать|нужно подумать|подумать надо|посоветуюсь|посоветуемся|надо посоветоваться|обсудим|обсужу|надо обсудить|решим позже|решу позже|напишу позже|вернусь позже|потом напишу|потом решим|пока смотрим|пока просто смотр*|просто смотрю|пока присматрива*|пока не решили|еще не решили|еще не решила|еще не решил|не к спеху|дам знать|дадим знать' +
    '|بفكر|بنفكر|راح افكر|راح نفكر|رح افكر|رح نفكر|خليني افكر|خلينا نفكر|هفكر|هنفكر|افكر فيها|نفكر فيها|افكر فيه|نفكر فيه|سافكر|سنفكر|بشوف وارد|بشوف وبرد|برد عليك*|ارد عليك*|نرد عليك*|برجع لك*|برجعلك*|ارجع لكم|بخبر زوجي|بخبر زوجتي|بشاور|اشاور|بستشير|استشير|بسال زوجي|بسال زوجتي|اسال زوجي|اسال زوجتي|مو مستعجل*|مش مستعجل*|لسا ما قررت|لسه ما قررت|ما قررت بعد|بس اتفرج|بس بتفرج' +
    '|सोचते हैं|सोचता हूँ|सोचती हूँ|सोचेंगे|सोचकर बता*|सोच कर बता*|सोच के बता*|सोचना पड़ेगा|सोचना होगा|घर पर पूछ*|घर में पूछ*|घर पर बात*|घर में बात*|पत्नी से पूछ*|पति से पूछ*|पत्नी से बात*|पति से बात*|परिवार से बात*|बस देख रहा|बस देख रही|बस देख रहे|अभी सिर्फ देख*|बाद में बता*|अभी तय नहीं|sochte hai*|sochta hu*|sochti hu*|sochenge|soch ke bata*|soch kar bata*|soch k bata*|sochna padega|sochna hoga|ghar pe baat*|ghar par baat*|ghar me baat*|ghar pe puch*|ghar par puch*|ghar me puch*|wife se puch*|wife se baat*|husband se puch*|husband se baat*|family se baat*|family se puch*|baad me bata*|baad mein bata*|bas dekh rah*|abhi soch rah*' +
    '|先看看|先看一下|再看看|再想想|考虑一下|考虑考虑|想一想|想想再|商量一下|商量商量|跟家人商量|和家人商量|回头再说|以后再说|再说吧|改天再说|不着急|不急|过几天再|有需要再|先不用|还没决定|还没想好|諗下|睇下先',
  praise:
    'you are fast|youre fast|u r fast|ur fast|you are so fast|youre so fast|that was fast|that was quick|you are quick|youre quick|impressive|you are smart|youre smart|you are clever|youre clever|you are funny|youre funny|you are amazing|youre amazing|you are great|youre great|good bot|i like you|love you|lol|haha*|hehe*|wow' +
    '|bist du schnell|sind sie schnell|du bist schnell|sie sind schnell|du bist aber schnell|sie sind aber schnell|das ging schnell|das ging aber schnell|nicht schlecht|respekt|du bist schlau|sie sind schlau|du bist lustig|beeindruckend' +
    '|вы быстр*|ты быстр*|как вы быстро|как ты быстро|быстро вы|быстро ты|молодец|умница|прикольно|ого|вау|хаха*|ахах*|лол|вы умн*|ты умн*' +
    '|سريع والله|انت سريع|انتي سريعة|سريعة والله|ما شاء الله|هههه*|شاطر|شاطرة|برافو|كفو|ذكي والله|ذكية والله' +
    '|तेज़ हो|बहुत तेज़|कमाल हो|कमाल है|वाह|शाबाश|स्मार्ट हो|होशियार हो|हाहा|fast ho|bahut fast|smart ho|tez ho|kamaal ho|kamal ho|kamaal hai|kamal hai|wah|shabash|mazedaar' +
    '|好快|真快|太快了|真聪明|好聪明|真厉害|好厉害|真棒|太棒|哈哈*|你真行',
} as const

/** What the visitor thinks of who answers, and of the company behind it. */
export const aboutUsWords = {
  machine:
    'a real ai|an actual ai|real ai|keyword search|search engine|like a computer|a computer|a machine|a real human|a human or|human or|bot or|robot or|like a robot|like a bot|like a machine|robotic|scripted|canned answers|canned replies|automated replies|talking to a computer|chatgpt' +
    '|bist du … ein bot|bist du … bot|sitzt da wer|sitzt da jemand|sitzt da ein mensch|echter mensch oder|wie ein computer|mit einem computer|mit einer maschine|mit einem menschen|ein computer|eine maschine|ein mensch oder|wie eine maschine|wie ein roboter|wie ein bot|roboterhaft|echte ki|künstliche intelligenz|eine ki|stichwortsuche|schlagwortsuche|vorgefertigte antworten|vom band|automatische antworten|roboter' +
    '|искусственный интеллект|нейросеть|робот|робота|бот|чатбот|чат-бот|как компьютер|как машина|по ключевым словам|по шаблону|шаблонные ответы|автоответчик|вы ии|ты ии|настоящий ии|живой человек' +
    '|ذكاء اصطناعي|روبوت|روبوتات|بوت|مثل الكمبيوتر|زي الكمبيوتر|كلام كمبيوتر|بحث كلمات|رد الي|ردود الية|رد جاهز|ردود جاهزة|انت حقيقي|انتي حقيقية|انت انسان|انتي انسانة' +
    '|असली ai|असली एआई|कंप्यूटर जैस*|रोबोट|रोबोट जैस*|मशीन जैस*|बॉट|असली इंसान हो|इंसान हो|asli ai|sach me ai|computer jais*|robot|robot jais*|machine jais*|bot|asli insaan ho|insaan ho|keyword search' +
    '|像机器人|机器人|人工智能|真人还是|是真人吗|是不是真人|像机器人|像机器|像电脑|关键词搜索|关键字|自动回复|是ai|真的ai|ai吗',
  office:
    'where is your office|wheres your office|where are you based|where are you located|your office address|office address|where is your company|where are you guys|who is behind|whos behind|what company is this|which company is this|what company are you|is this a real company|do you have an office|visit your office|come to your office' +
    '|wo ist ihr büro|wo ist euer büro|wo sitzen sie|wo sitzt ihr|wo ist ihre firma|adresse ihres büros|adresse eures büros|wo sind sie ansässig|wer steckt … dahinter|wer steht … dahinter|wer steckt hinter|welche firma sind|welche firma ist das|wo befindet sich ihr büro|wo finde ich ihr büro|wo seid ihr' +
    '|где ваш офис|где находится ваш офис|офис ваш где|где вы находитесь|адрес вашего офиса|адрес офиса|кто за этим стоит|кто стоит за этим|кто за вами стоит|чей это сайт|кто владелец сайта|что вы за компания|что за компания|где ваша компания' +
    '|وين مكتبكم|وين مكتبك|اين مكتبكم|فين مكتبكم|مكتبكم وين|مكتبكم فين|اين مقركم|وين مقركم|فين مقركم|عنوانكم|عنوان مكتبكم|مين وراكم|مين ورا هالموقع|مين صاحب الموقع|من يدير الموقع|وين شركتكم|اين شركتكم|فين شركتكم|شركتكم وين' +
    '|आपका ऑफिस कहाँ|आपका ऑफ़िस कहाँ|ऑफिस कहाँ है आपका|आपका दफ्तर कहाँ|आपकी कंपनी कहाँ|किसकी वेबसाइट|किसकी कंपनी|aapka office kaha*|apka office kaha*|tumhara office kaha*|office kaha* hai|aapki company kaha*|kiski website|kiski company' +
    '|你们公司在哪|公司在哪|你们在哪里|你们在哪儿|你们办公室|你们的办公室|公司地址|办公地址|背后是谁|哪家公司|什么公司',
} as const

/** Regret is due: somebody was not answered, treated badly, or is angry. */
export const complaintWords = {
  complaint:
    'never pick up|never picks up|doesnt pick up|dont pick up|not picking up|nobody picks up|no one picks up|nobody answers|no one answers|nobody is answering|nobody calls back|nobody called|no one called|no one calls|never called back|never called me|never calls back|never replied|never replies|nobody replies|nobody replied|no one replies|not replying|not responding|doesnt respond|doesnt reply|doesnt answer|ignored me|ignoring me|ignore me|ghosted|ghosting|terrible service|bad service|poor service|awful service|worst service|what a service|so rude|was rude|is rude|very rude|rude agent|disrespectful|wasted my time|wasting my time|waste of my time|unprofessional|very disappointed|so disappointed|disappointing|fed up with|third time|let me down|stood me up|didnt show up|what a cheek|what a joke|ridiculous|outrageous|unacceptable' +
    '|niemand geht ran|keiner geht ran|geht niemand ran|geht keiner ran|niemand meldet sich|keiner meldet sich|meldet sich niemand|meldet sich keiner|meldet sich … nicht|ruft keiner zurück|ruft niemand zurück|keiner ruft zurück|niemand ruft zurück|geht nicht ans telefon|antwortet nicht|antwortet niemand|antwortet keiner|keine rückmeldung|mieser service|schlechter service|was für ein service|unverschämt*|frechheit|unprofessionell|unhöflich|zeitverschwendung|enttäuscht|zum dritten mal|verarschen|verarscht|mich versetzt|reicht mir|reichts mir|eine zumutung|sauerei' +
    '|никто не отвечает|никто не берет|никто не звонит|никто не перезвонил|никто не перезванивает|не берет трубку|не берут трубку|не перезвонил*|не перезванива*|агент не отвечает|игнорирует|игнорируют|ужасный сервис|ужасное обслуживание|плохой сервис|хамит|хамят|хамство|нахамил*|грубит|потратил* … время|жалоба на агента|разочарован*|третий раз|ну сколько можно|да сколько можно|что за сервис|издеваетесь|издевательство|безобразие|возмутительно|наглость|какая наглость|кошмар какой' +
    '|ما حدا بيرد|محدا بيرد|ما حد يرد|محد يرد|محد رد|ما احد يرد|ما احد رد|لا احد يرد|لا يرد احد|ما حدا رد|ما يردون|ما بيردوا|ما بيرد|ما يرد علي|محدش بيرد|محدش رد|مش بيرد*|ما ردوا|ما رد علي|هالخدمة|ايش هالخدمة|ايه الخدمة دي|خدمة سيئة|خدمتكم سيئة|خدمة زفت|اسوا خدمة|طفشت|تعبت منكم|قلة احترام|قلة ادب|قليل ادب|مو محترم|ضيعتوا وقتي|ضيعت وقتي|زعلان|زعلانة|مستاء|مستاءة|مهزلة|مسخرة|شو هالمسخرة|عيب عليكم' +
    '|कोई जवाब नहीं|कोई उठाता नहीं|फ़ोन नहीं उठा*|कॉल नहीं उठा*|जवाब नहीं दे*|कोई कॉल नहीं|बकवास सर्विस|घटिया|ख़राब सर्विस|बदतमीज़*|समय बर्बाद|टाइम बर्बाद|परेशान कर*|तंग आ ग*|तीसरी बार|हद है|हद हो गई|koi jawab nahi|jawab nahi de*|koi phone nahi|phone nahi utha*|call nahi utha*|koi reply nahi|reply nahi kar*|reply nahi de*|bakwas service|bakwaas service|ghatiya|kharab service|badtameez*|badtamiz*|time waste kar*|time barbad|pareshan kar*|tang aa g*|teesri baar|tisri baar|had hai|had ho gayi' +
    '|没人接|没人回|没人理|没人联系|不接电话|不回消息|不回我|一直不回|态度差|态度很差|态度恶劣|什么态度|服务太差|服务真差|什么服务|什么破服务|太差了|浪费我时间|浪费时间|放鸽子|太过分|过分了|气死|烦死|太离谱|离谱|冇人听|冇人覆|第三次了|岂有此理',
  /** Says that there is one; what is wanted besides is asked for. */
  complains:
    'want to complain|like to complain|make a complaint|have a complaint' +
    '|mich beschweren|beschwere mich' +
    '|хочу пожаловаться|у меня жалоба' +
    '|ابي اشتكي|ابغى اشتكي|بدي اشتكي|عايز اشتكي|اريد ان اشتكي|عندي شكوى' +
    '|शिकायत करनी|शिकायत है|shikayat karni|shikayat hai|complaint karni' +
    '|我要投诉|投诉你们|投诉中介',
  /** What was tried in vain is no wish beside the complaint. */
  tried:
    'been calling|i called|i have called|ive called|i keep calling|i phoned|been trying|i tried|tried to call|trying to reach|trying to call|i rang|been ringing' +
    '|rufe seit|rufe ich|angerufen|versuche seit|versuche ich|anzurufen' +
    '|звоню|звонила|звонил|дозвониться|дозваниваюсь|пишу вам' +
    '|اتصل على|اتصل ب|بتصل|اتصلت|صار لي|صارلي|بحاول اتصل|احاول الاتصال' +
    '|कॉल कर रहा|कॉल कर रही|कॉल किया|फ़ोन किया|फ़ोन कर रहा|फ़ोन कर रही|call kar raha|call kar rahi|call kiya|phone kiya|phone kar raha|phone kar rahi' +
    '|打了|打过|一直打|约了|预约了',
  misheard:
    'i mean the other thing|thats not what i meant|вы меня не поняли|меня не поняли|спрашивал про другое|спрашивала про другое|я про другое|я не об этом|mera sawaal nahi samjh*|mera sawal nahi samjh*|मेरा सवाल नहीं समझ*|सवाल नहीं समझ*|मेरा सवाल कुछ और|you dont get me|you dont understand|you didnt understand|you did not understand|not what i asked|not what i meant|you misunderstood|wrong answer|read my message|didnt answer my question|not my question|this is useless|youre useless|you are useless|useless bot|keep showing me|keeps showing me|keep sending me the same|same stuff again|same ones again|same listings again|same flats again|same homes again|you already showed|you are not listening|youre not listening|not listening to me' +
    '|du verstehst mich nicht|sie verstehen mich nicht|du verstehst nicht|sie verstehen nicht|nicht meine frage|falsch verstanden|nicht was ich gefragt|nicht das was ich|missverstanden|bringt mir nichts|das bringt nichts|immer das gleiche|immer dasselbe|immer die gleichen|immer dieselben|schon wieder die gleichen|schon wieder dieselben|du hörst nicht zu|sie hören nicht zu' +
    '|вы меня не понимаете|ты меня не понимаешь|вы не поняли|ты не понял*|вы меня не поняли|я не об этом|я не про это|не об этом спрашивал*|не отвечаете на вопрос|толку от вас|толку ноль|бесполезно|бесполезный бот|одно и то же|одни и те же|опять то же самое|опять те же|снова те же|уже показывали|вы меня не слышите|не слушаете' +
    '|ما فهمت علي|ما فهمتني|ما فهمتيني|ما فهمتي علي|مو هذا سؤالي|مش ده سؤالي|مش هذا سؤالي|ليس هذا سؤالي|فهمت غلط|فهمتيني غلط|فهمتني غلط|مو هيك قصدي|مش قصدي|مو قصدي|ما منك فايدة|مافي فايدة|ما في فايدة|مفيش فايدة|نفس الشي كل مرة|كل مرة نفس|نفس العروض|نفس الشقق|تعيد نفس|تكرر نفس|بتكرر نفس' +
    '|आप समझे नहीं|आप समझी नहीं|समझ नहीं रहे|समझ नहीं रही|मैंने ये नहीं पूछा|मैंने यह नहीं पूछा|ग़लत समझ*|samjhe nahi|samjhi nahi|samajh nahi rahe|samajh nahi rahi|maine ye nahi pucha|maine yeh nahi pucha|galat samajh*|galat samjhe|galat samjhi|kisi kaam ke nahi|kisi kaam ka nahi|bekar hai|bekaar hai|wahi dikha rah*|baar baar wahi|phir wahi|fir wahi|बार बार वही|फिर वही|वही दिखा रह*|किसी काम के नहीं|किसी काम का नहीं|बेकार है' +
    '|你没听懂|你没明白|没看懂我|不是问这个|不是这个意思|答非所问|理解错了|你理解错|听不懂人话|我问的不是|没用|一点用都没有|又是这些|又是一样|老是这几套|总是这几套|都是一样的|已经看过了|翻来覆去',
  /** Of whom the texts of the site tell what can be done. */
  ofOthers:
    'landlord|owner|tenant|tenants|neighbour*|neighbor*|developer|bank|rera|ejari|dewa|maintenance|seller|buyer|flatmate' +
    '|vermieter*|eigentümer*|mieter*|nachbar*|bauträger*|bank|hausverwaltung|verwaltung|verkäufer*' +
    '|хозяин|хозяйка|арендодатель|собственник|владелец квартиры|арендатор|жилец|жильцы|сосед|соседи|застройщик|банк|управляющая|продавец' +
    '|المالك|مالك|صاحب البيت|صاحب الشقة|المؤجر|المستاجر|مستاجر|الجيران|جاري|المطور|البنك|الصيانة|البائع' +
    '|मकान मालिक|मालिक|किराएदार|किरायेदार|पड़ोसी|बिल्डर|डेवलपर|बैंक|makan malik|makaan malik|malik|landlord|tenant|kirayedar|padosi|builder|bank' +
    '|房东|业主|租客|邻居|开发商|银行|物业|卖家|屋主',
} as const
