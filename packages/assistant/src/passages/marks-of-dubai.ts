import { foldText } from '@manzil/query-language/language/fold'
import { namesEmirate } from './asker-emirate.ts'
import { foldedPattern } from './folded-pattern.ts'

/** Laws, offices, registers and forms that only Dubai has: a text that has them is of Dubai, whether it says so or not. */
const ofDubaiAlone = foldedPattern([
  String.raw`(?<!\d)(?:26\D{1,20}2007|2007\D{1,20}26|33\D{1,20}2008|2008\D{1,20}33|43\D{1,20}2013|2013\D{1,20}43)(?!\d)`,
  String.raw`(?<!\d)(?:7\D{1,20}2006|2006\D{1,20}7|8\D{1,20}2007|2007\D{1,20}8|13\D{1,20}2008|2008\D{1,20}13|6\D{1,20}2019|2019\D{1,20}6)(?!\d)`,
  String.raw`\b(?:ejari|dewa|rera|trakheesi|mollak|oqood|form [abf]|rental disputes? cent(?:er|re))\b`,
  String.raw`эджари|центр\S* арендных споров|земельн\S+ департамент`,
  'ايجاري»|مركز فض المنازعات|النموذج (?:f|b|a)|دايره الاراضي|تراخيصي',
  'किराया विवाद केंद्र|भूमि विभाग|租赁纠纷中心|土地局',
])

export const isOfDubai = (text: string): boolean =>
  namesEmirate(text, 'dubai') || ofDubaiAlone.test(foldText(text))
