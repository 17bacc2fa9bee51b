import { chineseTopics } from './chinese-topics.ts'
import type { ReplyTexts } from './reply-texts.ts'

const list = (word: string) => (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('、')}${word}${items.at(-1)}`

const range = (min: string | undefined, max: string | undefined): string => {
  if (min !== undefined && max !== undefined) return `${min}至${max}`
  return min === undefined ? `${max}以内` : `${min}起`
}

export const chineseTexts: ReplyTexts = {
  locale: 'zh-CN',
  gap: '',
  comma: '，',
  money: (figure, perYear) => `${perYear ? '每年' : ''} ${figure} 迪拉姆`.trim(),
  area: (figure) => `${figure} 平方英尺`,
  perSqft: (figure) => `每平方英尺 ${figure} 迪拉姆`,
  and: list('和'),
  or: list('或'),
  typeNames: {
    apartment: '公寓',
    penthouse: '顶层公寓',
    duplex: '复式',
    'hotel-apartment': '酒店式公寓',
    villa: '别墅',
    townhouse: '联排别墅',
    'villa-compound': '别墅群',
    office: '写字楼',
    retail: '商铺',
    warehouse: '仓库',
    land: '土地',
  },
  amenityNames: {
    pool: '泳池',
    'private-pool': '私人泳池',
    gym: '健身房',
    parking: '停车位',
    balcony: '阳台',
    terrace: '露台',
    garden: '花园',
    'maids-room': '保姆房',
    study: '书房',
    storage: '储藏室',
    'kitchen-appliances': '厨房电器',
    'built-in-wardrobes': '嵌入式衣柜',
    'pets-allowed': '可养宠物',
    'near-metro': '近地铁',
    'near-school': '近学校',
    'beach-access': '直达海滩',
    'play-area': '儿童游乐区',
    security: '保安',
    concierge: '礼宾服务',
    'chiller-free': '免冷气费',
    'high-floor': '高楼层',
    'ground-floor': '一楼',
    vacant: '空置',
    upgraded: '翻新',
    'bills-included': '包水电',
    elevator: '电梯',
    'sea-view': '海景',
    'burj-khalifa-view': '哈利法塔景',
    'marina-view': '码头景',
    'golf-view': '高尔夫景',
    'canal-view': '运河景',
    'lake-view': '湖景',
    'park-view': '公园景',
    'city-view': '城市景',
    'barbecue-area': '烧烤区',
    'central-ac': '中央空调',
    'landmark-view': '地标景',
    'water-view': '水景',
    'payment-plan': '可分期付款',
  },

  bedrooms: (min, max) => {
    if (min === 0 && max === 0) return '开间'
    if (min !== undefined && max === undefined) return `至少 ${min} 间卧室`
    if (min === undefined) return `最多 ${max} 间卧室`
    if (min === max) return `${min} 间卧室`
    return `${min === 0 ? '开间' : min} 至 ${max} 间卧室`
  },
  bathrooms: (min) => `至少 ${min} 间卫生间`,
  purpose: { sale: '出售', rent: '出租' },
  inPlaces: (places) => `位于${places}`,
  price: range,
  size: range,
  withFeatures: (features) => `带${features}`,
  furnished: { furnished: '带家具', unfurnished: '不带家具', partly: '部分家具' },
  completion: { ready: '现房', off_plan: '期房' },
  sorted: {
    relevance: '最相关优先',
    newest: '最新优先',
    price_asc: '价格从低到高',
    price_desc: '价格从高到低',
    size_desc: '面积从大到小',
    size_asc: '面积从小到大',
    price_per_sqft_asc: '每平方英尺价格从低到高',
  },
  except: (things) => `不含${things}`,

  resultsHeader: (places, count) => {
    const where = places === '' ? '' : `${places.trim()}的`
    return count === 1 ? `${where}这套房源：` : `以下${where}房源您可能会喜欢：`
  },
  resultsCount: (_count, figure) => `${figure} 套房源可选`,
  viewListing: '查看房源',

  found: (_count, figure, criteria) =>
    `找到 ${figure} 套房源${criteria === '' ? '' : `：${criteria}`}。`,
  asking: (low, high) => `下面几套的要价为 ${low} 至 ${high}。`,
  askingOne: (price) => `要价为 ${price}。`,
  onRequest: '价格面议',
  none: (criteria) => `没有符合条件的房源${criteria === '' ? '' : `：${criteria}`}。`,
  relaxLead: '放宽一项就有结果：',
  relaxNothing: '只放宽一项仍没有结果。请告诉我您最看重什么，我从那一项找起。',
  relax: {
    price: { label: '价格不限', message: '价格不限' },
    bedrooms: { label: '卧室数不限', message: '卧室数不限' },
    bathrooms: { label: '卫生间不限', message: '浴室不限' },
    size: { label: '面积不限', message: '面积不限' },
    furnished: { label: '家具不限', message: '家具不限' },
    completion: { label: '现房或期房', message: '现房或期房' },
    type: { label: '类型不限', message: '类型不限' },
    location: { label: '地区不限', message: '地区不限' },
    purpose: { label: '买或租', message: '买或租' },
    amenities: { label: '设施不限', message: '设施不限' },
  },
  relaxFeature: (feature) => ({ label: `不要求：${feature}`, message: `${feature}不需要了` }),
  counted: (label, figure) => `${label}（${figure}）`,
  noMore: '已经是最后几套了。可以修改条件或开始新的搜索。',

  ask: {
    purpose: '您想买还是租？',
    location: '您想看哪个地区或社区？',
    type: '您想要哪种房产？',
    bedrooms: '您需要几间卧室？',
    price: '您的预算是多少？',
    size: '面积是多少平方英尺？',
  },
  buttons: {
    buy: { label: '买', message: '买' },
    rent: { label: '租', message: '租' },
    cheapest: { label: '价格从低到高', message: '价格从低到高' },
    newest: { label: '最新房源', message: '最新房源' },
    compareTwo: { label: '比较前两套', message: '比较1和2' },
    more: { label: '看更多', message: '看更多' },
    startOver: { label: '新搜索', message: '新搜索' },
  },
  bedroomButton: (count) => ({
    label: count === 0 ? '开间' : `${count} 间卧室`,
    message: count === 0 ? '开间' : `${count}间卧室`,
  }),
  unknownPlace: (name) => `我不知道名为“${name}”的地方。`,
  didYouMean: '您是指下面其中一个吗？',
  notUnderstood: '我没太明白。请告诉我您想找什么，例如“迪拜码头两居室公寓，150万以内”。',
  unavailable: '刚才没能查到。请稍后再试。',

  greet: '您好。请告诉我您想找什么：地区、类型、卧室、预算。',
  thanks: '不客气。想继续看房，随时找我。',
  bye: '再见。对话会保留在这里，等您回来。',
  human: '我是 Noor，一名人工智能助手，不是真人。我搜索本站的房源，并告诉您它们的要价。',
  help: '我可以找出售或出租的房子，比较房源或地区，并告诉您每平方英尺的要价。直接写下您的想法就行。',
  refuse: '这个我帮不了。我只知道本站发布的房源，很乐意为您搜索。',
  calm: '很抱歉没能帮上忙。请告诉我地区和预算，我再试一次。',
  offTopic: '这超出了我的范围。我可以帮您处理阿联酋房产：搜索、比较、价格。',

  valueNeeds: (missing) => {
    const words = missing.map((slot) => (slot === 'location' ? '地区或社区' : '房产类型'))
    return `要了解类似房产的要价，我需要知道${list('和')(words)}。再告诉我卧室数和面积（平方英尺），会更准确。`
  },
  valueFigures: ({ subject, listings, median, low, high }) =>
    `${listings} 套在线房源（${subject}）的要价中位数为${median}，中间一半在${low}与${high}之间。`,
  valueOfSize: (size, low, median, high) =>
    `按 ${size} 计算约为 ${median}，范围 ${low} 至 ${high}。`,
  valueAsNoSize: (low, median, high) =>
    `总价中位数为 ${median}，中间一半在 ${low} 与 ${high} 之间。`,
  besideRange: {
    below: '这套房源的要价低于这一范围。',
    within: '这套房源的要价在这一范围之内。',
    above: '这套房源的要价高于这一范围。',
  },
  valueNote: '这些是本站的要价，不是成交价，也不是估值报告。',
  tooFew: (subject, figure) =>
    `房源太少，无法判断（${subject}：${figure}）。扩大区域或减少条件，可能会有结果。`,

  yieldNone: '出售和出租的房源太少，无法比较。换个地区或类型可能会有更多。',
  yieldNote: '未扣除物业费、空置期和各项费用。不承诺任何回报，也不构成理财建议。',

  compareNeeds: '要比较什么？请说出两个地区，或我展示过的房源编号，例如“比较1和3”。',
  compareNoneShown: '我还没有展示过房源。请告诉我您想找什么，我再按编号比较；也可以说出两个地区。',
  compareLead: '并排比较：',
  compareGone: '其中有些房源已下架。',
  compareNote: '数字为本站在线房源的要价。',

  askWhat:
    '您想了解什么？我可以简单说明购房费用、租房、贷款、Ejari、物业费或签证，也可以搜索房源。',
  topics: chineseTopics,
  topicNote: '规定会变化，决定前请向主管部门确认。',
}
