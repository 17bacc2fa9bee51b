import { readFigures } from './read-figures.ts'

/** Words that put one property below all others by its price. */
const lowest =
  /\b(?:cheapest|most affordable|lowest|least expensive)\b|günstigste\p{L}*|billigste\p{L}*|preiswerteste\p{L}*|niedrigste\p{L}*|сам\p{L}+ (?:дешёв|дешев|доступн|низк)\p{L}*|минимальн\p{L}*|(?:ال)?أرخص|الأقل|أقل سعر|أدنى|सबसे (?:सस्त|कम|किफ़ायती|किफायती)[\p{L}\p{M}]*|最(?:便宜|低|实惠)/iu

/** Every other word that ranks properties by price or size. */
const others =
  /\b(?:cheaper|more affordable|most expensive|more expensive|dearest|highest|largest|larger|biggest|bigger|smallest|smaller|(?:most|more) spacious|best (?:value|price|deal))\b|günstiger\p{L}*|billiger\p{L}*|teuerste\p{L}*|teurer|höchste\p{L}*|größte\p{L}*|größer\p{L}*|kleinste\p{L}*|kleiner\p{L}*|geräumigste\p{L}*|сам\p{L}+ (?:дорог|больш|просторн|маленьк|высок|выгодн)\p{L}*|дешевле|дороже|больше|меньше|просторнее|максимальн\p{L}*|(?:ال)?أغلى|(?:ال)?أكبر|(?:ال)?أصغر|(?:ال)?أوسع|(?:ال)?أعلى|सबसे (?:महंग|महँग|बड़|छोट|अधिक)[\p{L}\p{M}]*|से (?:सस्त|बड़|महंग)[\p{L}\p{M}]*|最(?:高|贵|大|小|划算)|更(?:便宜|大|小|贵|低|高|实惠)/iu

/**
 * Whether a sentence ranks properties without proof. A question may ask for a ranking; of statements only
 * the lowest price is proved, where it is known of all properties that fit.
 */
export function ranksWithoutProof(sentence: string, lowestPrice: number | undefined): boolean {
  if (/[?？؟]\s*$/u.test(sentence)) return false
  if (others.test(sentence)) return true
  if (!lowest.test(sentence)) return false
  return !readFigures(sentence).some(({ values }) => values.some((value) => value === lowestPrice))
}
