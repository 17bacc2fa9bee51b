import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Said before a rule of Dubai where the talk is about another emirate. */
export const elsewhereTexts: Readonly<Record<LanguageCode, (emirate: string) => string>> = {
  en: (emirate) =>
    `The following is about Dubai: it does not tell what holds in ${emirate}, where the rules may differ.`,
  ar: (emirate) => `ما يلي يخص دبي، ولا يذكر ما يسري في ${emirate}، وقد تختلف القواعد هناك.`,
  ru: (emirate) =>
    `Дальше речь о Дубае. Как с этим в другом эмирате (${emirate}), здесь не сказано: правила могут отличаться.`,
  hi: (emirate) =>
    `आगे की बात दुबई की है। ${emirate} में क्या लागू है, यह इसमें नहीं बताया गया; वहाँ के नियम अलग हो सकते हैं।`,
  zh: (emirate) => `以下说的是迪拜，没有说明${emirate}的情况，那里的规定可能不同。`,
  de: (emirate) =>
    `Das Folgende gilt für Dubai. Was in ${emirate} gilt, steht dort nicht; die Regeln können andere sein.`,
}

/** Said before a rule of an emirate that is neither Dubai nor the one that the talk is about. */
export const ofAnotherTexts: Readonly<
  Record<LanguageCode, (rules: string, emirate: string) => string>
> = {
  en: (rules, emirate) =>
    `The following is about ${rules}: it does not tell what holds in ${emirate}, where the rules may differ.`,
  ar: (rules, emirate) =>
    `ما يلي يخص ${rules}، ولا يذكر ما يسري في ${emirate}، وقد تختلف القواعد هناك.`,
  ru: (rules, emirate) =>
    `Дальше речь о другом эмирате: ${rules}. Про ваш (${emirate}) здесь не сказано: правила могут отличаться.`,
  hi: (rules, emirate) =>
    `आगे की बात ${rules} की है। ${emirate} में क्या लागू है, यह इसमें नहीं बताया गया; वहाँ के नियम अलग हो सकते हैं।`,
  zh: (rules, emirate) => `以下说的是${rules}，没有说明${emirate}的情况，那里的规定可能不同。`,
  de: (rules, emirate) =>
    `Das Folgende gilt für ${rules}. Was in ${emirate} gilt, steht dort nicht; die Regeln können andere sein.`,
}
