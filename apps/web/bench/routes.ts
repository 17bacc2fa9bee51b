/** The routes that visitors enter by, and how to reach them on a running server. */
export async function entryRoutes(baseUrl: string): Promise<Record<string, string>> {
  const answer = await fetch(`${baseUrl}/api/property/get-all-properties-for-users?limit=1`)
  const { data }: { data: { _id: string }[] } = await answer.json()
  return {
    home: '/',
    listing: '/#/property-listing?purpose=sale&location=dubai-marina&view=grid',
    details: `/#/property-details?id=${data[0]?._id}`,
  }
}

/** The same search as wide screens show it, with the map beside the list. */
export const withMap = (listing: string): string => listing.replace('&view=grid', '')

/** What the browser of somebody keeps who has logged in to a demo account. */
export async function sessionOf(
  baseUrl: string,
  kind: 'individual' | 'agent' | 'agency',
): Promise<Record<string, string>> {
  const answer = await fetch(`${baseUrl}/api/user/login-user/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `demo.${kind}@manzil.example`, password: 'manzil-demo' }),
  })
  const { token, data }: { token: string; data: object } = await answer.json()
  return { userToken: token, userData: JSON.stringify(data) }
}
