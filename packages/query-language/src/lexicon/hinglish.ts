import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import {
  after,
  amenity,
  before,
  cheaper,
  clear,
  countUp,
  furnished,
  noun,
  number,
  purpose,
  row,
  scale,
  sort,
  type,
} from './wording.ts'

const viewPatterns =
  '{} dikhne wala | {} dikhne wale | {} dikhne wali | {} dikhta | {} dikhti | {} dikhai de | {} nazar aaye | {} nazar aata | {} nazar aane wala | {} wala view | {} dikhe | {} dikhta ho | {} dikhta hai | {} dikhna chahiye | {} ka view | {} ka nazara | {} ki taraf | {} facing | khidki se {} | balcony se {}'
const views = (slug: string, objects: string) => amenity(slug, combine(viewPatterns, objects))

/** Hindi in Latin letters. */
export const hinglish: PhraseTable = [
  type('land', 'zameen | jameen | plot | plot lena | khali plot | jamin | zamin'),
  type('retail', 'dukaan | dukan | dukkan | dookan | shop wali jagah'),
  type('office', 'daftar | office ki jagah | daftar ki jagah | ofice'),
  type('warehouse', 'godown | godam | gudam | gowdown | warehouse wali jagah'),
  type(['villa', 'townhouse'], 'makaan | makan | kothi'),
  type('apartment', 'falat | flet | flate | flat wala | appartment | apartmnt'),
  type('villa', 'bangla | bungla | vila | vilaa | bungalow'),
  row(
    { kind: 'home' },
    'makaan ya ghar | ghr | rehne ki jagah | ghar | jagah | property | makaan ya flat',
  ),
  purpose(
    'sale',
    'kharidna | kharidne | kharidna hai | khareedna | kharid | bikri | khareedne | kharidni | bikau | buy karna | kharidunga | kharedna | khareed | kharidni hai | kharid lu | kharidu | kharidne ka | kharidne ke liye | khareedni | sale pe | sale me | kharidenge | khareedunga | kharidungi | kharidwana | bikne wala | bik raha | buy karni | buy karne | purchase karna | lena hai kharidne',
  ),
  purpose(
    'rent',
    'rent pe | rent par | kiraye | kiraya | kiraye pe | kiraye par | bhade | kiray | kirae pe | kirae | bhada | lease pe | rent pe lena | kiraaye | kiraye ka | kiraye ke | kiraye wala | kirai | kiraaya | kiraaye pe | rent ke liye | rent wala | rent ka | rent me | rent mein | rent pr | kiraye k liye | bhaade | bhaade pe | rental | kiraye me | kiraya pe | kiray pe | kiraaya pe | rent pai',
  ),
  cheaper(
    'aur sasta | aur saste | aur sasti | isse sasta | isse saste | inse sasta | inse saste | thoda sasta | thode saste | kuch sasta | bahut mehnga | bahut mehenga | mehnga hai | mehenga hai | bahut mahanga | too costly',
  ),
  sort(
    'price_asc',
    'sasta | saste | sasti | sabse sasta | sabse saste | sabse sasti | kam daam | sasta wala | sabse sasta wala | sasta sa | saste wale | saste me | sasti wali | kam kiraya | mehnga na ho | zyada mehnga nahi | jyada mehnga nahi | zyada mehnga na ho | sabse kam daam | sabse kam rent | sabse kam kiraya | kam rate | low budget | kam budget | saste se mehnga | sasta milega',
  ),
  sort('price_desc', 'sabse mehnga | sabse mehenga | sabse mahanga'),
  sort(
    'newest',
    'sabse naya | naye listing | sabse nayi | nayi listing | sabse naye | naya wala | nayi wali | latest wala | sabse latest | abhi aaya | abhi lagi | taaza | taza listing | sabse naya wala | recent wala | naye wale',
  ),
  sort(
    'size_desc',
    'sabse bada | sabse badi | sabse bade | sabse bada wala | sabse badi wali | sabse khula',
  ),
  furnished(
    'unfurnished',
    'bina furniture | bina furniture ke | unfurnished wala | furniture nahi chahiye | furniture na ho | bagair furniture | furniture ke bina | unfurnish wala | khali bina furniture | furniture nahi | bina furnished | furnished nahi',
  ),
  furnished('partly', 'aadha furnished | semi furnish | thoda furnished'),
  furnished(
    'furnished',
    'furniture wala | furnished ho | furniture ke sath | furniture ho | full furnish | furniture laga | furniture samet | furniture chahiye | furnished hi | furnish wala | furnished wala | furniture ke saath',
  ),
  amenity(
    'near-metro',
    combine(
      '{} ke paas | {} ke pas | {} ke pass | {} paas | {} ke nazdeek | {} ke najdeek | {} ke najdik | {} ke kareeb | {} ke karib | {} ke bagal me | {} se door na ho | {} k paas | {} k pas | {} ke aas paas | {} ke samne | {} nazdeek | {} pass me',
      'metro | metro station | metro stop',
    ),
  ),
  amenity(
    'near-school',
    combine(
      '{} ke paas | {} ke pas | {} ke pass | {} ke nazdeek | {} ke najdeek | {} ke kareeb | {} ke karib | {} k paas | {} ke aas paas | {} paas me ho',
      'school | acche school | ache school | indian school | bachon ke school | bacho ke school | bachcho ke school | nursery',
    ),
  ),
  amenity(
    'beach-access',
    combine(
      '{} ke paas | {} ke pas | {} ke pass | {} ke nazdeek | {} ke najdik | {} kinare | {} ke kinare | {} k paas | {} pe | {} ke kareeb',
      'beach | samundar | samandar | samudra | sea',
    ),
  ),
  amenity(
    'pets-allowed',
    combine(
      '{} hai | {} rakh sakte | {} rakhna | {} allowed ho | {} rakhne | {} ke sath | mere paas {} | {} pal sakte',
      'kutta | billi | billiyan | billiyaan | billiyon | kutton | dog | cat | pet | kutte | pets | doggy',
    ),
  ),
  amenity(
    'near-metro',
    'metro ke paas | metro ke pass | metro paas | metro ke nazdeek | metro ke kareeb | metro ke najdik | metro station ke paas',
  ),
  amenity(
    'near-school',
    'school ke paas | school ke pass | school ke nazdeek | acche school ke paas',
  ),
  amenity('beach-access', 'beach ke paas | samundar ke paas | beach ke pass | samundar kinare'),
  amenity(
    'pets-allowed',
    'kutta | billi | billiyan | billiyaan | billiyon | kutton | paltu | pet rakh | kutta rakh | billi rakh | kutte | palatu | doggy',
  ),
  amenity('private-pool', 'apna pool | khud ka pool | alag pool | niji pool'),
  amenity(
    'private-pool',
    combine('pool {} | swimming pool {}', 'apna | apna ho | private | khud ka'),
  ),
  amenity('garden', 'bageecha | bagicha | bagicha wala | lawn | gaarden'),
  amenity(
    'high-floor',
    'upar wala floor | high floor pe | upari manzil | oonchi manzil | unche floor | unchi floor | upar wali manzil | upar ki manzil | unchi manzil | upar ka floor | upar wala flat | top floor pe | upar ke floor | uncha floor | upar wale floor | upri manzil | high floor wala',
  ),
  amenity(
    'ground-floor',
    'neeche wala floor | neeche ka floor | niche wala floor | ground floor pe | ground floor wala | niche ka floor | neeche wali manzil',
  ),
  amenity(
    'parking',
    'gaadi ki jagah | parking ki jagah | gadi parking | gaadi khadi | car parking ho',
  ),
  amenity('balcony', 'balkani | balkony | balcony wala | balcany'),
  amenity('terrace', 'chhat | chath | badi chhat'),
  amenity(
    'maids-room',
    'maid ka kamra | naukrani ka kamra | maid ke kamre | naukrani ke kamre | maid ke liye kamra | servant room | servant ka kamra | bai ka kamra | maid room | kaamwali ka kamra',
  ),
  amenity('study', 'padhai ka kamra | study wala kamra | padhne ka kamra | kaam karne ka kamra'),
  amenity('storage', 'store room | saman rakhne ki jagah | samaan rakhne ki jagah'),
  amenity(
    'play-area',
    'bachon ke khelne ki jagah | bacho ke khelne ki jagah | khelne ki jagah | bachcho ka park | kids ke khelne',
  ),
  amenity(
    'security',
    'chowkidar | gated society | security guard ho | 24 ghante security | surakshit society',
  ),
  amenity(
    'bills-included',
    combine(
      '{} shamil | {} shaamil | {} included | {} include | {} ke saath | {} ke sath | {} free',
      'bijli pani | bijli paani | bijli aur pani | pani bijli | bijli pani ka bill | bill | bills | saare bill | sab bill | bijli | dewa',
    ),
  ),
  amenity(
    'bills-included',
    'bijli pani ke sath | bill ke sath | saare bill shamil | bijli paani shamil | bills ke saath | bill shamil | sab bill included | bijli pani included | dewa included',
  ),
  amenity(
    'chiller-free',
    'ac free | chiller wala free | ac ka bill nahi | free chiller | chiller muft | ac muft',
  ),
  amenity(
    'vacant',
    'abhi khali | turant shift | turant mil jaye | abhi shift | khali ho abhi | immediate shift',
  ),
  amenity('upgraded', 'renovate kiya hua | naya renovate | upgrade kiya hua | renovated wala'),
  amenity(
    'kitchen-appliances',
    'fridge washing machine | kitchen ka saman | appliances ke sath | kitchen appliances ke saath',
  ),
  amenity('elevator', 'lift ho | lift wala | lift wali'),
  views('sea-view', 'samundar | samandar | samudra | sea | beach'),
  amenity('sea-view', 'sea view wala'),
  views('burj-khalifa-view', 'burj khalifa | burj'),
  views('lake-view', 'jheel | lake'),
  views('city-view', 'city | shahar | sheher'),
  views('park-view', 'park | garden'),
  views('marina-view', 'marina'),
  views('canal-view', 'canal | nahar'),
  views('golf-view', 'golf | golf course'),
  row(
    { kind: 'completion', completion: 'off_plan' },
    'ban raha | ban rahi | abhi ban raha | under construction wala | off plan wala | naya project | builder se direct | nirmanadhin',
  ),
  row(
    { kind: 'completion', completion: 'ready' },
    'bana hua | taiyar | tayar | bani hui | ready wala | taiyaar | bana banaya | ready ho',
  ),
  row({ kind: 'part', value: 0.5, side: 'before' }, 'aadha | adha'),
  row({ kind: 'currency', rate: 1 }, 'dirham | dirhams | dhs | dirhum | dhiram'),
  row({ kind: 'currency', rate: null }, 'rupaye | rupees | rupay | rs | inr'),
  row(
    { kind: 'count', unit: 'bed', value: 0, apartment: true },
    'studio wala | studiyo | stuido flat',
  ),
  row({ kind: 'unit', unit: 'bath' }, 'bathroom wala | bathrum | washroom'),
  scale(1000, 'hazr | hzar | hjar | hajaar | thousand | hazar | hazaar | hajar | hajaar'),
  scale(100_000, 'lakh | laakh | lac | lakhs | lacs | lakh ka | laakhs | lkh | lack'),
  scale(10_000_000, 'crore | karod | karor | cr | crores | caror | karore | croe'),
  ...countUp(
    'sifar|ek|do|teen|char/chaar|paanch/panch|chhe/che/chah/chhah|saat|aath|nau|das/dus|gyarah/gyara|barah/baarah|terah|chaudah/choudah|pandrah/pandra|solah|satrah/satra|atharah/athara|unnis|bees/bis|ikkis/ikkees|bais/baees|teis|chaubis/chobis/chaubees|pachees/pachis/pachchis/pachchees|chhabbis/chabbis|sattais/sattaees|atthais/athais/atthaees|untis/unattis|tees/tis|iktis/ikattis|battis/battees/batees/batis|taintis/tentis|chauntis/chautis|paintis/paintees|chhattis/chattis|saintis/saintees|adtis|untalis/unchalis|chalis/chalees|iktalis|byalis/bayalis|taintalis/tentalis|chauvalis/chavalis|paintalis/paintalees|chhiyalis/chiyalis|saintalis|adtalis/artalis|unchas|pachas/pachaas/pchas|ikyavan/ikyawan|bavan/bawan|tirpan/trepan|chauvan/chauwan|pachpan|chhappan/chappan|sattavan/sattawan|atthavan/atthawan|unsath',
  ),
  // The word for sixty is also that for 'with'.
  row({ kind: 'amount', value: 60_000 }, 'saath hazar | saath hazaar | saath hajar | sath hazar'),
  row({ kind: 'amount', value: 6_000_000 }, 'saath lakh | sath lakh'),
  ...countUp(
    'iksath|basath/baasath|tirsath/tresath|chausath/chaunsath|painsath/paisath|chhiyasath/chiyasath|sarsath/sadsath|adsath/arsath|unhattar|sattar|ikhattar|bahattar|tihattar|chauhattar|pachhattar/pachattar/pichhattar|chhihattar/chihattar|satattar/sathattar|athhattar/athattar|unasi|assi/assee|ikyasi|bayasi/byasi|tirasi|chaurasi|pachasi|chhiyasi/chiyasi|satasi/sattasi|atthasi/athasi|navasi/nawasi|nabbe/navve/nabbey|ikyanve/ikyanbe|banve/baanve|tiranve|chauranve|pachanve/panchanve/pachanbe|chhiyanve/chiyanve|sattanve/sattanbe|atthanve|ninyanve/ninyanbe',
    61,
  ),
  scale(100, 'sau'),
  number(1.5, 'dedh | derh | ded | deadh'),
  number(2.5, 'dhai | dhaai | dhaayi | adhai'),
  row({ kind: 'shift', value: 0.25 }, 'sava | sawa'),
  row({ kind: 'shift', value: 0.5 }, 'saadhe | sadhe | saade | sade | sarhe | saarhe'),
  row({ kind: 'shift', value: -0.25 }, 'paune'),
  row(
    { kind: 'unit', unit: 'bed' },
    'kamre | kamra | kamron | kamro | kamre wala | kamre ka | room wala | room ka | bedroom wala | bedroom ka | bhk wala | bhk ka | beds wala | kamron ka',
  ),
  row(
    { kind: 'period', perYear: 1 },
    'salana | saalana | ek saal | per saal | saal bhar | saal me | saal mein | har saal | pratiyear | ek saal ka | ek saal me | yearly ka | per sal',
  ),
  row(
    { kind: 'period', perYear: 1, span: true },
    'saal | sal | saal ka | saal ke | sal ka | saal ki | saal ke liye',
  ),
  row(
    { kind: 'period', perYear: 12, span: true },
    'mahina | mahine | mahine ka | mahina ka | maheena | mahine ke | mahine ki | mahene | maheene ka',
  ),
  row(
    { kind: 'period', perYear: 12 },
    'mahine mein | per mahina | mahine me | har mahine | mahina bhar | ek mahine | ek mahine ka | per month ka | per mahine | monthly ka | mahine tak | har mahina',
  ),
  after(
    'between',
    'ke beech | ke bich | ke beech me | ke beech mein | ke bich me | ke beech ka | ke beech ki | ke darmiyan',
  ),
  after(
    'max',
    'tak | se kam | ke andar | tak ka | tak ki | tak ke | se zyada nahi | se jyada nahi | ke neeche | se neeche | mein | tak me | tak mein | ke ander | se upar nahi | se zyada na ho | se jyada na ho | se upar na ho | se upar na jaye | se zyada nhi | se jyada nhi | tak ho | tak chalega | tak ka budget | tak hi | ke andar andar | se kam ho | se kam wala | se niche | se chota | ke budget me | se mehnga nahi | tak ka ho | tk | se jada nahi | ke under | tak mile',
  ),
  after(
    'min',
    'se zyada | se upar | se jyada | se jada | se bada | ya zyada | ya usse zyada | se upar ka | se upar wala | se zyada ka | se bada ho | se kam na ho | se kam nahi | ya upar | ya us se upar | se start | se shuru | se zyada ho | ya jyada | se bade',
  ),
  after(
    'around',
    'ke aas paas | ke aaspaas | ke kareeb | ke lagbhag | ke as pas | ke aas pass | k aas paas | ke karib | k karib',
  ),
  before(
    'around',
    'lagbhag | kareeb | karib | takriban | andazan | almost | takreeban | approx | kareeb kareeb',
    true,
  ),
  before('min', 'kam se kam | kam se kam hi | minimum'),
  before(
    'max',
    'zyada se zyada | jyada se jyada | max | zyada se jyada | maximum | jyada se zyada',
  ),
  row({ kind: 'until', bound: false }, 'se'),
  noun(
    'price',
    'budget | daam | keemat | kimat | budget mera | mera budget | rate | hamara budget | bajat | total budget',
  ),
  // The figure stands before it: '9 kar do budget'.
  row(
    { kind: 'bound', bound: 'max', side: 'after', of: 'price' },
    combine(
      '{} budget | {} budget ko',
      'kar do | kardo | kar dijiye | karo | kar de | kr do | kar lo | rakho | rakh lo | rakh do',
    ),
  ),
  noun('location', 'ilaka | area'),
  clear(
    'location',
    'kahin bhi | kahi bhi | koi bhi area | koi bhi jagah | kidhar bhi | koi bhi location | jagah koi bhi | area koi bhi | kahi bhi chalega | kahin bhi chalega',
  ),
  clear(
    'price',
    'koi bhi budget | koi bhi price | budget ki koi limit nahi | budget ki tension nahi | paise ki tension nahi | budget koi bhi | budget bhool jao | budget bhul jao | budget hata do | budget chhodo | budget ki chinta nahi',
  ),
]
