/** The site and what everybody here thinks of first, as letters alone; in all languages of the site. */
export const placeWords: readonly string[] = [
  ...['manzil', 'uae', 'emirates', 'dubai', 'abudhabi', 'sharjah', 'ajman', 'fujairah', 'alain'],
  ...['rasalkhaimah', 'ummalquwain', 'marina', 'palm', 'jumeirah', 'deira', 'downtown', 'burj'],
  ...['khalifa', 'yas', 'saadiyat', 'reem', 'vae', 'emirate', 'schardscha', 'fudschaira'],
  ...['منزل', 'دبي', 'أبوظبي', 'ابوظبي', 'الشارقة', 'عجمان', 'الفجيرة', 'رأسالخيمة', 'العين'],
  ...['أمالقيوين', 'الإمارات', 'الامارات'],
  ...['манзил', 'дубай', 'абудаби', 'шарджа', 'аджман', 'фуджейра', 'оаэ', 'эмираты'],
  ...['मंज़िल', 'दुबई', 'अबूधाबी', 'शारजाह', 'अजमान', 'फ़ुजैराह', 'यूएई'],
  ...['迪拜', '阿布扎比', '沙迦', '阿治曼', '富查伊拉', '阿联酋'],
]
