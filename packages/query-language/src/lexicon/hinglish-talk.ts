import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import { cue, firstCards, plain, row, topic } from './wording.ts'

/** How things are said in Hindi in Latin letters. */
export const hinglishTalk: PhraseTable = [
  row(
    { kind: 'negator', reach: 'previous' },
    'nahi | nahin | nahi chahiye | chhodkar | chhod ke | chhodke | ko chhodke | ko chhod ke | chodke | ke bina | ke alawa | chhod kar | ke siwa | nhi | na ho | mat dikhao | chodkar | ko chhodkar | nai chahiye | nahi chaiye | nahi chahye | nai | nahin chahiye | na chahiye | nahi dikhana | nahi lena | pasand nahi | ke alawa kahi bhi | hata ke | nahi hona chahiye | mat dikhana | na dikhao | nhi chahiye | nhi chaiye | nahi dikhao | na ho to',
  ),
  row({ kind: 'negator', reach: 'next' }, 'bina'),
  row(
    { kind: 'unneeded' },
    'chhodo | chhod dijiye | chhodiye | bhool jaiye | bhul jao | bhul jaiye | ki baat chhodo | zaroori nahi | jaruri nahi | ki zaroorat nahi | hata do | rehne do | ki jarurat nahi | bhool jao | nahi bhi chalega | zaruri nahi | zaroori nahi hai | jaruri nahi hai | koi zaroorat nahi | na bhi ho to chalega | na ho to bhi chalega | nahi bhi ho to chalega | ke bina bhi chalega | ke bina chalega | farak nahi padta | fark nahi padta | zaruri nhi | jaruri nhi | chhod do | chod do | hata dijiye | hatao | nikal do | compulsory nahi | must nahi',
  ),
  row(
    { kind: 'background' },
    combine(
      '{} ka office | {} ki job | {} ki naukri | {} ka kaam | {} ka school | {} ka college | {} ki company',
      'pati | patni | husband | wife | beta | bete | beti | bachon | bacchon | bachcho | bhai | papa',
    ),
  ),
  row(
    { kind: 'background' },
    'meri naukri | mera office | meri job | mera kaam | meri company | mera daftar | mere office | husband ka office | wife ka office | bachon ka school | bacho ka school | bete ka school | mera college | hamara office | meri nokri | mera ofis | kaam mera | job meri | office mera',
  ),
  row(
    { kind: 'background', reach: 'previous' },
    combine(
      'me {} | mein {} | pe {} | mai {}',
      'kaam karta | kaam karti | kaam karte | naukri karta | naukri karti | job karta | job karti | rehta | rehti | rehte | rahta | rahti | rahte | reh raha | reh rahe | reh rahi | naukri hai | job hai | office hai | kaam hai | padhta | padhte | padhti | rahata | nokri karta',
    ),
  ),
  row({ kind: 'joint', joint: 'and' }, 'aur | or bhi'),
  row({ kind: 'joint', joint: 'or' }, 'ya | ya phir'),
  row(
    { kind: 'also' },
    'bhi | saath mein | add karo | jodo | saath me | sath me | bhi jodo | bhi dikhao | bhi dekho | bhi add karo | add kar do',
  ),
  row(
    { kind: 'set' },
    'kar do | kardo | bana do | badal do | kar dijiye | karo | karde | kar dena | badal dena | kardena | kar de | badha do | ghata do | kr do | krdo | change karo | change kar do',
  ),
  row(
    { kind: 'about' },
    'mein kya hai | me kya hai | ka kya | mein kya milega | me kya milega | pe kya milega | kya milega | kaisa rahega',
  ),
  row({ kind: 'inside' }, 'me | mein | mai | ke paas | par | pe | main'),
  row({ kind: 'any' }, 'koi bhi | koi'),
  row(
    { kind: 'correction' },
    'nahi nahi | matlab | sorry | galti se | galti se likh diya | galti se bol diya | galat likh diya | galat bol diya | galat likha | galti ho gayi',
  ),
  cue(
    'search',
    'chahiye | dikhao | dhundo | dikha do | chaiye | kya kya available hai | available hai | dhoondo | chahie | batao | dikhaiye | mil jayega | milega | chaheye | kya hai | kya kya hai | lena hai | dikhana | dikhaye | dikhaiyega | dhundh do | dhund do | dhoond | dhundna | dhundh raha | dhund raha | dhund rahe | talash | dilwao | dila do | dilao | bataiye | bataye | suggest karo | lena chahta | lene hai | leni hai | chahye | chayie | chahie hai | mil sakta | milega kya | mil jaye | hai kya | hai koi | koi option | dekh raha | khoj raha | chahiyen | chaie | dhoondh | find karo | send karo',
  ),
  cue(
    'value',
    'per sqft rate | per sqft kitna | sqft ka rate | per sqft price | kitna milega | kitna mil jayega | kitne milenge | kitne mil jayenge | bechu to kitna | bechu to kitne | bechne pe kitna | value batao | kitne ka hai | keemat kya | kitne mein bikega | value kya | kya value | kitne mein bikegi | kya keemat | kitni hogi | kitne ka bikega | kitne ki bikegi | kitne ka bik | kitne me bikega | kitne me bikegi | kitna daam milega | kitna daam | kya daam milega | kya rate chal raha | market value | market rate | valuation karni | valuation karna | valuation chahiye | valuation karo | kitne paise milenge | kitna milega mere | kitne ki hai | kitne me bech | kitne mein bech | kya daam | daam batao | keemat batao | kimat batao | kitni value | kitne me jayega | keemat janni | kitna rent milega | kitna rent aayega | kitna kiraya milega | andaza keemat',
  ),
  cue(
    'mine',
    'mera | meri | mere | apna | apni | mere wala | apne | hamara | hamari | humara | khud ka | mere paas wala | mere naam ka',
  ),
  cue(
    'compare',
    'fark | farak | farq | antar | theek rahega ya | thik rahega ya | accha rahega ya | acha rahega ya | sahi rahega ya | kahan theek rahega | kaha theek rahega | kahan accha rahega | kahan better | fark samjha | farak samjha | fark samjhao | kaunsa lu | konsa lu | kaunsa lun | konsa le lu | compare karo | tulna | tulna karo | kaun sa behtar | kaunsa better | konsa better | kaunsa accha | kaunsa acha | kaun sa accha | konsa accha | konsa acha | kaunsi better | kaun better | kya better | kya behtar | kya fark | kya farak | fark kya | farak kya | fark batao | farq | me se kaunsa | mein se kaunsa | me se kaun | mein se kaun | zyada accha | sahi rahega ya | kaunsa sahi | compare kar do | compare karke | better kaunsa | kaunsa behtar | antar',
  ),
  cue(
    'callback',
    'call karo | call karwa | phone karo | call karwao | call kar do | phone kar do | baat karni hai | call karwa do | call back karo | baat karwao | baat karwa do | baat karao | baat kara do | agent se baat | call karna | phone karna | phone karwa | call chahiye | call back chahiye | mujhe call | mujhe phone | call kijiye | call kar lo | call aa jaye | call karwana | kisi se baat | insaan se baat | contact karo | sampark | whatsapp karo | call kare | phone kijiye | koi call kare | agent ka call | call krdo | call kr do | call kro',
  ),
  cue(
    'viewing',
    'visit karna | dekhne aana | visit book karo | dekhna hai | property dekhni hai | ghar dekhna | dekhne jana | dekhne aa sakta | dekhne aa sakti | dekhne aa sakte | dekhne aau | dekhne aana hai | visit karwa | visit karwao | visit rakh | visit kara do | visit rakho | visit karni | visit karne | flat dekhna | villa dekhna | flat dekhne | ghar dekhne | ghar dikha | property dikha | kab dekh sakta | kab dekh sakte | dekh sakta hu | appointment | milne ka time | dekhne ka time | site visit | ghar dikhao | dekhne kab | visit schedule | jaake dekhna | aake dekhna',
  ),
  cue(
    'invest',
    'daam badh rahe | rate badh rahe | price badh rahe | kitna percent | kitne percent | kitna % | kitne % | kitna pratishat | kitna bachega | le ke kiraye pe | leke kiraye pe | lekar kiraye pe | kharid ke kiraye pe | leke rent pe | kharid ke rent pe | nivesh | invest karna | fayda | munafa | return kitna | paisa lagana | nivesh karna | invest karu | invest kare | kaha invest | kahan invest | paise lagana | paisa lagau | paisa lagaun | paisa kaha lagau | rental yield | yield kitni | kamai | acha return | accha return | return milega | investment ke liye | nivesh ke liye | rental income | munafa kitna | fayde ka | roi kitna | invest karne | kiraye se kamai',
  ),
  cue(
    'question',
    'kahan | kahaan | kaha | kidhar | kisme | kismein | kis | kise | kaisa | kaisi | kaunsa | kaunsi | konsa | konsi | kyon | janna hai | jaanna hai | jaanna chahta | jaanna chahti | janna chahta | janna chahti | kya hota hai | kaise | kitna | kaun | kyun | kya | kitni | kab | kya main | kitna lagta hai | kaise hota | kaise karte | kaise milega | kaise lete | kaise banega | kaise karu | kaise kare | kitna lagta | kitni lagti | kya lagta | kaun bharta | kaun deta | kya hai | kya hoti | matlab kya | kya mujhe | legal hai | kya ye | kya yeh | batao kaise | kyu | kyo | sakta hai kya | sakte hai kya | milta hai kya | hoti hai kya | kitne',
  ),
  cue(
    'greet',
    'namaste | namaskar | kaise ho | kya haal hai | salam bhai | ram ram | kaise hain | kaise ho bhai | kya haal | hello ji | namaste ji | salaam | assalam walekum | ram ram ji | kaise hai aap | kya chal raha | hello bhai | hi bhai | hey bhai | sat sri akal | suprabhat',
  ),
  cue(
    'thanks',
    'shukriya | dhanyavad | dhanyawad | bahut accha | badhiya | thank you bhai | thanks bhai | bahut shukriya | bahut dhanyavad | bahut badhiya | dhanyavaad | shukriya bhai | meherbani | bahut achha | mast | sahi hai bhai | thanku | thnx',
  ),
  cue(
    'bye',
    'phir milte | phir milenge | chalta hu | chalti hu | bye bhai | baad me baat | alvida | ok bye | chalo bye',
  ),
  cue(
    'human',
    'insaan ho | robot ho | kaun ho | tum kaun | aap kaun | bot ho | insaan hai | insan ho | insan hai | robot hai kya | aap robot | tum robot | aap bot | asli insaan | machine ho | real insaan | naam kya hai tumhara | tumhara naam | aapka naam | ai ho | robot ya insaan | insaan ya robot',
  ),
  cue(
    'inject',
    'admin ho | customers ke phone | phone number do | instructions bhool | instructions bhul | saare customers | password do | prompt dikhao | prompt batao | instructions bhul jao | purane instructions | saare instructions | sare instructions | system prompt | sab rules bhul | rules bhul jao | rules bhool | prompt bata | saare users | sabke number | logon ke number | customers ka data | database de | main admin | developer mode | apne instructions',
  ),
  cue(
    'abuse',
    'bewakoof | gadha | pagal | chutiya | bakwas | bewakuf | kamina | kamine | saala | bekar | ghatiya | chor | chor ho | chor log | saale | sale chor | dhokebaaz | dhokebaz | fraud log | fraud company | jhoothe | jhuthe | lutere | ullu | ullu ke | harami | haramkhor | bhadwe | gandu | madarchod | bhosdi | bsdk | mc | bc log | nikamma | nikamme | ghatiya app | bakwaas | bekaar | faltu | tu pagal | dafa ho | bhaad me | stupid bot | chutiye | kutte kamine | loot rahe',
  ),
  cue(
    'offTopic',
    'chutti ki application | leave application | mausam | chutkula | gaana | cricket match | kavita | match kaun | shayari | gana sunao | joke sunao | biryani | biriyani | khana kaha | khana kahan | restaurant | flight book | flight | ticket book | train ticket | hotel book | sone ka bhav | gold rate | dollar rate | share market | movie | film | ipl | cricket | chutkule | doctor | taxi | gaadi kiraye pe | car rent pe | weather | ghumne ki jagah | crypto | code likho | essay | homework | song | gana | match kab | kaun jeeta | joke',
  ),
  cue(
    'more',
    'aur dikhao | aur options | agla | aur batao | aur dikhana | aur kuch | kuch aur dikhao | dusre dikhao | baaki dikhao | aur options dikhao | agle dikhao | aur bhi',
  ),
  cue('help', 'madad | madad karo | kya kar sakte'),
  topic(
    'eviction_rent_increase',
    'kiraya badha | makaan malik | makan malik | rent badha | ghar khali | kiraya badhega | rent badhega | rent badha raha | rent badhana | rent badhane | kiraya badhane | landlord | land lord | landlrd | landloard | ghar se nikal | nikal sakta | nikal raha | nikalna chahta | ghar khali karne | khali karne ko | khali karao | khali karwa | eviction | notice diya | notice period | contract tod | agreement tod | makaan maalik | malik makan | rent increase | kiraya kitna badha | rent kitna badha | renew karne | contract renew | jaldi chhodna | tenant ke rights',
  ),
  topic(
    'renting_fees',
    combine(
      'rent pe {} | rent par {} | kiraye pe {} | kiraye par {} | rent me {} | rent {}',
      'lene me kya | lene pe kya | lene ka kharcha | lene me kitna | lene ke charges | lene ki fees | lete time kya | kya kya charges | ke charges kitne | karne ka kharcha',
    ),
  ),
  topic(
    'golden_visa',
    'golden viza | golden vija | golden visa milega | visa milega | visa mil | investor visa | residency | residence visa | das saal ka visa | 10 saal ka visa | golden wala visa | visa ke liye',
  ),
  topic(
    'ejari',
    'ijari | ejari kaise | izari | ejaari | rent agreement register | contract register',
  ),
  topic(
    'service_charges',
    'service charge | service charges | maintenance | society charge | maintenance charge | maintainance | building charge | community fees',
  ),
  topic(
    'mortgage',
    'home loan | loan milega | loan kaise | loan | down payment | downpayment | emi | byaj | bank finance | mortgage milega | bank se loan | karz | finance milega',
  ),
  topic(
    'freehold_foreigners',
    'zameen ke malik | zameen ka malik | zameen own | land own | freehold | free hold | foreigner | foreigners | indian log | indian kharid | indians kharid | bahar ke log | videshi | nri | indian le sakte | hum indian | indian passport | pakistani log',
  ),
  topic(
    'agency_commission',
    'commission kitna | comission | commission | dalali | broker kitna | broker fees | brokerage | agent kitna leta | agent ka commission | agent fees',
  ),
  topic(
    'cheques_deposit',
    'kitne cheque | cheque dene | cheque | cheques | check dene | kitne check | security deposit | deposit wapas | deposit kitna | deposit | advance kitna | cheque me | post dated',
  ),
  topic(
    'off_plan_process',
    'payment plan | kist | kisht | kishton | installment | instalment | escrow | off plan kaise | off plan me kaise | handover ke baad | builder bhag | project late | off plan ka process | developer bhag gaya | off plan safe',
  ),
  topic(
    'dewa_utilities',
    'bijli | bijli pani | bijli ka bill | pani ka bill | dewa | deva | dewa connection | internet connection | wifi | bijli connection | pani connection | utility | gas connection',
  ),
  topic(
    'account_help',
    'password bhul | password bhool | login nahi | log in nahi | account kaise | account delete | otp nahi | otp nahi aaya | password reset | password change | profile kaise | mera account | account banana | number change karna | sign up kaise | favourite kaha',
  ),
  topic(
    'contact_us',
    'aapka office | aap ka office | office kaha | office kahan | office kidhar | office kab khulta | office ka address | aapka number kya | aapka address | customer care | aapse contact | tumhara office | office timing | aapki company kaha | helpline | contact kaise kare | aapka email',
  ),
  topic(
    'buying_fees',
    'charges | charge lagta | kharid ne ka kharcha | registration fees | transfer fees | dld | dld ki | tax kitna | kitna tax | stamp duty | kitni fees | fees | extra kharcha | registry | kya kya charges | kharidne ka kharcha | fees kitni | charges kitne | kharcha',
  ),
  topic(
    'list_my_property',
    'bechna hai | kiraye pe dena | property bechni | ghar bechna | rent pe dena | rent pe chadhana | kiraye pe chadhana | kiraye pe lagana | rent out karna | list karu | list karna | list karwana | listing kaise | listing dalni | ad dalna | ad lagana | site pe dal | site pe kaise dal | website pe dal | apna flat bech | apna ghar bech | mera flat bech | bechna chahta | bechna chahti | bechni hai | kaise bechu | apna villa bech | bikwana | bikwa do | property daalni | property dalni | rent par dena | kiraye par dena | flat dena hai | ghar rent pe dena | bechna',
  ),
  row({ kind: 'ordinal', value: 1 }, 'pehla | pehle | pehli'),
  row({ kind: 'ordinal', value: 2 }, 'doosra | dusra | doosre | dusre'),
  row({ kind: 'ordinal', value: 3 }, 'teesra | tisra | teesre | teesri'),
  firstCards(3, 'pehle teen | pehle tin | pehle 3 | pahle teen | first three | first 3 | teeno'),
  row({ kind: 'ordinal', value: -1 }, 'aakhri | akhri | aakhri wala | last wala'),
  row({ kind: 'day', offset: 0 }, 'aaj'),
  row({ kind: 'day', offset: 1 }, 'kal'),
  row({ kind: 'day', offset: 2 }, 'parso | parson | parsu | parason'),
  row({ kind: 'weekday', weekday: 0 }, 'itwar | ravivar | itvaar | sunday ko'),
  row({ kind: 'weekday', weekday: 1 }, 'somvar | somwar | monday ko'),
  row({ kind: 'weekday', weekday: 2 }, 'mangalvar | mangalwar | mangal | tuesday ko'),
  row({ kind: 'weekday', weekday: 3 }, 'budhvar | budhwar | budh | wednesday ko'),
  row({ kind: 'weekday', weekday: 4 }, 'guruvar | guruwar | veervar | brihaspativar | thursday ko'),
  row(
    { kind: 'weekday', weekday: 5 },
    'shukravar | shukrawar | shukarwar | jumma | juma | friday ko',
  ),
  row({ kind: 'weekday', weekday: 6 }, 'shanivar | shaniwar | shanichar | saturday ko'),
  row({ kind: 'part-of-day', part: 'afternoon' }, 'dupahar | dopahar | dopeher'),
  row({ kind: 'part-of-day', part: 'evening' }, 'raat'),
  row({ kind: 'part-of-day', part: 'morning' }, 'dopahar se pehle | lunch se pehle | subah'),
  row({ kind: 'part-of-day', part: 'evening' }, 'shaam | sham'),
  row({ kind: 'clock', mark: 'hour' }, 'baje | bje | bajey | bajay'),
  row(
    { kind: 'name-follows' },
    'bol rahi hu | bol raha hu | bol rahi hoon | bol raha hoon | mera naam | naam | naam hai | mera naam hai | naam mera | mera name | main hu',
  ),
  plain(
    'ka | ki | ke | ko | ne | hai | hain | ho | tha | mujhe | humein | aap | tum | yeh | woh | jo | wala | wale | wali | liye | ke liye | saath | ke saath | bhai | yaar | sir | ji | haan | theek | thik | abhi | phir | toh | to | hi | bas | sirf | bahut | thoda | zyada | jyada | kam | hu | hoon | raha hu | rahi hu | do bhai | karwa | karwa do | karwao | kara | number | mobile | mobile number | phone number | bol | bol raha | bol rahi | baat | pe | raha | rahe | rahi | hona | hone | hogi | hoga | chalega | chalegi | dono | sab | koi sa | accha sa | acha | accha | achha | badhiya sa | wahan | yahan | udhar | idhar | jisme | jiska | rehne | rehne ke liye | rehna | family ke liye | shaadi | patni | pati | bachche | bacche | bachon | waha | waha pe | waha par | vaha | vaha pe | wahaan | saath wala | mast wala | thodi | abhi tak | kya | app | apps | log | tu | karke | krke | karne | karni | par nahi',
  ),
]

