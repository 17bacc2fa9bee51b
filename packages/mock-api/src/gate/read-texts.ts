/** A text that came with a request, and under which name. */
export interface Given {
  name: string
  text: string
}

/** Deeper values of a body are not looked at. */
const deepest = 4

/** Every text of a request: query, form fields and the body's values. The request stays readable. */
export async function readTexts(request: Request, url: URL): Promise<Given[]> {
  const query = [...url.searchParams].map(([name, text]) => ({ name, text }))
  return [...query, ...(await readBody(request.clone()).catch(() => []))]
}

async function readBody(request: Request): Promise<Given[]> {
  if (request.method === 'GET' || request.body === null) return []
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) {
    const form = await request.formData()
    return [...form].map(([name, value]) => ({
      name,
      text: typeof value === 'string' ? value : value.name,
    }))
  }
  return textsIn('', await request.json(), 0)
}

function textsIn(name: string, value: unknown, depth: number): Given[] {
  if (typeof value === 'string') return [{ name, text: value }]
  if (typeof value !== 'object' || value === null || depth > deepest) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(Array.isArray(value) ? name : key, inner, depth + 1),
  )
}
