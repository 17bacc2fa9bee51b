import type { PhraseTable } from '../grammar/phrase-table.ts'
import { plain } from './wording.ts'

/** Everyday words that ask for nothing and that no spelling correction may turn into another word. */
export const hinglishPlainWords: PhraseTable = [
  plain(
    'ye | yeh | wo | woh | vo | jo | hamare | hamari | humare | humari | aapke | aapki | tumhare | unke | unki | inke | inki | iske | iski | uske | uski | jiska | jiske | jisme | agle | agla | agli | pichle | pichla | pichli | paas | pas | abhi | kabhi | zyada | kahin | kahi | log | baare | bare | dono | teeno | wahi | wahin | yahi | yahin | aisi | waisi | jaisi | h | hn | kr | krna | kro | rha | rhe | rhi | gyi | hu | hm | nh | thik | theek | haan | han | accha | thoda | thodi | thode | ji | na | naa | yaar | arre | are | bas | hi | toh | to | fir | phir | warna | hum | humko | hamko | hamein | usko | unko | isko | inko | uska | unka | iska | inka | tumhe | aapko | kisi | kisko | kuch | sabhi | saare | sare | poora | pura | puri | pure | tab | jab | roz | der | dheere | andar | bahar | upar | neeche | niche | aage | peeche | piche | saamne | samne | bagal | beech | bich | beech me | bich me | door | dur | kinare | taraf | side me',
  ),
  plain(
    'chahunga | chahungi | chahenge | rahna | milwao | achi | achhi | waqt | samay | desh | videsh me | dahina | bayan | saali | kyunki | kyuki | isliye | lekin | magar | warna | varna | agar | galat | bilkul | zaroor | jarur | shayad | sach | jhooth | jhuth | yaani | yani | waise | vaise | jaise | aise | waisa | vaisa | jaisa | aisa | itna | itne | utna | jitna | jitne | dobara | turant | jaldi | dikkat | chinta | pareshani | pasand | napasand | irada | iraada | sawal | jawab | wajah | matlab ki | hisab | hisaab | mann',
  ),
  plain(
    'liya | lia | liye the | diya | dia | kiya | kia | gaya | gayi | gaye | gya | aaya | aayi | aaye | aya | thi | the | hua | hui | hue | honge | hun | likh | likha | likho | bola | bolo | boli | suna | sun | suno | dekh | dekha | dekho | dekhi | samajh | samjha | samjho | samjhao | soch | socha | socho | puch | pucha | pucho | poocha | mil | mila | mile | milo | mili | milna | milta | milti | chal | chala | chalo | baith | baitha | ruk | ruko | rukna | lelo | le lo | lunga | lungi | lenge | dena | dedo | de do | dunga | dungi | denge | deta | leta | jana | jaana | jao | jau | jaau | jaye | jayega | jayegi | aana | aau | aao | aaunga | karu | karunga | karenge | karta | karti | kar ke | rakh | rakha | rakhna | rakho | chaha | chahta | chahti | chahte | wapas | vapas | bhej | bhejo | bhejna | samjhaiye | rakhiye | dijiye | lijiye | badla | khola | maanga | manga | le ke | leke | chadha',
  ),
  plain(
    'biwi | bivi | beta | beti | bete | bacche | bachpan | maa | papa | mummy | behen | bahen | dost | doston | saas | sasur | dada | dadi | nana | nani | bua | chacha | mama | sahab | saheb | sahib | bhaiya | bhaiyya | didi | uncle | aunty | janab | naukar | bhavan | bhawan | chauhan | driver | teacher | student | ameer | amir log | gareeb | garib | parivar | shadi | padosi | mehman',
  ),
  plain(
    'rasoi | deewar | darwaza | khidki | khidkiyan | sofa | bistar | pankha | hawa | dhoop | roshni | shor | garmi | thand | sardi | barish | dhool | mota | patla | lamba | chauda | purana | purani | naya | nayi | naye | bada | badi | bade | chhota | chhoti | chhote | chota | choti | chote | saaf | saf | ganda | gandi | khula | khuli | band | bhara | bura | sundar | khoobsurat | khubsurat | shant | hafta | hafte | market | bazaar | bazar | rasta | sadak | gali | highway | masjid | mandir | machhli | gaadi | gadi | zara | jara | kaafi | kafi | bohot | bahot | ekdum | keval | akele | khud',
  ),
]
