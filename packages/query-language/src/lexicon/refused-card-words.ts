/**
 * Words that leave out the card beside them: 'forget the first', 'первую не надо'. `*` stands for any ending; a row has
 * the phrases of all six languages.
 */
export const refusedCardWords = {
  /** Before the number of the card. */
  before:
    'not|forget|leave|leave out|skip|drop|ignore|scrap|never mind|nevermind|instead of|no longer|without' +
    '|nicht|statt|anstatt|vergiss|vergessen sie|vergesst|ohne|streichen sie|streich|lass|lassen sie' +
    '|не|забудьте|забудь|кроме|вместо|без|уберите|убери|оставим|пропустим|отмените' +
    '|مو|مش|مب|ليس|ليست|انسى|انس|انسي|انسوا|اترك|خل|خلك من|خلنا من|بدل|بدون|بلاش|سيبك من|سيب|الغي|الغ' +
    '|छोड़ो|chhodo' +
    '|不要|不看|别管|别要|算了|除了|不是|取消|放弃|唔要',
  /** Behind it. */
  behind:
    'is out|is no good|is not for me|is not for us|isnt for me|isnt for us|no thanks|forget it|forget that|dont want|i dont want|doesnt work|wont do' +
    '|weg|fällt weg|raus|vergessen|vergessen wir|streichen wir|lassen wir|lieber nicht|brauche ich nicht|will ich nicht|kommt nicht in frage' +
    '|не надо|не нужна|не нужен|не нужно|не хочу|не подходит|не интересует|отпадает|нет|забудьте|уберите|вычеркните|отменяется' +
    '|ما ابيها|ما ابغاها|ما نبيها|ما بدي ياها|مش عايزها|مو عاجبتني|ما عجبتني|ما تناسبني|خلاص لا|انساها|اتركها|الغيها|ما يحتاج' +
    '|नहीं|नही|मत|छोड़ो|छोड़ दो|छोड़िए|छोड़ दीजिए|रहने दो|रहने दीजिए|हटा दो|nahi|nahin|mat|chhodo|chodo|chhod do|chod do|chhodiye|rehne do|rahne do|hatao|hata do' +
    '|不要|不要了|算了|不考虑|不行|不看了|放弃|唔要',
  /** Behind it as well, where it ends the clause: 'the second not, rather the first'. */
  bare: 'not|no|nope|nicht|nein|не|нет|لا|नहीं|नही|nahi|不',
  /** Keeps what such a word would leave out. */
  kept: 'dont forget|do not forget|nicht vergessen|не забудь*|لا تنس*|ما تنس*|मत भूल*|mat bhool*|mat bhul*|别忘|不要忘|not only|nicht nur|не только|مو بس|مش بس|不仅|不只',
} as const
