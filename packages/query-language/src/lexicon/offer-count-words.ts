/** How many homes are to be shown, and neither rooms nor a price, over folded text. */
const counts = String.raw`(?:\d{1,2}|two|three|four|five|six|zwei|drei|vier|fuenf|fünf|sechs|два|две|двух|три|трех|четыре|четырех|пять|пяти|шесть|ثلاثه|ثلاث|اربعه|اربع|خمسه|خمس|तीन|चार|पांच|पाँच|दो|teen|tin|char|chaar|paanch)`
const joints = String.raw`\s*(?:-|–|to|or|bis|oder|или|او|ولا|या|से|ya|se|/)?\s*`

/** 'The first two options', 'these 3 listings' are known ones. */
const known = String.raw`(?<!(?:first|last|these|those|the|top|both|other|all|ersten|letzten|diese|diesen|die|den|der|beiden|alle|первы\p{L}+|последни\p{L}+|эти|этих|те|тех|все|всех|इन|उन|पहले|pehle|pahle|in|un|هذه|هاي|هذي|اول|اخر|كل)\s+)`

const behind = (nouns: string): string =>
  String.raw`(?<![\p{L}\p{N}.,])${known}${counts}(?:${joints}${counts})?\s+(?:${nouns})(?!\p{L})${enough}`

/** Behind it: that more are not wanted, which asks for no more. */
const enough = String.raw`(?:[\s,،，]*(?:not more|no more|nothing more|mehr nicht|nicht mehr|не больше|больше не надо|مو اكثر|مب اكثر|مش اكتر|لا اكثر|ज़्यादा नहीं|ज्यादा नहीं|zyada nahi|不要多|就够了?|就好|就行))?`

export const offerCountPatterns: readonly string[] = [
  behind(
    String.raw`(?:(?:good|best|nice|gute|guten|passende|хорош\p{L}+|лучш\p{L}+|подходящ\p{L}+|अच्छे|अच्छी|बढ़िया|acche|achhe|ache|achche|badhiya)\s+)?(?:offers|(?:good|best|nice|decent) ones|listings|options|examples|suggestions|choices|angebote|inserate|optionen|vorschlaege|vorschläge|beispiele|вариант\p{L}*|объявлени\p{L}*|предложени\p{L}*|عروض|خيارات|اعلانات|घर|विकल्प|ऑप्शन|लिस्टिंग|ghar|vikalp|listing)`,
  ),
  '(?<![第前头頭这那哪后後每\\p{N}一二三四五六七八九十])(?:[2-9]|[二两三四五六七八九几])(?:\\s*(?:[到至~-]|或)?\\s*(?:[2-9]|[三四五六七八九]))?\\s*(?:套|个选择|个房源)(?!房)',
]
