import { combine, type PhraseTable } from '../grammar/phrase-table.ts'
import {
  amenity,
  cheaper,
  completion,
  furnished,
  house,
  plain,
  purpose,
  row,
  sort,
  type,
} from './wording.ts'

const viewPatterns =
  '{}景 | {}景观 | {}视野 | 看{} | 看得到{} | 看到{} | 能看到{} | 望{} | 面{} | 面向{} | 可以看到{} | {}view | 能看{} | 可看{}'
const views = (slug: string, objects: string) => amenity(slug, combine(viewPatterns, objects))

/** Kinds, features and terms of a home in Chinese; traditional characters are folded to simplified ones. */
export const chineseProperty: PhraseTable = [
  type('apartment', '公寓 | 套房公寓 | 公寓房 | 楼房 | 单位公寓'),
  type('villa', '别墅 | 独栋别墅 | 独栋 | 独立别墅 | 双拼别墅'),
  type('townhouse', '联排别墅 | 联排 | 排屋 | 连排别墅 | 连排 | 联排房'),
  type(house, '独立屋 | 洋房'),
  type('penthouse', '顶层公寓 | 顶楼豪宅 | 阁楼公寓 | 顶层豪宅 | 空中别墅 | 顶层套房 | 顶层复式'),
  type('duplex', '复式 | 复式公寓 | 跃层 | 双层公寓 | 楼中楼'),
  type('hotel-apartment', '酒店式公寓 | 酒店公寓 | 服务式公寓 | 酒店式住宅'),
  type('villa-compound', '别墅群'),
  type('land', '土地 | 地块 | 地皮 | 宅基地 | 一块地 | 住宅用地 | 商业用地'),
  type('office', '写字楼 | 办公室 | 办公楼 | 办公空间 | 写字间'),
  type('retail', '商铺 | 店铺 | 店面 | 铺面 | 门面 | 商店 | 铺位 | 展厅'),
  type('warehouse', '仓库 | 货仓 | 厂房'),
  row(
    { kind: 'home' },
    '房子 | 房源 | 房产 | 物业 | 住宅 | 住房 | 房屋 | 楼盘 | 住的地方 | 不动产 | 家',
  ),

  amenity(
    'private-pool',
    '私人泳池 | 独立泳池 | 自带泳池 | 私家泳池 | 带泳池的别墅私人 | 私人游泳池 | 私家游泳池 | 独立游泳池',
  ),
  amenity('pool', '泳池 | 游泳池 | 公共泳池'),
  amenity('gym', '健身房 | 健身 | 健身中心 | 健身设施'),
  amenity('parking', '停车位 | 车位 | 车库 | 停车场 | 停车'),
  amenity('balcony', '阳台'),
  amenity('terrace', '露台 | 天台'),
  amenity('garden', '花园 | 院子 | 庭院 | 小院'),
  amenity('maids-room', '保姆房 | 佣人房 | 工人房 | 保姆间 | 女佣房 | 保姆室'),
  amenity('study', '书房 | 办公间 | 工作室间 | 家庭办公'),
  amenity('storage', '储藏室 | 储物间 | 杂物间 | 储物室'),
  amenity('kitchen-appliances', '厨房电器 | 厨电 | 家电 | 带家电 | 厨房设备 | 家电齐全'),
  amenity('built-in-wardrobes', '衣柜 | 嵌入式衣柜 | 内置衣柜 | 壁橱 | 入墙衣柜 | 衣帽间'),
  amenity(
    'pets-allowed',
    '可以养宠物 | 允许宠物 | 可养宠物 | 能养宠物 | 养狗 | 养猫 | 宠物 | 宠物友好 | 可以养狗 | 可以养猫 | 有狗 | 有猫 | 可养狗 | 可养猫 | 能养狗 | 能养猫',
  ),
  amenity(
    'near-metro',
    '近地铁 | 靠近地铁 | 地铁附近 | 地铁旁 | 离地铁近 | 地铁站附近 | 地铁口 | 地铁边 | 靠地铁 | 近地铁站 | 地铁旁边 | 临近地铁 | 地铁站旁 | 地铁 | 走路到地铁',
  ),
  amenity(
    'near-school',
    '近学校 | 学校附近 | 靠近学校 | 离学校近 | 学区 | 学校旁 | 学区房 | 好学校附近 | 靠近好学校 | 学校旁边 | 邻近学校',
  ),
  amenity(
    'beach-access',
    '近海滩 | 靠近海滩 | 海滩附近 | 沙滩 | 海边 | 私人沙滩 | 离海近 | 直达海滩 | 靠海 | 海滩 | 靠近沙滩 | 私人海滩',
  ),
  amenity('play-area', '儿童游乐区 | 游乐场 | 儿童乐园 | 儿童游乐场 | 儿童活动区'),
  amenity('security', '保安 | 安保 | 门禁 | 封闭式小区 | 封闭小区 | 24小时保安 | 24小时安保'),
  amenity('concierge', '礼宾 | 礼宾服务 | 前台 | 管家服务'),
  amenity(
    'chiller-free',
    '免冷气费 | 免空调费 | 包空调 | 冷气免费 | 免费冷气 | 空调费全免 | chiller free | 空调免费',
  ),
  amenity('high-floor', '高层 | 高楼层 | 楼层高 | 顶楼 | 高区'),
  amenity('ground-floor', '一楼 | 底层 | 底楼 | 首层 | 1楼 | 一层'),
  amenity('vacant', '空置 | 随时入住 | 马上入住 | 即时入住 | 立即入住'),
  amenity('upgraded', '翻新 | 精装修 | 升级装修 | 新装修 | 重新装修 | 装修过 | 豪华装修'),
  amenity(
    'bills-included',
    '包水电 | 水电全包 | 包账单 | 费用全包 | 包水电费 | 含水电 | 水电费全包',
  ),
  amenity('elevator', '电梯'),
  amenity('barbecue-area', '烧烤区 | 烧烤'),
  amenity('central-ac', '中央空调'),
  views('sea-view', '海 | 大海 | 海洋'),
  views('burj-khalifa-view', '哈利法塔 | 哈里发塔 | 迪拜塔'),
  views('marina-view', '码头 | 游艇码头 | 玛丽娜'),
  views('golf-view', '高尔夫 | 高尔夫球场'),
  views('canal-view', '运河 | 水渠'),
  views('lake-view', '湖'),
  views('park-view', '公园 | 花园 | 绿地'),
  views('city-view', '城市 | 天际线 | 城 | 市'),
  views('landmark-view', '地标 | 帆船酒店'),
  views('water-view', '水 | 河 | 泻湖 | 溪 | 江'),

  purpose(
    'sale',
    '出售 | 买 | 购买 | 购 | 买房 | 购房 | 卖 | 想买 | 求购 | 售 | 销售 | 购置 | 置业 | 在售 | 二手房 | 买下',
  ),
  purpose(
    'rent',
    '出租 | 租 | 租房 | 租赁 | 求租 | 想租 | 租金 | 租住 | 承租 | 长租 | 整租 | 短租 | 房租 | 租用',
  ),
  completion('off_plan', '期房 | 楼花 | 在建 | 预售 | 新盘 | 未完工 | 开发商直售 | 未建成'),
  completion('ready', '现房 | 准现房 | 已完工 | 已建成 | 成品房 | 已交付 | 现成的'),
  furnished(
    'furnished',
    '带家具 | 家具齐全 | 配家具 | 有家具 | 精装带家具 | 含家具 | 全家具 | 拎包入住 | 家私齐全 | 带全套家具 | 要家具',
  ),
  furnished(
    'unfurnished',
    '不带家具 | 无家具 | 没家具 | 没有家具 | 不要家具 | 空房 | 毛坯 | 不含家具 | 不用家具',
  ),
  furnished('partly', '半家具 | 部分家具 | 半装修'),
  cheaper(
    '便宜点 | 便宜一点 | 更便宜 | 便宜些 | 便宜一些 | 再便宜点 | 再便宜一点 | 更便宜的 | 便宜点的 | 太贵 | 太贵了 | 有点贵 | 有没有便宜点的 | 便宜一点的',
  ),
  sort(
    'price_asc',
    '便宜 | 最便宜 | 便宜的 | 最便宜的 | 价格从低到高 | 低价优先 | 实惠 | 性价比高 | 从低到高 | 低价 | 价格最低 | 从便宜到贵 | 最低价 | 按价格 | 先看便宜的',
  ),
  sort('price_desc', '最贵 | 最贵的 | 价格从高到低 | 最豪华 | 从高到低 | 价格最高 | 最高价'),
  sort(
    'newest',
    '最新 | 最新的 | 最新房源 | 新上架 | 最近上架 | 最新发布 | 刚上架 | 最新上架 | 新发布',
  ),
  sort(
    'size_desc',
    '面积最大 | 最大 | 最大的 | 面积从大到小 | 更大 | 最宽敞 | 大一点 | 面积最大的 | 从大到小 | 大一些',
  ),
  sort('size_asc', '面积最小 | 最小的 | 更小 | 从小到大 | 最小'),
  row({ kind: 'place', slug: 'downtown-dubai' }, '市中心'),
  row({ kind: 'place', slug: 'dubai-sports-city' }, '运动城 | 体育城'),
  row({ kind: 'place', slug: 'motor-city' }, '汽车城 | 赛车城'),
  row({ kind: 'place', slug: 'studio-city' }, '影视城 | 影城'),
  plain(
    '大 | 小 | 新 | 好 | 漂亮 | 安静 | 豪华 | 家庭 | 孩子 | 情侣 | 附近 | 旁边 | 周边 | 景观 | 风景 | 采光 | 朝南 | 装修',
  ),
]
