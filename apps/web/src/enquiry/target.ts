/** What an enquiry is about. */
export type EnquiryTarget =
  | { about: 'listing'; id: string; title: string; reference: string }
  | { about: 'agent'; id: string; name: string }
