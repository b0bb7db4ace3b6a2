/** Turns the text of a template into blocks; undoing gives the text back. */
import { Blocks } from 'lucide-react'
import { useMessages } from '../../../../messages/messages.tsx'
import { Button } from '../../../../ui/button.tsx'
import { withDocuments } from '../translations.ts'
import type { TemplateDraft } from '../use-template-editor.ts'
import { textToBlocks } from './text-to-blocks.ts'

type ToBlocksProps = { edit: (next: (draft: TemplateDraft) => TemplateDraft, field: string) => void }

export function ToBlocks({ edit }: ToBlocksProps) {
  const { t } = useMessages()
  return (
    <div>
      <Button
        icon={<Blocks size={14} aria-hidden />}
        onPress={() => edit(draft => withDocuments(draft, textToBlocks), 'document')}
      >
        {t('blocks.to_blocks')}
      </Button>
    </div>
  )
}
