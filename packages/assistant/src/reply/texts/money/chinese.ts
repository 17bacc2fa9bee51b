import type { MoneyTexts } from './money-texts.ts'

export const chineseMoney: MoneyTexts = {
  fees: {
    transfer: '过户费',
    registration: '产权证和平面图',
    trustee: '过户中心',
    agency: '中介费',
    mortgage: '抵押登记',
    deposit: '押金',
    ejari: 'Ejari 登记',
    utilities: '水电押金',
    housing: '一年的住房费',
  },
  askPrice: '按多少房价算？请告诉我金额，或我展示过的房源编号。',
  askAmount: '您每月收入多少，或者每月想还多少贷款？',
  askMeaning: (amount) => `每月${amount}是您的收入，还是想还的月供？`,
  isIncome: { label: '是收入', message: '这是我的收入' },
  isPayment: { label: '是月供', message: '这是月供' },
  years: (years) => `${years}年`,
  loan: ({ price, down, share, loan }) => `房价${price}，首付${share}（${down}），需贷款${loan}。`,
  monthly: (amount, years, rate) => `按${years}、利率${rate}计算，每月约还${amount}。`,
  example: '利率只是示例，请告诉我您银行的利率。',
  limit: (share) => `银行最多可以贷给您房价的${share}。`,
  tooLittle: (least) => `银行要求首付至少${least}，我按这个算。`,
  tooLong: (years) => `银行最长贷${years}，我按这个算。`,
  burden: (share, amount) => `银行可按您收入的${share}计算全部月供：每月${amount}。`,
  income: (share, amount) =>
    `银行最多按收入的${share}计算月供：没有其他贷款时，月收入约需${amount}。`,
  affords: ({ price, loan, down, share }) =>
    `大约可以贷款${loan}，也就是买得起${price}左右的房子，首付${share}（${down}）。`,
  saved: ({ savings, price, share, feeShare }) =>
    `您的${savings}够付${share}首付和约${feeShare}的税费，对应房价最高约${price}。`,
  binding: {
    savings: (price) => `您大约可以买${price}以内的房子：上限取决于您的自有资金。`,
    income: (price) => `您大约可以买${price}以内的房子：上限取决于您的收入。`,
    payment: (price) => `您大约可以买${price}以内的房子：上限取决于您的月供。`,
  },
  alsoFees: (amount) => `另外请预留约${amount}的税费，这部分不能贷款。`,
  showHomes: (price, aed) => ({
    label: `${price}以内的房源`,
    message: `${aed}迪拉姆以内的房子出售`,
  }),
  buyingLead: (price) => `房价${price}之外，在迪拜买房还要付：`,
  rentingLead: (rent) => `租金${rent}之外，在迪拜入住还要付：`,
  total: (amount) => `合计：${amount}`,
  withPrice: (amount) => `连同房价：${amount}`,
  loanFee: (share, fixed) => `如果贷款，抵押登记另加贷款额的${share}和${fixed}。`,
  elsewhere: '我们带日期的费率表只有迪拜的费用，所以这套房没有合计，费用可以问经纪人。',
  rentedHome: '这套房是出租的，贷款用于购房。告诉我一个价格，我来计算。',
  noPrice: '这套房没有标价。告诉我一个价格，我来算。',
  noTable: '费率表现在无法读取。',
  estimate: '仅为估算，并非报价。',
}
