/** The files of a small project that uses both packages as anybody would. */
export const consumerFiles: Readonly<Record<string, string>> = {
  'index.html': '<div id="root"></div><script type="module" src="/page.tsx"></script>\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'preserve',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: ['node', 'vite/client'],
    },
    include: ['*.ts', '*.tsx'],
  }),
  'ask.ts': `import { createApi } from '@manzil/api-client/client'
import { listProperties } from '@manzil/api-client/generated/property-calls.gen'

const api = createApi({ baseUrl: \`\${process.argv[2]}/api\` })
const result = await listProperties(api, { params: { query: { limit: 1 } } })
if (!result.ok) throw new Error(result.error.message)
console.log(\`Listings: \${result.data.pagination.total}\`)
`,
  'page.tsx': `import { createApi } from '@manzil/api-client/client'
import { listPropertiesQuery } from '@manzil/api-client/generated/property-queries.gen'
import { DataTable } from '@manzil/ui/data/DataTable/DataTable'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiProvider } from '@manzil/ui/foundations/UiProvider/UiProvider'
import type { Column } from '@manzil/ui/table-props'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'

const api = createApi({ baseUrl: '/api' })
const columns: readonly Column<{ id: string; title: string }>[] = [
  { id: 'title', header: 'Title', cell: (row) => row.title },
]

function Page() {
  const { data } = useQuery(listPropertiesQuery(api, { params: { query: { limit: 10 } } }))
  const rows = (data?.data ?? []).map(({ _id, title }) => ({ id: _id, title: title ?? '' }))
  return (
    <>
      <DataTable
        caption="Listings"
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowLabel={(row) => row.title}
        empty="Nothing here"
        texts={{
          selectRow: (name) => name,
          selectAll: 'Select all',
          selected: (count) => String(count),
          clearSelection: 'Clear',
          columns: 'Columns',
          rowMenu: (name) => name,
          sortBy: 'Sort by',
          sortOption: (header) => header,
          unsorted: 'As listed',
          loading: 'Loading',
          more: 'More',
          shown: (shown, all) => \`\${shown} of \${all}\`,
        }}
      />
      <Button variant="outline">Send</Button>
    </>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider locale="en" dir="ltr" colorMode="system">
        <Page />
      </UiProvider>
    </QueryClientProvider>,
  )
`,
}
