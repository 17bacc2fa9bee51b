import { Box } from '@chakra-ui/react/box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useWords } from '../../../.storybook/words.ts'
import { ChakraRoot } from './ChakraRoot.tsx'

function Sample() {
  return (
    <Box bg="bg.info" color="fg.info" p="4" borderRadius="card" textStyle="heading">
      {useWords().description}
    </Box>
  )
}

const meta = { component: ChakraRoot, args: { children: <Sample /> } } satisfies Meta<
  typeof ChakraRoot
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}
