import { counted } from './arabic-counted.ts'
import { arabicTopics } from './arabic-topics.ts'
import type { ReplyTexts } from './reply-texts.ts'

const list = (word: string) => (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('، ')} ${word}${items.at(-1)}`

const foundHomes = {
  one: 'عقارًا واحدًا',
  two: 'عقارين',
  few: 'عقارات',
  many: 'عقارًا',
  other: 'عقار',
}
const bedrooms = (count: number): string =>
  counted(count, { one: 'غرفة نوم', two: 'غرفتا نوم', few: 'غرف نوم', many: 'غرفة نوم' })
/** Behind 'to' and 'up to'. */
const toBedrooms = (count: number): string =>
  counted(count, { one: 'غرفة نوم', two: 'غرفتي نوم', few: 'غرف نوم', many: 'غرفة نوم' })
const fromBedrooms = (count: number): string =>
  counted(count, { one: 'غرفة', two: 'غرفتين', few: '', many: '' }).trim()
const bathrooms = (count: number): string =>
  counted(count, { one: 'حمام', two: 'حمامان', few: 'حمامات', many: 'حمامًا' })

export const arabicTexts: ReplyTexts = {
  locale: 'ar-AE',
  gap: ' ',
  comma: '، ',
  money: (figure, perYear) => `${figure} درهم${perYear ? ' سنويًا' : ''}`,
  area: (figure) => `${figure} قدم مربعة`,
  perSqft: (figure) => `${figure} درهم للقدم المربعة`,
  and: list('و'),
  or: list('أو '),
  typeNames: {
    apartment: 'شقة',
    penthouse: 'بنتهاوس',
    duplex: 'دوبلكس',
    'hotel-apartment': 'شقة فندقية',
    villa: 'فيلا',
    townhouse: 'تاون هاوس',
    'villa-compound': 'مجمع فلل',
    office: 'مكتب',
    retail: 'محل',
    warehouse: 'مستودع',
    land: 'أرض',
  },
  amenityNames: {},

  bedrooms: (min, max) => {
    if (min === 0 && max === 0) return 'استوديو'
    if (min !== undefined && max === undefined) return `${bedrooms(min)} أو أكثر`
    if (min === undefined) return `حتى ${toBedrooms(max ?? 0)}`
    if (min === max) return bedrooms(min)
    return `من ${min === 0 ? 'استوديو' : fromBedrooms(min)} إلى ${toBedrooms(max ?? 0)}`
  },
  bathrooms: (min) => `${bathrooms(min)} على الأقل`,
  purpose: { sale: 'للبيع', rent: 'للإيجار' },
  inPlaces: (places) => `في ${places}`,
  price: (min, max) => {
    if (min !== undefined && max !== undefined) return `من ${min} إلى ${max}`
    return min === undefined ? `حتى ${max}` : `ابتداءً من ${min}`
  },
  size: (min, max) => {
    if (min !== undefined && max !== undefined) return `من ${min} إلى ${max}`
    return min === undefined ? `حتى ${max}` : `ابتداءً من ${min}`
  },
  withFeatures: (features) => `مع ${features}`,
  furnished: { furnished: 'مفروش', unfurnished: 'غير مفروش', partly: 'مفروش جزئيًا' },
  completion: { ready: 'جاهز', off_plan: 'على الخارطة' },
  sorted: {
    relevance: 'الأقرب لطلبك أولًا',
    newest: 'الأحدث أولًا',
    price_asc: 'الأقل سعرًا أولًا',
    price_desc: 'الأعلى سعرًا أولًا',
    size_desc: 'الأكبر أولًا',
    size_asc: 'الأصغر أولًا',
    price_per_sqft_asc: 'الأقل سعرًا للقدم المربعة أولًا',
  },
  except: (things) => `ما عدا ${things}`,

  resultsHeader: (places, count) =>
    count === 1 ? `إليك العقار${places}:` : `إليك بعض العقارات${places} التي قد تعجبك:`,
  resultsCount: (count, figure) =>
    count === 0
      ? 'لا عقارات متاحة'
      : counted(
          count,
          {
            one: 'عقار واحد متاح',
            two: 'عقاران متاحان',
            few: 'عقارات متاحة',
            many: 'عقارًا متاحًا',
            other: 'عقار متاح',
          },
          figure,
        ),
  viewListing: 'عرض الإعلان',

  found: (count, figure, criteria) =>
    `وجدت لك ${counted(count, foundHomes, figure)}${criteria === '' ? '' : `: ${criteria}`}.`,
  asking: (low, high) => `أسعار المعروض أدناه من ${low} إلى ${high}.`,
  askingOne: (price) => `السعر المطلوب ${price}.`,
  onRequest: 'السعر عند الطلب',
  none: (criteria) => `لا يوجد عقار معروض بهذه الشروط${criteria === '' ? '' : `: ${criteria}`}.`,
  relaxLead: 'تغيير واحد يكفي لظهور نتائج:',
  relaxNothing: 'ولا يكفي التخلي عن شرط واحد. أخبرني ما الأهم لك وأبدأ منه.',
  relax: {
    price: { label: 'أي سعر', message: 'أي سعر' },
    bedrooms: { label: 'أي عدد من الغرف', message: 'أي عدد من الغرف' },
    bathrooms: { label: 'أي عدد من الحمامات', message: 'أي عدد من الحمامات' },
    size: { label: 'أي مساحة', message: 'أي مساحة' },
    furnished: { label: 'مفروش أو غير مفروش', message: 'مفروش أو غير مفروش' },
    completion: { label: 'جاهز أو على الخارطة', message: 'جاهز أو على الخارطة' },
    type: { label: 'أي نوع', message: 'أي نوع' },
    location: { label: 'أي منطقة', message: 'أي منطقة' },
    purpose: { label: 'للبيع أو للإيجار', message: 'للبيع أو للإيجار' },
    amenities: { label: 'أي مرافق', message: 'أي مرافق' },
  },
  relaxFeature: (feature) => ({ label: `من دون: ${feature}`, message: `${feature} غير ضروري` }),
  counted: (label, figure) => `${label} (${figure})`,
  noMore: 'كانت هذه آخر النتائج. غيّر البحث أو ابدأ بحثًا جديدًا.',

  ask: {
    purpose: 'هل تريد الشراء أم الاستئجار؟',
    location: 'أي منطقة أو مجمع تفضّل؟',
    type: 'ما نوع العقار الذي تريده؟',
    bedrooms: 'كم غرفة نوم تحتاج؟',
    price: 'ما هي ميزانيتك؟',
    size: 'كم مساحته بالقدم المربعة؟',
  },
  buttons: {
    buy: { label: 'للشراء', message: 'للشراء' },
    rent: { label: 'للإيجار', message: 'للإيجار' },
    cheapest: { label: 'الأقل سعرًا أولًا', message: 'الأقل سعرا أولا' },
    newest: { label: 'الأحدث أولًا', message: 'الأحدث أولا' },
    compareTwo: { label: 'قارن أول اثنين', message: 'قارن 1 و 2' },
    more: { label: 'اعرض المزيد', message: 'اعرض المزيد' },
    startOver: { label: 'بحث جديد', message: 'بحث جديد' },
  },
  bedroomButton: (count) => ({
    label: count === 0 ? 'استوديو' : bedrooms(count),
    message: count === 0 ? 'استوديو' : bedrooms(count),
  }),
  unknownPlace: (name) => `لا أعرف مكانًا باسم «${name}».`,
  didYouMean: 'هل تقصد أحد هذه الأماكن؟',
  notUnderstood:
    'لم أفهم طلبك تمامًا. أخبرني بما تبحث عنه، مثل «شقة غرفتين في دبي مارينا بأقل من 1.5 مليون».',

  unavailable: 'تعذّر عليّ البحث عن ذلك الآن. حاول مرة أخرى بعد قليل.',

  greet: 'مرحبًا بك. أخبرني بما تبحث عنه: المنطقة، نوع العقار، عدد الغرف، الميزانية.',
  thanks: 'على الرحب والسعة. أنا هنا إذا أردت متابعة البحث.',
  bye: 'مع السلامة. تبقى محادثتك هنا إلى أن تعود.',
  human:
    'أنا نور، مساعدة ذكاء اصطناعي ولست شخصًا. أبحث في عقارات هذا الموقع وأخبرك بأسعارها المطلوبة.',
  help: 'أستطيع البحث عن بيوت للشراء أو الإيجار، ومقارنة العقارات أو المناطق، وإخبارك بالأسعار المطلوبة للقدم المربعة. اكتب ما يدور في بالك.',
  refuse:
    'لا أستطيع المساعدة في ذلك. لا أعرف إلا العقارات المنشورة في هذا الموقع، ويسعدني البحث فيها لك.',
  calm: 'يؤسفني أنني لم أفدك. أخبرني بالمنطقة والميزانية وسأحاول من جديد.',
  offTopic: 'هذا خارج ما أعرفه. أستطيع المساعدة في عقارات الإمارات: البحث والمقارنة والأسعار.',

  valueNeeds: (missing) => {
    const words = missing.map((slot) => (slot === 'location' ? 'المنطقة أو المجمع' : 'نوع العقار'))
    return `لأعرف الأسعار المطلوبة لعقارات مشابهة أحتاج إلى ${list('و')(words)}. ويزيد عدد الغرف والمساحة بالقدم المربعة من الدقة.`
  },
  valueFigures: ({ subject, listings, median, low, high }) =>
    `عدد العقارات المعروضة ${listings} (${subject})، والسعر الوسيط المطلوب ${median}. والنصف الأوسط منها بين ${low} و${high}.`,
  valueOfSize: (size, low, median, high) =>
    `لمساحة ${size} يعادل ذلك نحو ${median}، ضمن ${low} إلى ${high}.`,
  valueAsNoSize: (low, median, high) =>
    `السعر الوسيط ${median}، والنصف الأوسط منها بين ${low} و${high}.`,
  besideRange: {
    below: 'السعر المطلوب أقل من هذا النطاق.',
    within: 'السعر المطلوب ضمن هذا النطاق.',
    above: 'السعر المطلوب أعلى من هذا النطاق.',
  },
  valueNote: 'هذه أسعار مطلوبة في هذا الموقع وليست أسعار بيع فعلية ولا تقييمًا.',
  tooFew: (subject, figure) =>
    `العقارات المعروضة قليلة ولا تكفي للحكم (${subject}: ${figure}). قد تفيد منطقة أوسع أو شروط أقل.`,

  yieldNone:
    'العقارات المعروضة للبيع والإيجار قليلة ولا تكفي للمقارنة. قد تجد أكثر في منطقة أخرى أو نوع آخر.',
  yieldNote:
    'لم تُخصم رسوم الخدمات ولا الأشهر الشاغرة ولا الرسوم. لا يوجد عائد مضمون، وهذه ليست نصيحة مالية.',

  compareNeeds: 'ماذا أقارن؟ سمِّ منطقتين، أو أرقام العقارات التي عرضتها، مثل «قارن 1 و 3».',
  compareNoneShown:
    'لم أعرض عليك عقارات بعد. أخبرني بما تبحث عنه ثم أقارن بالأرقام، أو سمِّ منطقتين.',
  compareLead: 'جنبًا إلى جنب:',
  compareGone: 'بعض هذه العقارات لم يعد منشورًا.',
  compareNote: 'الأرقام هي الأسعار المطلوبة للعقارات المعروضة في هذا الموقع.',

  askWhat:
    'ماذا تريد أن تعرف؟ أستطيع أن أجيبك باختصار عن تكاليف الشراء والإيجار والتمويل وإيجاري ورسوم الخدمات والإقامة، وأن أبحث لك عن عقار.',
  topics: arabicTopics,
  topicNote: 'القواعد تتغير: تأكد من الجهة المختصة قبل أن تقرر.',
}
