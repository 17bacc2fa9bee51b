import type { FurtherTexts } from './further-texts.ts'

export const chineseFurther: FurtherTexts = {
  withCharge: (charge, total) => `加上物业费（每月${charge}），每月一共${total}。`,
  incomeInDirhams: (income) => `折合迪拉姆，您的收入为每月${income}。`,
  commission: (base, share, fee, tax, total) =>
    `${base}的佣金一般是 ${share}：${fee}，加 ${tax} 增值税共${total}。`,
  askedMore: (asking) => `${asking}高于一般水平。比例是惯例，不是法律规定，可以商量。`,
  askedWithin: (asking) => `${asking}没有高于一般水平。`,
  deposit: (rent, share, amount) => `${rent}的押金一般是 ${share}：${amount}。`,
  downEnough: (share, least) => `可以，首付 ${share} 够了：最低要求是 ${least}。`,
  downShort: (share, least) => `不够，首付 ${share} 太少：最低要求是 ${least}，我按这个算。`,
  transferFee: (price, share, fee) => `${price}的过户费是 ${share}：${fee}。`,
  halfEach: (share, fee) => `双方各付一半，每一方 ${share}：${fee}。`,
  settlement: (owed, share, cap, fee) =>
    `提前结清${owed}要付${fee}：银行可收欠款的 ${share}，最多${cap}。`,
  penalty: (months, rent, amount) => `${rent}，${months}的租金是${amount}。`,
  withStay: (months, rent, total) =>
    `${months}的租金是${rent}，加上违约金共${total}。之后月份已付的租金应当退还。`,
  penaltyNote: '提前退租要付多少，以合同为准：表里没有这个数字。谈好的结果请写成书面。',
  deducted: (whole, taken, left) => `${whole}减去${taken}，应退还给您${left}。`,
  nothingLeft: (whole, taken) => `${taken}已达到或超过押金${whole}，没有剩余。`,
  cheaper: (rent, difference) => `${rent}的方案每年省${difference}。`,
  priceFor: (share, rent, price) => `租金${rent}，要达到 ${share} 的毛回报率，价格最多${price}。`,
  netPriceFor: (share, left, price) =>
    `扣除费用后剩${left}，要达到 ${share} 的净回报率，价格最多${price}。`,
  planByMonth: (before, months, each) => `${before}分${months}付，每月${each}。`,
  nights: (night, nights, amount) => `每晚${night}，一年 ${nights} 晚，共${amount}。`,
  nightsMore: (rent, difference) => `比${rent}每年多${difference}，未扣费用。`,
  nightsLess: (rent, difference) => `比${rent}每年少${difference}，还没扣费用。`,
  nightsNote: '其中还要扣除许可、管理、清洁、平台和水电费；这些我没有数据，请把一年的费用减掉。',
  bySqft: (price, size, perSqft) => `${price}，${size}，合${perSqft}。`,
  leastPerSqft: (price) => `按每平方英尺算，${price}的那套更便宜。`,
  rentOf: (rent, month) => `租房：${rent}，每月${month}。`,
  rentOver: (years, amount) => `${years}的租金共${amount}（假设不涨）。`,
  interestOver: (years, interest, paidBack) =>
    `${years}的还款中约${interest}是利息，${paidBack}用于还本金。`,
  weigh: '买房一开始还要付各项费用，以后每年付物业费；房子以后值多少，没有人能保证。',
  abroad: (low, high) =>
    `对住在海外的买家，银行一般可贷房价的${low}至${high}；您没说比例时，我按${low}算。`,
  instalmentMore: (difference) => `月供比之前每月多${difference}。`,
  instalmentLess: (difference) => `月供比之前每月少${difference}。`,
  interestMore: (difference) => `总利息多付${difference}。`,
  interestLess: (difference) => `总利息少付${difference}。`,
  sooner: (extra, months, fewer, saved) =>
    `每月多还${extra}，${months}就能还清，提前${fewer}，约省利息${saved}。`,
}
