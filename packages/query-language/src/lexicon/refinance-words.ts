/**
 * A loan that runs already is to be taken over by another bank or at another interest, in the six languages. A star
 * stands for any ending, three dots for a few words between; everything else is whole words.
 */
export const refinanceWords =
  'refinanc*|refi|switch bank*|switching bank*|change bank*|buyout|buy-out|balance transfer|move … mortgage|transfer … mortgage|move … loan' +
  '|umschuld*|umfinanzier*|bank wechsel*|anschlussfinanz*' +
  '|рефинанс*|перекредит*|перевести ипотеку|в другой банк|другой банк' +
  '|اعادة تمويل|إعادة تمويل|انقل القرض|نقل القرض|نقل الرهن|انقل الرهن|احول القرض|تحويل القرض|بنك ثاني|بنك اخر' +
  '|रिफाइनेंस|रीफाइनेंस|दूसरे बैंक|बैंक बदल*|लोन ट्रांसफर|refinance kar*|dusre bank|bank badal*|loan transfer' +
  '|转贷|再融资|重新贷款|换银行|换一家银行|转按揭|转到别的银行|轉按'
