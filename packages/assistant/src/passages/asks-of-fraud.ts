import { foldText } from '@manzil/query-language/language/fold'
import { foldedPattern } from './folded-pattern.ts'

/** Whether an advert or an offer is real, over folded text, in the six languages. */
const fraud = foldedPattern([
  String.raw`\b(?:scams?|scammers?|fraud|fake|bait)\b|\b(?:ads?|adverts?|listings?|photos)\b.{0,20}\b(?:real|genuine|legit)\b|\b(?:real|genuine|legit)\b.{0,15}\b(?:ads?|adverts?|listings?)\b`,
  String.raw`(?<!\p{L})(?:fakes?|betrug|betrueger|abzocke|lockangebot\w*)(?!\p{L})|fake-?inserat|(?:echte?n?|serioese?n?) (?:inserat|anzeige|angebot)|(?:inserat|anzeige|angebot)\w* .{0,15}(?:echt|serioes|gefaelscht)`,
  String.raw`(?<!\p{L})(?:развод|разводят|кидал\S*|мошенни\S*|фейк\S*|обман)(?!\p{L})|(?:объявлени|фото)\S* .{0,20}(?:настоящ|поддел|фальшив)|(?:настоящ|поддел|фальшив)\S* объявлени`,
  String.raw`(?<!\p{L})(?:نصب|نصاب|نصابين|احتيال|وهمي|وهميه|مزيف|مزيفه)(?!\p{L})|اعلان\S* .{0,15}(?:حقيقي|صحيح|وهمي)`,
  String.raw`\b(?:fraud|scam|fake|nakli|farzi|farji|dhokha)\b|फ़र्ज़ी|फर्जी|नकली|नक़ली|धोखा|(?:asli|असली).{0,20}(?:hai|है|listing|विज्ञापन)`,
  '骗子|诈骗|骗人|假房源|假的吗|钓鱼|真房源|真假房|房源.{0,4}(?:真的|真实)',
])

/** 'Nobody lets it for that, is it a scam?' asks how to tell, whatever home it names. */
export const asksOfFraud = (message: string): boolean => fraud.test(foldText(message))
