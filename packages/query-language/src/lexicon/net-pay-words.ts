/** What an income is told by where nobody says that it is one, in the six languages: '25k net'. */
export const netPayWords =
  'net|netto|nett|gross|brutto|after tax|чистыми|на руки|грязными|税后|到手|صافي|الصافي|नेट|हाथ में|in hand|inhand'
