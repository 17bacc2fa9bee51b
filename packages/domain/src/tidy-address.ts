/** One way to write an e-mail address that looks the same: composed letters, no spaces around it. */
export const tidyAddress = (email: string): string => email.trim().normalize('NFC')
