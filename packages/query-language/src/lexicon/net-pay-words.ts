/** What an income is told by where nobody says that it is one, in the six languages: '25k net'. */
export const netPayWords =
  'net|netto|gross a month|gross per month|gross monthly|gross salary|gross income|brutto|after tax|чистыми|на руки|грязными|税后|到手|صافي|الصافي|नेट'