/** Words that show it. */
export const hinglishMarkers: readonly string[] =
  'hajar hajaar hzar laakh lac mahina mahine mahiny saal salana chahye chaie milega milegi wali naam mera apna apni kaunsa konsa kahan kaha kab kitne kitni sakta sakte sakti hoon raha rahi rahe nhi bhool bhul saste sasti chor chhod chhodo chhodiye saale saala bol karni karna karwa karwao dedo leni dekhna dekhne rehne rehna khali bijli makan malik makaan ghr pehla dusra wahan yahan kutta billi me mein chahiye chaiye ke ka ki hai hain kya dikhao pe tak bhai aur wala wale wali karo batao kharidna kharidne kiraye kiraya kirae lakh hazar hazaar crore sasta saste sabse nahi nahin mujhe liye paas zyada jyada bhi kar koi ghar milega meri mera mere tum aap saare se ya par dedh dhai kaise kitna namaste jisme jiska jiski theek thik rahega rahegi rahenge galti galat samjha samjhao samajh likha diya diye liya liye karke leke lekar pasand wapas chahta chahti chahte hum humein hamein humko usko isko unka uska iska aise waise jaise kyunki isliye lekin magar warna agar abhi phir pehle kaun kaunsi dusre dusri teesra teesri fark farak bechu bechna bechne bechni chadha saath bachche bacche biwi bivi patni beti hamara hamari khud apne bada badi chhota chhoti chota choti naya nayi purana jaldi turant thoda thodi itna itne utna jitna daam kharid kharido manzil kamre kamra subah shaam dopahar baje somvar mangalvar budhvar guruvar shukravar shanivar ravivar itwar hafte saade sadhe sava karod bajat sakte jaye jayega jayegi dekha dekho bolo bola socha sochna samundar bijli paani khelne chalega chalegi zaroori jaruri zarurat koi kuch sirf bahut bohot'.split(
    ' ',
  )
