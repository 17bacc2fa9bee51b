import type { FurtherTexts } from './further-texts.ts'

export const russianFurther: FurtherTexts = {
  withCharge: (charge, total) =>
    `Вместе с сервисным сбором (${charge} в месяц) выходит ${total} в месяц.`,
  incomeInDirhams: (income) => `В дирхамах ваш доход — ${income} в месяц.`,
  commission: (base, share, fee, tax, total) =>
    `Обычная комиссия с ${base} — ${share}: ${fee}, с НДС ${tax} — ${total}.`,
  askedMore: (asking) =>
    `${asking} — больше обычного. Ставку задаёт практика, а не закон, можно торговаться.`,
  askedWithin: (asking) => `${asking} — не больше обычного.`,
  deposit: (rent, share, amount) => `Обычный депозит при аренде ${rent} — ${share}: ${amount}.`,
  downEnough: (share, least) => `Да, взноса ${share} достаточно: минимум — ${least}.`,
  downShort: (share, least) => `Нет, взноса ${share} мало: минимум — ${least}, с ним и посчитано.`,
  transferFee: (price, share, fee) => `Сбор за переход права с ${price} — ${share}: ${fee}.`,
  halfEach: (share, fee) => `Если пополам, каждая сторона платит ${share}: ${fee}.`,
  settlement: (owed, share, cap, fee) =>
    `Досрочно погасить ${owed} стоит ${fee}: банк вправе взять ${share} от остатка, но не больше ${cap}.`,
  penalty: (months, rent, amount) => `${months} от ${rent} — это ${amount}.`,
  withStay: (months, rent, total) =>
    `Аренда за ${months} — ${rent}, вместе со штрафом выходит ${total}. Уплаченное за время после этого должно вернуться.`,
  penaltyNote:
    'Сколько стоит съехать раньше, решает договор: в таблицах такой суммы нет. Закрепите договорённость письменно.',
  deducted: (whole, taken, left) => `${whole} минус ${taken}: вам должны вернуть ${left}.`,
  nothingLeft: (whole, taken) =>
    `${taken} — не меньше депозита ${whole}: от него ничего не остаётся.`,
  cheaper: (rent, difference) => `Вариант за ${rent} дешевле на ${difference} в год.`,
  priceFor: (share, rent, price) =>
    `Для валовой доходности ${share} при аренде ${rent} цена — не больше ${price}.`,
  netPriceFor: (share, left, price) =>
    `Для чистой доходности ${share}, если после расходов остаётся ${left}, цена — не больше ${price}.`,
  planByMonth: (before, months, each) =>
    `${before}, если разделить на ${months}, — это ${each} в месяц.`,
  nights: (night, nights, amount) => `${night} за ночь, ночей в году ${nights} — это ${amount}.`,
  nightsMore: (rent, difference) => `Это на ${difference} в год больше, чем ${rent}, до расходов.`,
  nightsLess: (rent, difference) =>
    `Это на ${difference} в год меньше, чем ${rent}, ещё до расходов.`,
  nightsNote:
    'Из них платят за разрешение, управление, уборку, площадку и по счетам; этих цифр у меня нет. Вычтите, сколько всё это стоит в год.',
  bySqft: (price, size, perSqft) => `${price} за ${size} — это ${perSqft}.`,
  leastPerSqft: (price) => `За квадратный фут дешевле та, что за ${price}.`,
  rentOf: (rent, month) => `Аренда: ${rent} — это ${month} в месяц.`,
  rentOver: (years, amount) => `Срок ${years}: аренда составит ${amount}, если не вырастет.`,
  interestOver: (years, interest, paidBack) =>
    `За ${years} из платежей около ${interest} уйдёт на проценты, а ${paidBack} — в счёт долга.`,
  weigh:
    'К покупке добавьте сборы в начале и сервисный сбор каждый год; сколько жильё будет стоить потом, обещать не может никто.',
  abroad: (low, high) =>
    `Тем, кто живёт за границей, банки обычно дают от ${low} до ${high} цены; если доля не названа, считаю по ${low}.`,
  instalmentMore: (difference) => `Платёж на ${difference} в месяц больше прежнего.`,
  instalmentLess: (difference) => `Платёж на ${difference} в месяц меньше прежнего.`,
  interestMore: (difference) => `Процентов за весь срок на ${difference} больше.`,
  interestLess: (difference) => `Процентов за весь срок на ${difference} меньше.`,
  sooner: (extra, months, fewer, saved) =>
    `Если платить на ${extra} в месяц больше, кредит будет выплачен за ${months}, раньше на ${fewer}; на процентах вы сбережёте около ${saved}.`,
}
