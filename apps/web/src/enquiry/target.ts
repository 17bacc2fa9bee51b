/** Who receives an enquiry, as the server decides: an account of the site, else the site's own team. */
export type EnquiryRecipient =
  | { kind: 'advertiser'; name: string; isCallable: boolean }
  | { kind: 'site'; isCallable: false }
  /** The advertiser is known by name alone. */
  | { kind: 'siteFor'; name: string; isCallable: false }

/** What an enquiry is about. */
export type EnquiryTarget = { id: string; recipient: EnquiryRecipient } & (
  | { about: 'listing'; title: string; reference: string }
  | { about: 'agent'; name: string }
)

/** The name for the sentence that tells who receives it. */
export const nameOf = (recipient: EnquiryRecipient): { name: string } => ({
  name: recipient.kind === 'site' ? '' : recipient.name,
})
