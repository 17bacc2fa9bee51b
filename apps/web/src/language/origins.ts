/** Nationalities to choose from first: those that are common in the trade in the UAE (ISO 3166-1). */
export const nationalities = [
  ...['AE', 'AM', 'AU', 'AZ', 'BD', 'BH', 'BR', 'BY', 'CA', 'CN', 'DE', 'DZ', 'EG', 'ES', 'ET'],
  ...['FR', 'GB', 'GE', 'GR', 'ID', 'IE', 'IN', 'IQ', 'IR', 'IT', 'JO', 'JP', 'KE', 'KG', 'KR'],
  ...['KW', 'KZ', 'LB', 'LK', 'LY', 'MA', 'MD', 'MY', 'NG', 'NL', 'NP', 'NZ', 'OM', 'PH', 'PK'],
  ...['PL', 'PS', 'PT', 'QA', 'RO', 'RS', 'RU', 'SA', 'SD', 'SE', 'SG', 'SY', 'TH', 'TJ', 'TN'],
  ...['TR', 'UA', 'US', 'UZ', 'VN', 'YE', 'ZA'],
]

/** Languages to choose from (ISO 639-1). */
export const spokenLanguages = [
  ...['am', 'ar', 'bn', 'de', 'el', 'en', 'es', 'fa', 'fr', 'hi', 'hy', 'id', 'it', 'ja', 'kk'],
  ...['ko', 'ml', 'ms', 'nl', 'pa', 'pl', 'ps', 'pt', 'ro', 'ru', 'sr', 'sv', 'sw', 'ta', 'te'],
  ...['th', 'tl', 'tr', 'uk', 'ur', 'uz', 'vi', 'zh'],
]
