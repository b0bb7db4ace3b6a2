/** The draft of a saved block in the editor kit: saved by a button, refused block by block. */
import type { SavedBlock } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { changedKeys } from '../../../product/editor/changed-keys.ts'
import { useEditor } from '../../../product/editor/use-editor.ts'
import { emailClient } from '../../../product/emails/client.ts'
import { fieldOf } from '../../../ui/problem.ts'
import { toast } from '../../../ui/toast.ts'
import { savedBlockQuery } from './queries.ts'

export type SavedBlockDraft = Pick<SavedBlock, 'name' | 'blocks'>
export type SavedBlockEditorState = ReturnType<typeof useSavedBlockEditor>

export function useSavedBlockEditor(site_id: string, block: SavedBlock) {
  const { t } = useMessages()
  const editor = useEditor<SavedBlock, SavedBlockDraft>(block, {
    query: savedBlockQuery(site_id, block.id),
    draftOf: ({ name, blocks }) => ({ name, blocks }),
    changesBetween: changedKeys,
    update: async (body, options) => {
      const answer = await emailClient.savedBlocks.update({ site_id, saved_block_id: block.id, body }, options)
      toast({ text: t('saved_blocks.saved', { count: answer.template_count }) })
      return answer
    },
    refreshes: [
      ['saved_blocks', site_id],
      ['templates', site_id],
    ],
    isAutomatic: false,
  })
  const { draft, failure } = editor
  // A change of the blocks takes their errors away.
  const refused = draft.blocks === failure?.draft.blocks ? failure.problem.errors : []
  const issues = refused.map(({ pointer, text }) => ({ pointer: `/${fieldOf(pointer).replaceAll('.', '/')}`, text }))
  return { ...editor, issues }
}
