/** Results of the popup, and applying a variant. */
import type { ResultVariant, Site } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { PopupResults } from '../../../product/results/popup-results.tsx'
import { useChange } from '../../../product/screens/use-change.ts'
import { client } from '../../../product/session/api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { PopupEditor } from '../draft/use-popup-editor.ts'
import styles from '../editor-page.module.css'

export function PopupOutcome({ site, editor }: { site: Site; editor: PopupEditor }) {
  const { t } = useMessages()
  const { popup } = editor
  const [chosen, setChosen] = useState<ResultVariant>()
  const nameOf = (id: string) => popup.variants.find(one => one.id === id)?.name ?? t('popup_editor.original')
  const name = nameOf(chosen?.variant ?? '')
  const others = [popup.base_variant, ...popup.variants.map(one => one.id)].filter(id => id !== chosen?.variant)
  const apply = useChange({
    run: async ({ variant }: ResultVariant) => {
      await client.popups.applyVariant({ site_id: site.id, popup_id: popup.id, variant_id: variant })
      // Its name is no longer available after the refetch.
      const applied = nameOf(variant)
      await editor.reload()
      return applied
    },
    shows: 'the answer',
    done: applied => ({ text: t('popup_editor.applied', { name: applied }) }),
    isHandled: () => true,
  })
  const saveAndApply = async () => {
    if (chosen && (await editor.save())) await apply.mutateAsync(chosen)
  }
  return (
    <div className={styles.page} data-wide>
      <PopupResults popup_id={popup.id} onApply={popup.variants.length > 0 ? setChosen : undefined} />
      <ConfirmDialog
        title={t('popup_editor.apply_title', { name })}
        action={t('results.apply')}
        isDanger={false}
        losses={others.map(nameOf)}
        isOpen={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        onConfirm={saveAndApply}
      >
        <p>{t('popup_editor.apply_text')}</p>
      </ConfirmDialog>
    </div>
  )
}
