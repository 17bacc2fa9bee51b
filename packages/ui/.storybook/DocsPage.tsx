/// <reference types="vite/client" />
import {
  ArgTypes,
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

/** Address of the folder of the sources, where they can be read: `https://…/blob/main/packages/ui`. */
const sources: string | undefined = import.meta.env.STORYBOOK_SOURCES

/** The file of the stories, beside which the component lies; a link where its address is known. */
function SourceFile({ file }: { file: unknown }) {
  if (typeof file !== 'string') return null
  const path = file.replace(/^\.\//, '')
  const shown = <code>packages/ui/{path.replace('.stories', '')}</code>
  return (
    <p>
      Source: {sources ? <a href={`${sources}/${path.replace('.stories', '')}`}>{shown}</a> : shown}
    </p>
  )
}

interface LinkedStory {
  id: string
  name: string
  parameters?: { docs?: { source?: { code?: string } } }
}

/** Stories that act on the whole page (tag `alone`) cannot share one: links lead to them. */
function LinksPage({ stories, file }: { stories: readonly LinkedStory[]; file: unknown }) {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <SourceFile file={file} />
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
  const file = preparedMeta.parameters.fileName
  if (preparedMeta.tags.includes('alone'))
    return <LinksPage stories={Object.values(csfFile.stories)} file={file} />
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <SourceFile file={file} />
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
