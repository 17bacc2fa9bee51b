import type { MoneyTexts } from './money-texts.ts'

const plural = new Intl.PluralRules('ru')
const yearForms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'год', few: 'года' }

export const russianMoney: MoneyTexts = {
  fees: {
    transfer: 'Сбор за переход права',
    registration: 'Title deed и план',
    trustee: 'Офис регистратора',
    agency: 'Комиссия агентства',
    mortgage: 'Регистрация ипотеки',
    deposit: 'Депозит',
    ejari: 'Регистрация Ejari',
    utilities: 'Депозит за электричество и воду',
    housing: 'Жилищный сбор за год',
  },
  askPrice: 'Для какой цены? Назовите сумму или номер показанного объявления.',
  askAmount: 'Сколько вы зарабатываете в месяц или сколько готовы платить по кредиту?',
  askMeaning: (amount) => `${amount} в месяц — это ваш доход или платёж по кредиту?`,
  isIncome: { label: 'Это мой доход', message: 'это мой доход' },
  isPayment: { label: 'Столько могу платить', message: 'столько могу платить' },
  years: (years) => `${years} ${yearForms[plural.select(years)] ?? 'лет'}`,
  loan: ({ price, down, share, loan }) =>
    `При цене ${price} и первом взносе ${share} (${down}) кредит составит ${loan}.`,
  monthly: (amount, years, rate) => `Срок ${years}, ставка ${rate}: около ${amount} в месяц.`,
  example: 'Ставка взята для примера: назовите ту, что предлагает ваш банк.',
  limit: (share) => `Банк может дать вам до ${share} от цены.`,
  tooLittle: (said, least) =>
    `Взноса ${said} мало: банки здесь требуют не меньше ${least}, с ним и посчитано.`,
  tooLong: (years) => `Предельный срок кредита — ${years}, с ним и посчитано.`,
  burden: (share, amount) =>
    `На все платежи по кредитам банк может отвести ${share} вашего дохода: ${amount} в месяц.`,
  income: (share, amount) =>
    `На платежи банк отводит до ${share} дохода: без других кредитов нужен доход около ${amount} в месяц.`,
  affords: ({ price, loan, down, share }) =>
    `Это кредит около ${loan}, то есть жильё примерно за ${price} со взносом ${share} (${down}).`,
  saved: ({ savings, price, share, feeShare }) =>
    `Ваших ${savings} хватит на взнос ${share} и сборы (около ${feeShare}) при цене примерно до ${price}.`,
  binding: {
    savings: (price) => `Вам доступно жильё примерно до ${price}: всё упирается в накопления.`,
    income: (price) => `Вам доступно жильё примерно до ${price}: всё упирается в доход.`,
    payment: (price) => `Вам доступно жильё примерно до ${price}: всё упирается в размер платежа.`,
  },
  alsoFees: (amount) => `Отложите ещё около ${amount} на сборы: в кредит их не дают.`,
  showHomes: (price, aed) => ({
    label: `Жильё до ${price}`,
    message: `купить жильё до ${aed} AED`,
  }),
  buyingLead: (price) => `Сверх цены ${price} при покупке в Дубае платят:`,
  total: (amount) => `Вместе: ${amount}`,
  ownPart: (amount, share) => `Ваш взнос (${share} цены): ${amount}`,
  cashNeeded: (amount) => `Нужно своих средств: ${amount}`,
  withPrice: (amount) => `Вместе с ценой: ${amount}`,
  withTax: (amount, tax) => `${amount} плюс НДС ${tax}`,
  loanFee: (share, fixed) => `При ипотеке её регистрация добавит ${share} от кредита и ${fixed}.`,
  samePlace: 'От района эти цифры не зависят.',
  otherEmirate:
    'В нашей таблице с датами есть сборы только по Дубаю, поэтому итога для другого эмирата у меня нет.',
  elsewhere:
    'В нашей таблице с датами есть сборы только по Дубаю, поэтому для этого объекта суммы нет. Расходы назовёт агент.',
  rentedHome: 'Это жильё сдаётся, а кредит дают на покупку. Назовите цену, и я посчитаю.',
  noPrice: 'У этого объекта цена не указана. Назовите цену, и я посчитаю.',
  noTable: 'Таблица сборов сейчас недоступна.',
  estimate: 'Это оценка, а не предложение.',
}
