/** Takes up what was spoken of before an excursion: 'back to apartments'. */
export const backToWords =
  'back to|go back to|going back to|return to|lets return to|ok back to' +
  '|zurück zu|zurück zum|zurück zur|zurück zu den|wieder zu den|noch mal zu den|nochmal zu den' +
  '|вернемся к|вернёмся к|вернусь к|возвращаемся к|возвращаясь к|давайте обратно к|назад к' +
  '|نرجع ل*|نرجع لل*|خلينا نرجع|خلنا نرجع|ارجع ل*|بنرجع ل*|لنعد الى|نعود الى' +
  '|वापस … पर|वापस … की बात|फिर से … पर|wapas … pe|wapas … par|wapas … ki baat|back to' +
  '|回到|还是说回|說回|说回|再说|还是看'
