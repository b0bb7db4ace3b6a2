/** A block as its kit draws it. */
import { type Block, useBlockKit } from './block-kit.tsx'

export function BlockView({ block }: { block: Block }) {
  const { View } = useBlockKit()
  return <View block={block} />
}
