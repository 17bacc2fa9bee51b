/** What people write before a reference, in the six languages. */
const before =
  /^(?:(?:ref(?:erence)?\.?(?:\s*(?:no|number|nr)\.?)?|referenz(?:nummer)?|id|رقم(?: المرجع)?|المرجع|مرجع|номер|संदर्भ(?: संख्या)?|房源编号|参考号|编号)(?=[\s:#№.])|(?=[#№]))[\s:#№.]*/iu

/** One word with a digit in it. */
const reference = /^(?=\S*\d)[\p{L}\p{N}][\p{L}\p{N}/_.-]{2,59}$/u

/** The reference or id of a property that a text may be: "MZ-R-11195", "Ref. no. 4711". */
export function referenceIn(text: string): string | undefined {
  const bare = text.trim().replace(before, '')
  return reference.test(bare) ? bare : undefined
}
