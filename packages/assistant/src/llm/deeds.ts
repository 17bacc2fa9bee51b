/**
 * Words by which a text says that something was booked, sent or arranged. No tool of the model does
 * such a thing, so a sentence like this is never true. Too many of them are found rather than too
 * few: then the embedded engine answers.
 */
const deeds: readonly RegExp[] = [
  /\b(?:booked|reserved|scheduled|rescheduled|arranged|confirmed|forwarded|notified|emailed|submitted)\b/iu,
  /\b(?:booking|reservation|appointment|reference)\b/iu,
  /\b(?:have|has|i['’]ve|been|was|is|i)\s+(?:just\s+|already\s+)?(?:sent|passed|contacted|informed|called)\b/iu,
  /\b(?:will|['’]ll|going to)\s+(?:\p{L}+\s+)?(?:call|contact|reach|e-?mail|phone|ring|get back)\b/iu,
  /gebucht|reserviert|vereinbart|bestätigt|weitergeleitet|benachrichtigt|abgeschickt|gesendet|Buchung|Referenznummer|meldet sich|ruft? (?:Sie|dich) (?:zurück|an)|kontaktiert/iu,
  /заброни|записал|назначен|назначил|подтвержд|отправлен|отправил|передал|договорил|свяжется|свяжутся|перезвон|бронь|бронирован/iu,
  /حجزت|حجزنا|الحجز|حُجز|تم تأكيد|أكدت|رتبت|أرسلت|تم إرسال|تم ارسال|سيتصل|سيتواصل|سنتصل|سنتواصل|رقم المرجع/u,
  /बुक कर|बुक हो|बुकिंग|कन्फ़र्म|कन्फर्म|पुष्टि|तय कर दि|भेज दि|संपर्क कर(?:ेगा|ेंगे|ूँगा)|कॉल कर(?:ेगा|ेंगे)/u,
  /(?:已|成功)(?:经)?(?:为您|帮您|给您)?(?:预约|预订|预定|安排|确认|发送|提交|通知|转交)|预约成功|(?:会|将)(?:尽快)?(?:与您|联系|致电|给您打)/u,
]

export const claimsDeed = (text: string): boolean => deeds.some((deed) => deed.test(text))

/** Words by which a model says that it will not or cannot help. */
const declines: readonly RegExp[] = [
  /\b(?:can(?:no|['’])t|cannot|unable to|not able to|won['’]t)\s+(?:\p{L}+\s+){0,2}(?:help|assist|provide|comply|do that|answer|fulfil)/iu,
  /\bas an? (?:AI|language model)\b|\bI['’]m sorry,? but\b/iu,
  /kann (?:Ihnen |dir )?(?:dabei |damit |hier )?(?:leider )?nicht (?:helfen|weiterhelfen)|als KI/iu,
  /не могу (?:вам )?(?:с этим )?(?:помочь|ответить|предоставить)|как (?:ИИ|языковая модель)/iu,
  /لا (?:أستطيع|يمكنني) (?:المساعدة|مساعدتك|تقديم)|كنموذج/u,
  /(?:मदद|सहायता) नहीं कर सकत|एक (?:एआई|AI)/u,
  /无法(?:帮助|协助|提供)|不能(?:帮助|协助|提供)|作为(?:一个)?(?:AI|人工智能)/u,
]

export const declinesToHelp = (text: string): boolean => declines.some((sign) => sign.test(text))
