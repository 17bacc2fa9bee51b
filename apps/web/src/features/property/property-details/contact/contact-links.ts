/** Address that dials a number: a leading plus and digits alone. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Address that opens a WhatsApp conversation beginning with a text. */
export const whatsappHref = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
