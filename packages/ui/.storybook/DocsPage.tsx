import {
  ArgTypes,
  Description,
  DocsPage,
  Source,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

interface LinkedStory {
  id: string
  name: string
  parameters?: { docs?: { source?: { code?: string } } }
}

/** Stories that act on the whole page (tag `alone`) cannot share one: links lead to them. */
function LinksPage({ stories }: { stories: readonly LinkedStory[] }) {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <ArgTypes of="meta" />
      <h2>Stories</h2>
      <p>They act on the whole page, so each has one to itself.</p>
      <ul>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
            <Source code={parameters?.docs?.source?.code ?? ''} language="tsx" />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The page of a component. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  if (!preparedMeta.tags.includes('alone')) return <DocsPage />
  return <LinksPage stories={Object.values(csfFile.stories)} />
}
