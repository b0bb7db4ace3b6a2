/** What keeps the blocks from being saved: each with its block, which a press chooses. */
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './block-issues.module.css'
import { type Block, blockName, useBlockKit } from './block-kit.tsx'
import { hasColumns } from './block-tree.ts'
import type { BlockEditorState } from './use-block-editing.ts'

export interface BlockIssue {
  pointer: string
  text: string
}

/** The block at `/document/blocks/2` or `/document/blocks/2/columns/0/blocks/1`, whatever follows. */
function blockAt(blocks: readonly Block[], pointer: string): Block | undefined {
  const [, at, column, inner] = /^\/document\/blocks\/(\d+)(?:\/columns\/(\d+)\/blocks\/(\d+))?/.exec(pointer) ?? []
  const block = blocks[Number(at)]
  if (inner === undefined || !block || !hasColumns(block)) return block
  return block.columns[Number(column)]?.blocks[Number(inner)]
}

export function BlockIssues({ issues, editing }: { issues: readonly BlockIssue[]; editing: BlockEditorState }) {
  const { t } = useMessages()
  const kit = useBlockKit()
  return (
    <div className={styles.issues}>
      <Notice tone="warning" title={t('blocks.not_saved')}>
        <ul className={styles.list}>
          {issues.map(({ pointer, text }) => {
            const block = blockAt(editing.blocks, pointer)
            return (
              <li key={pointer + text}>
                {block && (
                  <Button variant="quiet" onPress={() => editing.select(block.id)}>
                    {blockName(block, kit, t)}
                  </Button>
                )}
                {text}
              </li>
            )
          })}
        </ul>
      </Notice>
    </div>
  )
}
