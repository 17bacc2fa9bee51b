/** The routes that visitors enter by, and how to reach them on a running server. */
export async function entryRoutes(baseUrl: string): Promise<Record<string, string>> {
  const answer = await fetch(`${baseUrl}/api/property/get-all-properties-for-users?limit=1`)
  const { data }: { data: { _id: string }[] } = await answer.json()
  return {
    home: '/',
    listing: '/#/property-listing?purpose=sale&location=dubai-marina',
    details: `/#/property-details?id=${data[0]?._id}`,
  }
}
