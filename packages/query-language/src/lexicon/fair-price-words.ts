import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import type { Writing } from '../language/detect-language.ts'
import { cue, row } from './wording.ts'

/** Finds a price high, low or right, and asks so of a card on the screen. */
const judges = (phrases: string) => row({ kind: 'plain', judges: true }, phrases)

const russian: PhraseTable = [
  judges(
    'нормальная | нормально | адекватная | адекватно | справедливая | справедливо | завышена | завышен | завышенная | разумная | разумно | рыночная | дороговато | дороговата | дорого | дорогая | дорогой | дорогое | переплата | переплачу | дерут | дерут лишнего | лишнего | хорошая сделка | выгодная цена | стоит того | того стоит | таких денег | этих денег | своих денег | не многовато | многовато',
  ),
  cue(
    'fair',
    'цена нормальная | нормальная цена | цена адекватная | адекватная цена | цена справедливая | справедливая цена | цена завышена | завышена цена | завышенная цена | цена норм | цена хорошая | хорошая цена | цена рыночная | цена не завышена | не завышена ли | не переплачу | не переплачиваю | стоит ли она своих денег | стоит своих денег | аренда нормальная | это дорого или нормально',
  ),
]

/** Asks whether what a home on the screen costs is much or little. */
export const fairPriceWords: Readonly<Record<Writing, PhraseTable>> = {
  en: [
    judges(
      'fair | the value of | value of | market value of | true value of | reasonable | reasonably priced | good value | good value for money | value for money | a good deal | good deal | a good price | good price | a bargain | bargain | too much | too much for what it is | a bit much | a lot | on the high side | too high | high for | steep | pricey | a rip off | rip off | ripoff | asking too much | priced right | priced ok | priced well | realistic | worth the money | worth that much | worth that | worth what they ask | justified | okay price | ok price | decent price | a steal',
    ),
    cue(
      'fair',
      combine(
        'is {} fair | is {} fairly priced | is {} reasonable | is {} overpriced | is {} too high | is {} justified | is {} a good price | is {} a fair price | is {} a good deal | is {} priced right | is {} worth the price',
        'the price | that price | this price | its price | the rent | that rent | this rent | the asking price | it | that | this',
      ),
    ),
    cue('fair', 'overpriced | over priced | fairly priced | a fair price | worth the price'),
  ],
  de: [
    judges(
      'fair | angemessen | okay | in ordnung | gerechtfertigt | realistisch | preiswert | marktgerecht | zu viel | zuviel | zu hoch | teuer | happig | ueberzogen | wucher | abzocke | schnaeppchen | ein schnaeppchen | guter preis | ein guter preis | den preis wert | ihr geld wert | sein geld wert | das geld wert',
    ),
    cue(
      'fair',
      combine(
        'ist {} fair | ist {} angemessen | ist {} gerechtfertigt | ist {} in ordnung | ist {} zu hoch | ist {} ueberteuert | ist {} marktgerecht | ist {} realistisch | ist {} okay | ist {} ok',
        'der preis | dieser preis | die miete | diese miete | der kaufpreis | das',
      ),
    ),
    cue('fair', 'ueberteuert | fairer preis | ein fairer preis | preis fair | preis angemessen'),
  ],
  ru: russian,
  translit: russian,
  ar: [
    judges(
      'مبالغ فيه | مبالغ فيها | مبالغ | معقول | معقولة | مناسب | مناسبة | عادل | عادلة | غالي | غالية | غالي وايد | غالية وايد | غاليه | مرتفع | مرتفعة | زين | كويس | سعر زين | سعر حلو | لقطة | تستاهل سعرها | يستاهل سعره | يسوى سعره | تسوى سعرها',
    ),
    cue(
      'fair',
      combine(
        'هل {} مناسب | هل {} معقول | هل {} عادل | هل {} زين | هل {} كويس | هل {} غالي | هل {} مبالغ فيه | {} مبالغ فيه | {} معقول ولا | {} مناسب ولا | {} عادل | {} مناسب ؟ | {} معقول ؟ | {} زين ؟ | {} كويس ؟',
        'السعر | هالسعر | هذا السعر | سعرها | سعره | الإيجار | ايجارها | ايجاره | هذا الإيجار',
      ),
    ),
    cue('fair', 'غالية ولا عادي | غالي ولا عادي | يستاهل السعر | تستاهل السعر | تستاهل هالسعر'),
  ],
  arabizi: [],
  hi: [
    judges(
      'सही | ठीक | वाजिब | जायज़ | उचित | ज़्यादा | बहुत ज़्यादा | महंगा | महंगी | महँगा | महँगी | ओवरप्राइस्ड | फेयर | ठीक ठाक | सही दाम | सही कीमत | ज़्यादा तो नहीं | महंगा तो नहीं | महंगी तो नहीं',
    ),
    cue(
      'fair',
      combine(
        'क्या {} सही है | क्या {} ठीक है | क्या {} वाजिब है | क्या {} ज़्यादा है | {} सही है | {} ठीक है | {} वाजिब है | {} जायज़ है | {} उचित है | {} ज़्यादा तो नहीं | {} ज्यादा तो नहीं | {} ज़्यादा है क्या | सही {} है',
        'दाम | कीमत | रेट | किराया | प्राइस | भाव',
      ),
    ),
    cue('fair', 'महंगा तो नहीं | महंगी तो नहीं'),
  ],
  hinglish: [
    judges(
      'sahi | theek | thik | wajib | jayaz | zyada | jyada | zyada nahi | jyada nahi | mehnga | mehngi | mehenga | mahanga | fair | theek thaak',
    ),
    cue(
      'fair',
      combine(
        'kya {} sahi hai | kya {} theek hai | kya {} thik hai | kya {} fair hai | {} sahi hai | {} theek hai | {} thik hai | {} fair hai | {} zyada to nahi | {} jyada to nahi',
        'price | daam | rate | rent | kiraya | keemat | bhav',
      ),
    ),
    cue('fair', 'mehnga to nahi | mehngi to nahi'),
  ],
  zh: [
    cue(
      'fair',
      combine(
        '{}合理吗 | {}合理么 | {}合不合理 | {}合适吗 | {}公道吗 | {}公平吗 | {}贵吗 | {}贵不贵 | {}高吗 | {}高不高 | {}虚高吗 | {}划算吗 | {}正常吗 | {}值吗 | {}偏高吗 | {}算贵吗',
        '价格 | 价钱 | 这个价 | 这价 | 要价 | 报价 | 售价 | 租金 | 房租 | 定价',
      ),
    ),
    cue('fair', '值这个价吗 | 值不值这个价 | 值这个价 | 算贵吗 | 价格虚高'),
  ],
}
