import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Sentences by the parts that they are made of, in each of their orders. */
export interface Parts {
  words: Readonly<Record<string, readonly string[]>>
  /** A part is the name of a list of words, or a word itself. */
  frames: readonly (readonly string[])[]
  space: string
}

const list = (words: string): string[] => words.split('|').map((word) => word.trim())

const parts = (words: Record<string, string>, frames: string, space = ' '): Parts => ({
  words: Object.fromEntries(Object.entries(words).map(([name, text]) => [name, list(text)])),
  frames: frames.split('|').map((frame) => frame.trim().split(/\s+/)),
  space,
})

/** A search, and ways to say that the property shall not be furnished. */
export const furnishingSentences: Readonly<
  Record<LanguageCode, { first: string; refused: Parts }>
> = {
  en: {
    first: '2 bed in Dubai Marina to rent',
    refused: parts(
      {
        no: '|no|no,|nope,|nah|no no',
        not: "not|definitely not|really not|it must not be|it shouldn't be|don't make it|I don't want it|I do not want it to be|it can't be",
        state: 'furnished|fully furnished',
        property: '|please|thanks',
        lacks: 'without furniture|no furniture|with no furniture',
      },
      'no not state home | no lacks home',
    ),
  },
  ar: {
    first: 'غرفتين في دبي مارينا للإيجار',
    refused: parts(
      {
        no: '|لا|لا،|لأ',
        not: 'مو|مش|غير|ليست|مب|ما أبيها|ما تكون|لا تكون|ما أريدها',
        state: 'مفروشة|مفروش',
        property: '|لو سمحت|من فضلك',
        lacks: 'بدون فرش|بدون أثاث|من غير فرش|بلا أثاث|غير مفروشة',
      },
      'no not state home | no lacks home',
    ),
  },
  ru: {
    first: '2 спальни в Дубай Марине в аренду',
    refused: parts(
      {
        no: '|нет|нет,|не-не,',
        not: 'не|только не|совсем не|не хочу|не надо|не должна быть',
        state: 'меблированная|меблированную|с мебелью',
        property: '|пожалуйста|спасибо',
        lacks: 'без мебели|немеблированная|без всякой мебели',
      },
      'no not state home | no lacks home',
    ),
  },
  hi: {
    first: 'दुबई मरीना में 2 बेडरूम किराए पर',
    refused: parts(
      {
        no: '|नहीं,|नहीं',
        state: 'फर्निश्ड|फुली फर्निश्ड|furnished',
        not: 'नहीं|नहीं चाहिए|नहीं होना चाहिए|ना हो|न हो|नहीं हो',
        lacks: 'बिना फर्नीचर|बिना फर्नीचर के|अनफर्निश्ड',
      },
      'no state not | no lacks',
    ),
  },
  zh: {
    first: '滨海湾两居出租',
    refused: parts(
      {
        no: '|不，|不是，|不对，',
        not: '不要|不想要|别要|不需要',
        state: '带家具的|带家具|有家具的',
        lacks: '不带家具|没有家具的|无家具|没家具',
      },
      'no not state | no lacks',
      '',
    ),
  },
  de: {
    first: '2 Schlafzimmer in der Dubai Marina zur Miete',
    refused: parts(
      {
        no: '|nein|nein,|nee|ne,',
        not: 'nicht|bitte nicht|auf keinen Fall|bloß nicht|nur nicht|keine|sie soll nicht',
        state: 'möbliert|möblierte|voll möbliert',
        property: '|bitte|danke',
        lacks: 'ohne Möbel|unmöbliert|keine Möbel|ganz ohne Möbel',
      },
      'no not state home | no lacks home',
    ),
  },
}

