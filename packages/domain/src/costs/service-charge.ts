/** What a service charge in AED for a square foot is for a property of so many square feet, AED a year. */
export const yearlyServiceCharge = (perSqft: number, sqft: number): number => perSqft * sqft
