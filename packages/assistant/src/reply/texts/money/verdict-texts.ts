import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Which of renting and buying comes out better over some years. Figures come in as finished texts. */
interface VerdictTexts {
  /** Ahead of the service charge, and up to which service charge a year. */
  buys: (years: string, ahead: string, charge: string) => string
  rents: (years: string, ahead: string) => string
  /** What was held against the rent. */
  counted: (interest: string, fees: string) => string
}

export const verdictTexts: Readonly<Record<LanguageCode, VerdictTexts>> = {
  en: {
    buys: (years, ahead, charge) =>
      `Over ${years} buying comes out ahead by about ${ahead} before the service charge: with a charge below ${charge} it is the better one, above that renting is, if the price stays as it is.`,
    rents: (years, ahead) =>
      `Over ${years} renting comes out ahead by about ${ahead}, and by the service charge besides, if the price stays as it is; over more years the fees weigh less.`,
    counted: (interest, fees) =>
      `Held against the rent: ${interest} of interest and about ${fees} of purchase fees, which do not come back; what your own part would earn elsewhere is left out.`,
  },
  ar: {
    buys: (years, ahead, charge) =>
      `خلال ${years} يكون الشراء أوفر بنحو ${ahead} قبل رسوم الخدمات: إن كانت الرسوم أقل من ${charge} فالشراء أفضل، وإن زادت فالإيجار أفضل، إذا بقي السعر على حاله.`,
    rents: (years, ahead) =>
      `خلال ${years} يكون الإيجار أوفر بنحو ${ahead}، تضاف إليها رسوم الخدمات، إذا بقي السعر على حاله؛ ومع سنوات أكثر يخف أثر الرسوم.`,
    counted: (interest, fees) =>
      `المقارَن بالإيجار: فوائد ${interest} ونحو ${fees} رسوم شراء لا تُسترد، دون حساب ما قد تجنيه دفعتك الأولى في استثمار آخر.`,
  },
  ru: {
    buys: (years, ahead, charge) =>
      `Срок ${years}: покупка выгоднее примерно на ${ahead} до сервисного сбора. Если сбор ниже ${charge}, лучше покупать, если выше — снимать, при той же цене жилья.`,
    rents: (years, ahead) =>
      `Срок ${years}: снимать выгоднее примерно на ${ahead} и ещё на сервисный сбор, при той же цене жилья; чем дольше срок, тем меньше весят расходы на покупку.`,
    counted: (interest, fees) =>
      `С арендой сравнивается то, что не вернётся: проценты ${interest} и около ${fees} расходов на покупку; что ваш взнос принёс бы в другом месте, не учтено.`,
  },
  hi: {
    buys: (years, ahead, charge) =>
      `${years} में सर्विस चार्ज से पहले ख़रीदना लगभग ${ahead} सस्ता पड़ता है: चार्ज ${charge} से कम हो तो ख़रीदना बेहतर, ज़्यादा हो तो किराया, अगर घर की कीमत वही रहे।`,
    rents: (years, ahead) =>
      `${years} में किराया लगभग ${ahead} सस्ता पड़ता है, और सर्विस चार्ज भी बचता है, अगर घर की कीमत वही रहे; ज़्यादा साल हों तो फ़ीस का असर घटता है।`,
    counted: (interest, fees) =>
      `किराए के सामने वह गिना है जो वापस नहीं आता: ${interest} ब्याज और लगभग ${fees} ख़रीद की फ़ीस; आपका डाउन पेमेंट कहीं और जो कमाता, वह नहीं गिना।`,
  },
  zh: {
    buys: (years, ahead, charge) =>
      `${years}下来，不算物业费，买房比租房省约${ahead}：物业费低于${charge}就买划算，高于这个数就租划算（假设房价不变）。`,
    rents: (years, ahead) =>
      `${years}下来租房省约${ahead}，另外还省下物业费（假设房价不变）；年数越长，买房费用的影响越小。`,
    counted: (interest, fees) =>
      `和租金比的是收不回来的钱：利息${interest}，买房费用约${fees}；首付放在别处的收益没有算。`,
  },
  de: {
    buys: (years, ahead, charge) =>
      `Zeitraum ${years}: Kaufen ist vor der Servicegebühr um etwa ${ahead} günstiger. Liegt die Gebühr unter ${charge}, ist Kaufen besser, darüber Mieten, wenn der Preis so bleibt.`,
    rents: (years, ahead) =>
      `Zeitraum ${years}: Mieten ist um etwa ${ahead} günstiger, dazu noch um die Servicegebühr, wenn der Preis so bleibt; je mehr Jahre, desto weniger wiegen die Kaufnebenkosten.`,
    counted: (interest, fees) =>
      `Gegen die Miete gerechnet ist, was nicht zurückkommt: ${interest} Zinsen und etwa ${fees} Kaufnebenkosten; was Ihr Eigenkapital anderswo brächte, ist nicht dabei.`,
  },
}
