/** The templates that have a saved block, and what sends them. */
import type { SavedBlock } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { UseList } from '../../../product/objects/object-uses.tsx'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { savedBlockUsesQuery } from './queries.ts'

type SavedBlockUsesProps = { block: SavedBlock; isRefused: boolean; onClose: () => void }

/** `isRefused`: somebody wanted to delete it. */
export function SavedBlockUses({ block, isRefused, onClose }: SavedBlockUsesProps) {
  const { t } = useMessages()
  return (
    <Dialog
      title={isRefused ? t('saved_blocks.delete_title', { name: block.name }) : block.name}
      isOpen
      onClose={onClose}
      footer={<Button onPress={onClose}>{t('ui.close')}</Button>}
    >
      <div className="stack">
        {isRefused && (
          <Notice tone="warning" title={t('saved_blocks.in_use')}>
            {t('saved_blocks.in_use_text')}
          </Notice>
        )}
        <SavedBlockUseList saved_block_id={block.id} />
      </div>
    </Dialog>
  )
}

export function SavedBlockUseList({ saved_block_id }: { saved_block_id: string }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const { data: uses, error, refetch } = useQuery(savedBlockUsesQuery(site_id, saved_block_id))
  return (
    <>
      {error && !uses && <ErrorState error={error} onRetry={refetch} />}
      {!uses && !error && <Skeleton />}
      {uses && <p className="muted">{t(uses.length > 0 ? 'saved_blocks.uses_text' : 'saved_blocks.uses_none')}</p>}
      {uses && uses.length > 0 && <UseList site_id={site_id} uses={uses} />}
    </>
  )
}
