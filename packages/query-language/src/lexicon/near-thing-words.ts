import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Unsearchable } from './unsearchable-words.ts'

type Words = Readonly<Record<LanguageCode, string>>

/** Things that somebody wishes close by, in each language. A star stands for any ending. */
export const nearThings = {
  shops: {
    en: 'shop|shops|supermarket|supermarkets|grocery|groceries|grocery store|convenience store|mall',
    ar: 'محل|محلات|بقالة|بقاله|سوبرماركت|سوبر ماركت|دكان|دكاكين|مول',
    ru: 'магазин*|супермаркет*|продуктов*|торговый центр|молл*',
    hi: 'दुकान|दुकानें|दुकाने|किराना|सुपरमार्केट|बाज़ार|बाजार|dukan|dukaan|dukane|kirana|supermarket|grocery|market|shops',
    zh: '商店|超市|便利店|菜市场|商场|买菜|購物|购物|小店',
    de: 'laden|läden|supermarkt|supermärkte|geschäft|geschäfte|einkaufsmöglichkeit*|einkaufszentrum',
  },
  pharmacy: {
    en: 'pharmacy|pharmacies|drugstore|chemist',
    ar: 'صيدلية|صيدليه|صيدليات',
    ru: 'аптек*',
    hi: 'फार्मेसी|दवाखाना|मेडिकल स्टोर|दवा की दुकान|pharmacy|medical store|chemist|dawai ki dukan',
    zh: '药店|药房|藥房|藥店',
    de: 'apotheke*',
  },
  playground: {
    en: 'playground|playgrounds|play area|kids play',
    ar: 'ملعب اطفال|العاب اطفال|منطقة العاب|ملاعب اطفال',
    ru: 'площадк*|детская площадка',
    hi: 'प्लेग्राउंड|खेल का मैदान|playground|play area',
    zh: '游乐场|游樂場|儿童乐园|遊樂場',
    de: 'spielplatz|spielplätze',
  },
  hospital: {
    en: 'hospital|clinic|doctor|medical centre|medical center',
    ar: 'مستشفى|عيادة|عياده|مركز طبي|دكتور|طبيب',
    ru: 'больниц*|клиник*|поликлиник*|врач*',
    hi: 'अस्पताल|क्लिनिक|डॉक्टर|hospital|clinic|aspatal|doctor',
    zh: '医院|醫院|诊所|診所',
    de: 'krankenhaus|klinik|arzt|arztpraxis|ärzte',
  },
  worship: {
    en: 'temple|mosque|masjid|church|gurdwara|gurudwara',
    ar: 'مسجد|المسجد|جامع|كنيسة|كنيسه',
    ru: 'мечет*|храм*|церк*',
    hi: 'मंदिर|मस्जिद|गुरुद्वारा|चर्च|mandir|masjid|gurudwara|gurdwara|church|temple',
    zh: '清真寺|教堂|寺庙|寺廟|庙',
    de: 'moschee|kirche|tempel',
  },
} satisfies Partial<Readonly<Record<Unsearchable, Words>>>

/** Before such a thing: it is wished close by. */
export const nearBefore: Words = {
  en: 'near|near to|close to|next to|nearest|walking distance to|walking distance of|walk to|around the corner from|downstairs',
  ar: 'قريب من|قريبة من|قريبه من|جنب|قرب|تحتها|تحته|تحت البناية|تحت العمارة|حوالينها|حولها',
  ru: 'рядом|рядом с|возле|недалеко от|недалеко|около|близко к|внизу|поблизости|под домом',
  hi: 'पास में|नीचे|आस-पास|आसपास|नज़दीक|paas me|paas mein|aas paas|neeche|niche|nazdeek|near',
  zh: '附近有|附近|旁边有|楼下有|楼下|樓下|靠近|离',
  de: 'nähe|nahe|nah an|neben|in der nähe|in der nähe von|fußläufig|unten',
}

/** Behind it the same. */
export const nearBehind: Words = {
  en: 'nearby|near by|close by|near|close|downstairs|below|in the building|in the same building|within walking distance|around the corner|around',
  ar: 'قريب|قريبة|قريبه|تحت|تحتها|تحته|بالبناية|في البناية|بالعمارة|حولها|جنبها|جنبنا',
  ru: 'рядом|внизу|поблизости|недалеко|в доме|на первом этаже|в шаговой доступности|под боком|под домом',
  hi: 'के पास|पास|नज़दीक|नीचे|ke paas|ke pas|paas|pas|nazdeek|neeche|niche|nearby|near',
  zh: '附近|近|旁边|楼下|樓下|方便',
  de: 'in der nähe|in nähe|um die ecke|im haus|unten|fußläufig|nebenan|nah|nahe',
}
