/**
 * What need not be: 'not necessarily Dubai', 'muss nicht möbliert sein'. `…` stands for a few words of the same clause; a row
 * has the phrases of all six languages.
 */
export const needlessWords = {
  /** What need not be stands behind. */
  before:
    'not necessarily|not necesarily|not neccessarily|doesnt have to be|doesnt need to be|does not have to be|does not need to be|neednt be|need not be|dont have to be|no need to be|dont need it to be|not only in|not just in|not just' +
    '|muss nicht|müssen nicht|muss ja nicht|muss auch nicht|muss es nicht|nicht unbedingt|nicht zwingend|nicht nur in|nicht nur' +
    '|не обязательно|необязательно|не обязателен|не только в|не только' +
    '|مب لازم|مو لازم|مش لازم|مهو لازم|موب لازم|ما يلزم|ليس بالضرورة|مو شرط|مش شرط|مب شرط|مهب لازم|ليس شرطا|مش ضروري|مو ضروري|مب ضروري|مو بس|مش بس|مب بس|ليس فقط' +
    '|不一定要在|不一定要|不一定在|不一定非要|不一定是|不一定|不必|不非要|不限于|不只是|不用非得|不用非要|未必要',
  /** What need not be stands before it, as Hindi puts it. */
  behind:
    'isnt a must|is not a must|not a must|isnt essential|is not essential|not essential|is optional|not a dealbreaker|not a deal breaker' +
    '|kein muss|ist nicht nötig|muss nicht sein|nicht zwingend nötig|nicht so wichtig' +
    '|не принципиально|не критично' +
    '|مو مهم|مش مهم|مب مهم|ثانوي' +
    '|不是必须|不是必要|可有可无|不重要' +
    '|ज़रूरी नहीं|जरूरी नहीं|ज़रूरी नही|जरूरी नही|लाज़मी नहीं|ही हो ज़रूरी|zaroori nahi|zaruri nahi|jaruri nahi|zaroori nahin|jaroori nahi|zruri nahi|must nahi|compulsory nahi',
} as const
