/** Words beside a 'not' that refuse no home: 'not sure', 'no hurry', 'I do not know'. */
export const idleRefusals =
  'sure know mind care problem problems matter matters rush hurry worries worry idea thanks yet important need necessary decided clue issue why if true wrong bad forget doubt understand work working see sense think believe fair help stop end much far ' +
  'متأكد متاكد أعرف اعرف مشكلة مشكل يهم مهم مستعجل بأس باس ادري أدري فاهم افهم شكرا ' +
  'знаю уверен уверена важно проблема проблем проблемы страшно спешу спешим торопимся тороплюсь понимаю понял поняла против надо нужно далеко помню очень ' +
  'पता मालूम फर्क फ़र्क ज़रूरी जरूरी दिक्कत समस्या जल्दी समझ यकीन बात pata malum farak zaroori problem dikkat jaldi samajh ' +
  '知道 问题 关系 确定 急 着急 懂 明白 了解 清楚 错 介意 ' +
  'sicher weiss problem wichtig egal eilig eile schlimm schlecht bekannt klar verstehe warum gefunden mehr noetig weit'
