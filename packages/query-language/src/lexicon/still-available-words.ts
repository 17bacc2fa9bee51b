/** Ways to ask whether one property is still offered; each matches within a folded message. */
export const stillAvailablePatterns = [
  String.raw`\bstill (?:available|there|free|on the market|for sale|for rent|listed)\b`,
  String.raw`\bis (?:it|this|this one|that one|that|the (?:first|second|third|fourth|last)(?: one)?) (?:available|taken|gone|sold|rented|let)\b`,
  'لا (?:يزال|تزال) (?:متاح|متوفر|موجود)',
  'ما ?زال(?:ت)? (?:متاح|متوفر|موجود)',
  '(?:لسه|لسا|بعده|بعدها) (?:متاح|متوفر|موجود)',
  'هل هو متاح|هل هي متاحه|هل هذا متاح|هل هذه متاحه',
  '(?:еще|все еще) (?:свобод|доступ|актуал|продается|сдается|в продаже)',
  'не продан[ао]? ли|не сдан[ао]? ли|еще не (?:продан|сдан)',
  '(?:अब भी|अभी भी|क्या यह|क्या ये) (?:उपलब्ध|खाली|ख़ाली)',
  String.raw`\b(?:abhi bhi|ab bhi|kya ye|kya yeh) (?:available|khali)\b`,
  '还在吗|还有吗|还可以(?:租|买)吗|仍然?可用吗|还(?:能|可)(?:租|买)吗|还在(?:售|租|卖)吗|卖掉了吗|租出去了吗|卖了吗',
  String.raw`\bnoch (?:verfuegbar|frei|zu haben|da|aktuell|zu mieten|zu kaufen)\b`,
  String.raw`\bschon (?:vergeben|verkauft|vermietet|weg)\b`,
] as const
