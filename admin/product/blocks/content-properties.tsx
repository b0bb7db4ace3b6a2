/** Properties of the blocks that emails and pages have in common. */
import type { ContentBlock } from '@leadwright/sdk'
import type { Change } from './change.ts'
import { KindProperties } from './kind-properties.tsx'
import { MoreKindProperties } from './more-kind-properties.tsx'

export function ContentProperties({ block, onChange }: { block: ContentBlock; onChange: Change }) {
  return (
    <>
      <KindProperties block={block} onChange={onChange} />
      <MoreKindProperties block={block} onChange={onChange} />
    </>
  )
}
