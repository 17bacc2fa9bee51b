/** Address that opens a message. What could add a subject or a copy to it is encoded. */
export const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** Address that dials: a leading plus and digits alone. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
