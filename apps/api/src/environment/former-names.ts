/** What settings were called in earlier versions, and what they are called now. */
const formerNames = {
  DEMO_LISTINGS: 'DEMO_PROPERTIES',
  LISTING_ENQUIRY_LIMIT: 'PROPERTY_ENQUIRY_LIMIT',
} as const

/** A sentence for each setting that is given under a name that is no longer read. */
export function toldOfFormerNames(variables: NodeJS.ProcessEnv): string[] {
  return Object.entries(formerNames)
    .filter(([former]) => variables[former])
    .map(([former, now]) => `${former} is no longer read; it is called ${now} now`)
}
