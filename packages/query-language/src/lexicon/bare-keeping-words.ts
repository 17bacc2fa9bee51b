/** What stands before and behind a whole question. */
const lead = String.raw`^[\s¿]*(?:(?:and|so|ok|hi|hey|und|a|а|и|aur|और|و|那|那么|请问)[\s,،，]+)?`
const end = String.raw`[\s?？؟।.。!]*$`
const whole = (pattern: string): string => `${lead}(?:${pattern})${end}`

const englishThis =
  '(?:this|that|it|these|all(?: of)? (?:this|that)|everything|anything)(?: (?:here|somewhere|anywhere))?'
const germanThis =
  '(?:das|dies|es|alles|das alles|etwas)(?: (?:hier|alles|irgendwo|auch|eigentlich))*'
const russianThis = '(?:(?:вс[её] )?это|вс[её]|эти данные)(?: (?:все|где ?-?то))?'

/**
 * 'Do you keep this?': a whole message that asks whether and how long things are kept, and names
 * nothing. In the chat that is the chat. Patterns over folded text.
 */
export const bareKeepingPatterns: readonly string[] = [
  `(?:(?:for )?how long )?(?:do|will|are|would) (?:you|u|they)(?: guys)?(?: going to)? (?:keep(?:ing)?|stor(?:e|ing)|sav(?:e|ing)|record(?:ing)?|log(?:ging)?|retain(?:ing)?) ${englishThis}`,
  `(?:(?:for )?how long )?(?:is|are|will|gets?|does) ${englishThis}(?: (?:be|being|get))? (?:kept|stored|saved|recorded|logged|retained)(?: (?:here|somewhere|anywhere))?`,
  `(?:wie lange )?(?:speicher[nt]|behalte[nt]|bewahr(?:t|en)|protokollier(?:t|en)|zeichne[nt]) (?:ihr|sie) ${germanThis}(?: (?:auf|mit))?`,
  `(?:wie lange )?wird ${germanThis} (?:gespeichert|aufbewahrt|aufgezeichnet|protokolliert|mitgeschnitten)`,
  `(?:(?:вы|ты) )?(?:${russianThis} )?(?:(?:вы|ты|где ?-?то|долго|сколько) )*(?:храни(?:те|шь|тся)|сохраня(?:ете|ешь|ется)|записыва(?:ете|ешь|ется))(?: (?:${russianThis}|где ?-?то))*`,
  '(?:هل )?(?:كم )?(?:تحفظون|تحفظ|تخزنون|تخزن|تسجلون|تسجل|تحتفظون ب|يحفظ|يسجل|يخزن|يتم (?:حفظ|تسجيل|تخزين)) ?(?:كل )?(?:هذا|ذلك|هاد|هالشي|هذا الكلام|هالكلام|الكلام)',
  String.raw`(?:क्या )?(?:आप )?(?:लोग )?(?:यह|ये|इसे|यह सब|ये सब|इसको)(?: सब)? (?:सेव|सहेज|स्टोर|रिकॉर्ड|रिकार्ड|रख)[\p{L}\p{M} ]*`,
  `(?:kya )?(?:aap )?(?:log )?(?:yeh|ye|isse|ise|isko)(?: sab)? (?:save|store|record|rakh)[a-z ]*`,
  '(?:你们|你)?(?:会|要)?(?:保存|存储|储存|保留|记录|存)(?:多久)?(?:下来)?(?:这个|这些|这|这里的内容)(?:内容)?(?:多久)?(?:吗|么|嘛)?',
  '(?:这个|这些|这里的内容|这)(?:内容)?(?:你们)?(?:会|要)?(?:被)?(?:保存|存储|储存|保留|记录|存)(?:下来)?(?:多久)?(?:吗|么|嘛)?',
].map(whole)
