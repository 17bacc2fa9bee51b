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

/** The interest of a loan goes up: nothing is saved. */
export const risingRateWords =
  'rises|rising|rise|goes up|going up|went up|increases|increased|higher rate' +
  '|steigt|steigen|gestiegen|erhöht|teurer' +
  '|выраст*|вырос*|повыс*|поднял*|поднима*|растет|растёт' +
  '|يرتفع|ترتفع|ارتفع*|زادت|تزيد|يزيد' +
  '|बढ़ रह*|बढ़ ग*|बढ़ेग*|badh rah*|badh ga*|badhega' +
  '|上涨|涨到|升到|上升|提高'
