/**
 * The wish to look at a home, in whatever person: beside a name and a telephone it is a viewing. A star stands for
 * any ending.
 */
export const visitWords =
  'see it|see the|see this|see that|see both|see number|to see|have a look|take a look|come by|come over|come and see|drop by|stop by|pass by|look at it|look at the|look at this|show me around|show us around|show me the place|show it to|walk through|visit the|visit it|can visit|view the|view it|view this' +
  '|ansehen|anschauen|anschaun|anzusehen|anzuschauen|angucken|besichtigen|besichtige|besichtigung*|vorbeikommen|vorbeischauen|vorbei kommen|sehen wir uns|schauen wir uns|schaue mir|schau mir|sehe mir' +
  '|посмотреть|посмотрим|посмотрю|посмотрели бы|глянуть|глянем|взглянуть|увидеть|подъехать|подъеду|подъедем|подойти|заехать|заеду|заедем|приехать посмотреть|прийти посмотреть|на просмотр|показать квартиру|покажите вживую' +
  '|اشوفه|اشوفها|نشوفه|نشوفها|اشوف الشقة|اشوف البيت|اشوف الفيلا|نشوف الشقة|نشوف البيت|اعاينها|اعاينه|اعاين|نعاين|معاينة|معاينته|معاينتها|ازورها|ازوره|زيارة|ازور الشقة|نتفرج|اتفرج|اجي اشوف|نجي نشوف' +
  '|देखना है|देखना चाहत*|देखनी है|देखने आ*|देखने जा*|देख लेंगे|देखेंगे|देख सकत*|देख लूँ|देख लूं|dekhna hai|dekhna chaht*|dekhni hai|dekhne aa*|dekhne ja*|dekh lenge|dekhenge|dekh sakt*|dekhna tha|dekhne ka' +
  '|看房|看看房|看一下房|看樓|看楼|睇樓|睇房|看屋|看那套|看这套|看這套|看看那套|看看这套|看看第|看第|去看看|过去看|過去看|参观|參觀|约看|約看|带看|帶看|带我看|帶我看|实地看|現場看|现场看'
