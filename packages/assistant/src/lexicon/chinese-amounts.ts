import type { PhraseTable } from '../grammar/phrase-table.ts'
import { after, before, clear, either, noun, row, scale, scaleLetter } from './wording.ts'

/** Money, sizes, room counts and their bounds in Chinese. Numerals are read by the grammar. */
export const chineseAmounts: PhraseTable = [
  scale(1000, '千 | 仟'),
  scale(10_000, '万 | 萬'),
  scale(100_000_000, '亿'),
  scale(1_000_000, '百万'),
  scaleLetter(10_000, 'w'),
  scaleLetter(1000, 'k'),
  scaleLetter(1_000_000, 'm'),
  row({ kind: 'part', value: 0.5, side: 'after' }, '半'),
  row({ kind: 'currency', rate: 1 }, '迪拉姆 | 迪 | 迪币 | 迪尔汗 | aed'),
  row({ kind: 'currency', rate: 3.6725 }, '美元 | 美金 | 刀 | $ | usd'),
  row({ kind: 'currency', rate: null }, '人民币 | 欧元 | 英镑 | 港币 | rmb | ¥ | 元人民币'),
  row(
    { kind: 'period', perYear: 1 },
    '一年 | 每年 | 年租 | 年租金 | /年 | 年 | 一年租金 | 每年租金 | 按年',
  ),
  row(
    { kind: 'period', perYear: 12 },
    '每月 | 月租 | 月租金 | 一个月 | /月 | 每个月 | 月 | 一月 | 按月',
  ),
  row({ kind: 'period', perYear: 52 }, '每周 | 一周 | 每星期'),
  row({ kind: 'period', perYear: 365 }, '每天 | 一天 | 每晚 | 一晚'),

  row(
    { kind: 'unit', unit: 'bed' },
    '居室 | 居 | 房 | 室 | 卧 | 卧室 | 间卧室 | 个卧室 | 间房 | 房间 | 间睡房 | 睡房 | b | 个房间 | 间房间 | 间屋',
  ),
  row({ kind: 'unit', unit: 'hall' }, '厅 | 客厅 | 一厅 | 两厅 | 二厅'),
  row(
    { kind: 'unit', unit: 'bath' },
    '卫 | 卫生间 | 浴室 | 洗手间 | 间浴室 | 个卫生间 | 个浴室 | 厕所 | 间卫生间 | 个洗手间',
  ),
  row(
    { kind: 'count', unit: 'bed', value: 0, apartment: true },
    '单间 | 开间 | 单间公寓 | 开间公寓 | 一室户 | 工作室公寓 | 单身公寓 | studio',
  ),
  row({ kind: 'unit', unit: 'sqft' }, '平方英尺 | 平方尺 | 英尺 | 尺 | 平方呎 | 呎'),
  row({ kind: 'unit', unit: 'sqm' }, '平方米 | 平米 | 平 | 平方 | m2 | 方 | ㎡'),

  before(
    'max',
    '不超过 | 低于 | 少于 | 最多 | 最高 | 不高于 | 小于 | 至多 | 控制在 | 上限 | 别超过 | 不要超过 | 不大于 | 便宜过 | 不能超过 | 最高不超过 | 比',
  ),
  before(
    'min',
    '高于 | 超过 | 大于 | 至少 | 最少 | 不低于 | 不少于 | 最低 | 起码 | 多于 | 不小于 | 下限',
  ),
  before('around', '大约 | 大概 | 约 | 差不多 | 接近', true),
  before('between', '介于 | 在'),
  either('max', '封顶'),
  after('max', '以下 | 以内 | 之内 | 内 | 及以下 | 或以下 | 封顶 | 之下 | 以下的 | 以内的'),
  after('min', '以上 | 及以上 | 或以上 | 起 | 或更多 | 起步 | 往上 | 以上的 | 或更大 | 多'),
  after('around', '左右 | 上下 | 前后 | 左右的'),
  row({ kind: 'until', bound: false }, '到 | 至'),

  noun('price', '预算 | 价格 | 价位 | 总价 | 售价 | 价钱 | 预算是 | 房价'),
  noun('size', '面积 | 大小 | 平数 | 建筑面积'),
  noun('location', '地区 | 位置 | 区域 | 地段 | 地点 | 社区'),
  noun('type', '类型 | 房型 | 户型 | 房产类型'),
  noun('bedrooms', '卧室数量 | 房间数 | 卧室数'),
  noun('bathrooms', '卫生间数量 | 浴室数量'),
  noun('furnished', '家具'),
  noun('amenities', '设施 | 配套 | 配套设施'),
  clear(
    'location',
    '哪里都行 | 任何地方 | 地区不限 | 位置不限 | 哪里都可以 | 区域不限 | 任何地区 | 地点不限 | 不限地区 | 不限区域',
  ),
  clear(
    'price',
    '价格不限 | 预算不限 | 不限价格 | 多少钱都行 | 不限预算 | 任何价格 | 不考虑预算 | 预算不重要 | 忘掉预算 | 不考虑价格',
  ),
  clear('type', '类型不限 | 任何类型 | 不限类型 | 户型不限'),
  clear(
    'bedrooms',
    '卧室数不限 | 几房都行 | 几居都行 | 卧室不限 | 不限卧室 | 房间数不限 | 几个卧室都行 | 不限卧室数',
  ),
  clear('bathrooms', '卫生间不限 | 浴室不限 | 不限卫生间 | 不限浴室'),
  clear('size', '面积不限 | 不限面积 | 大小不限'),
  clear('furnished', '家具不限 | 有没有家具都行 | 带不带家具都行 | 带不带家具都可以'),
  clear('completion', '现房期房都行 | 期房现房都行 | 现房或期房 | 现房期房都可以'),
  clear('purpose', '租买都行 | 买租都行 | 租售均可 | 出售或出租 | 租或买 | 买或租'),
  clear('amenities', '设施不限 | 配套不限 | 不限设施'),
]
