/** Less room is taken for something else: 'I would rather have a smaller place'. A row has the phrases of all six languages. */
export const ratherSmallerWords = {
  smaller:
    'smaller|less space|less room|fewer rooms|a bit tighter|tiny' +
    '|kleiner|kleinere|kleineres|kleineren|weniger platz|weniger zimmer' +
    '|меньше площадь|меньше площадью|меньшая площадь|меньше метров|меньшего размера|поменьше|меньше комнат|меньшую квартиру|маленькую|теснее' +
    '|اصغر|أصغر|مساحة اقل|مساحة أقل|غرف اقل' +
    '|छोटा|छोटी|छोटे|कम जगह|chhota|chota|chhoti|choti|chhote|kam jagah' +
    '|小一点|小点|面积小|小户型|小一些|房子小',
  rather:
    'rather|id take|i would take|i d take|happy with|happy to take|fine with|can live with|could live with|dont mind|do not mind|would do|settle for|prefer|ok with|okay with' +
    '|lieber|nehme ich auch|nehm ich auch|nehmen wir auch|reicht auch|reicht uns auch|ginge auch|wäre ok|wäre auch ok|darf auch|kann auch|dann eben' +
    '|лучше|согласен на|согласна на|согласны на|готов на|готова на|готовы на|устроит|можно и|пусть будет|пусть лучше' +
    '|احسن من|أحسن من|افضل من|افضل|احسن|ما عندي مانع|مو مشكلة|مش مشكلة|عادي لو|ارضى|اقبل|نقبل|عادي' +
    '|बेहतर|चलेगा|चलेगी|चल जाएगा|चल जाएगी|मंज़ूर|behtar|chalega|chalegi|chal jayega|chal jayegi|theek rahega|better hai' +
    '|宁愿|宁可|更愿意|也行|也可以|没关系|可以接受|无所谓|都行',
} as const