/** `#` stands for the sum. */
export const boundSentences: Readonly<Record<LanguageCode, { most: Parts; least: Parts }>> = {
  en: {
    most: parts(
      {
        it: 'the rent|the price|it',
        not: "shouldn't|should not|mustn't|can't|must not|cannot|won't",
        be: 'be|go|cost',
        more: 'more than|over|above|higher than',
        we: "I can't|we can't|I won't|we will never|we don't want to|I couldn't|we wouldn't",
        pay: 'pay|spend|go',
      },
      'it not be more # | we pay more # | it not exceed #',
    ),
    least: parts(
      {
        it: 'the price|the budget|it',
        not: "shouldn't|should not|mustn't|must not|can't|cannot",
        less: 'less than|under|below|lower than',
      },
      'it not be less #',
    ),
  },
  ar: {
    most: parts(
      {
        no: 'ما|لا|مو|مش',
        can: 'نقدر|أقدر|أستطيع',
        nor: 'ولا نقدر|ولا أقدر|ولا نستطيع',
        pay: 'ندفع|أدفع|دفع|نصرف',
        more: 'أكثر من|اكتر من|أزيد من|فوق',
        it: 'السعر|الإيجار|المبلغ',
        be: 'ما يكون|لا يكون|ما يصير|لازم ما يكون',
      },
      'no can pay more # | nor pay more # | it be more #',
    ),
    least: parts(
      {
        it: 'السعر|الثمن',
        be: 'ما يكون|لا يكون|لازم ما يكون',
        less: 'أقل من|تحت|أرخص من',
      },
      'it be less #',
    ),
  },
  ru: {
    most: parts(
      {
        we: 'мы не|я не|',
        can: 'можем|могу|хотим|готовы|готов',
        pay: 'платить|потратить|отдавать|тратить',
        more: 'больше|более|выше|свыше|больше чем',
        it: 'цена не|аренда не|стоимость не',
        be: 'должна быть|может быть|должна стоить|будет',
      },
      'мы не can pay more # | я не can pay more # | it be more # | it должна превышать #',
    ),
    least: parts(
      {
        it: 'цена не|стоимость не',
        be: 'должна быть|может быть|будет',
        less: 'меньше|менее|ниже|меньше чем',
      },
      'it be less #',
    ),
  },
  hi: {
    most: parts(
      {
        more: 'से ज़्यादा|से ज्यादा|से ऊपर|से अधिक',
        it: '|किराया|पैसे|खर्च',
        not: 'नहीं|नहीं दे सकते|नहीं देंगे|नहीं होना चाहिए|नहीं कर सकता',
      },
      '# more it not',
    ),
    least: parts(
      {
        less: 'से कम|से नीचे',
        it: '|का|का दाम|कीमत',
        not: 'नहीं|नहीं होना चाहिए|न हो',
      },
      '# less it not',
    ),
  },
  zh: {
    most: parts(
      {
        it: '价格|预算|总价',
        not: '不能|不要|别|不想|不可以|不应该|不会|不得',
        more: '超过|高于|多于|大于',
        we: '我不想|我们不愿意|我们不会|我不能',
        pay: '花|付|出|花费',
      },
      'it not more # | we pay more #',
      '',
    ),
    least: parts(
      { it: '价格|总价', not: '不能|不要|别|不可以|不应该|不', less: '低于|少于' },
      'it not less #',
      '',
    ),
  },
  de: {
    most: parts(
      {
        it: 'Die Miete|Der Preis|Sie',
        may: 'darf|soll|sollte|kann',
        more: 'mehr als|über|höher als',
        be: 'kosten|sein|liegen|',
        we: 'Wir können|Ich will|Wir wollen|Ich möchte',
        pay: 'zahlen|ausgeben|bezahlen',
      },
      'it may nicht more # be | we nicht more # pay',
    ),
    least: parts(
      {
        it: 'Der Preis|Sie',
        may: 'darf|soll|sollte|kann',
        less: 'weniger als|unter|niedriger als',
        be: 'kosten|sein|liegen|',
      },
      'it may nicht less # be',
    ),
  },
}

/** Sums as they are written and said, and what they come to in AED. */
export const sums: Readonly<Record<LanguageCode, readonly (readonly [string, number])[]>> = {
  en: [
    ['160k', 160_000],
    ['AED 95,000', 95_000],
    ['two hundred and fifty thousand', 250_000],
    ['2.4 million', 2_400_000],
    ['one and a half million', 1_500_000],
    ['a quarter of a million', 250_000],
  ],
  ar: [
    ['١٨٠ ألف', 180_000],
    ['مليوني درهم', 2_000_000],
    ['مليونا درهم', 2_000_000],
    ['مليونين', 2_000_000],
    ['مليونين ونص', 2_500_000],
    ['مئة وعشرين ألف', 120_000],
    ['٢٫٤ مليون', 2_400_000],
    ['خمسة عشر مليونا', 15_000_000],
    ['مئتا ألف درهم', 200_000],
  ],
  ru: [
    ['160 тысяч', 160_000],
    ['2,4 млн', 2_400_000],
    ['полтора миллиона', 1_500_000],
    ['двести тысяч', 200_000],
    ['95 000 дирхамов', 95_000],
  ],
  hi: [
    ['1.2 लाख', 120_000],
    ['डेढ़ लाख', 150_000],
    ['१८०००० दिरहम', 180_000],
    ['ढाई मिलियन', 2_500_000],
    ['90 हज़ार', 90_000],
  ],
  zh: [
    ['16万', 160_000],
    ['两百四十万', 2_400_000],
    ['一百五十万', 1_500_000],
    ['9万5', 95_000],
  ],
  de: [
    ['160.000 AED', 160_000],
    ['2,4 Millionen', 2_400_000],
    ['anderthalb Millionen', 1_500_000],
    ['zweihunderttausend Dirham', 200_000],
    ['95 Tausend', 95_000],
  ],
}
