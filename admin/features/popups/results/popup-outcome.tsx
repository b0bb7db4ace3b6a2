/** What the popup brought, and the end of a comparison: one of its versions becomes the popup. */
import type { ResultVariant, Site } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { PopupResults } from '../../../product/results/popup-results.tsx'
import { client } from '../../../product/session/api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import type { PopupEditor } from '../draft/use-popup-editor.ts'
import styles from '../editor-page.module.css'

export function PopupOutcome({ site, editor }: { site: Site; editor: PopupEditor }) {
  const { t } = useMessages()
  const { popup } = editor
  const [chosen, setChosen] = useState<ResultVariant>()
  const nameOf = (id: string) => popup.variants.find(one => one.id === id)?.name ?? t('popup_editor.original')
  const name = nameOf(chosen?.variant ?? '')
  const others = ['original', ...popup.variants.map(one => one.id)].filter(id => id !== chosen?.variant)
  const apply = async () => {
    if (!chosen || !(await editor.save())) return
    await client.popups.applyVariant({ site_id: site.id, popup_id: popup.id, variant_id: chosen.variant })
    await editor.reload()
    toast({ text: t('popup_editor.applied', { name }) })
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
        onConfirm={apply}
      >
        <p>{t('popup_editor.apply_text')}</p>
      </ConfirmDialog>
    </div>
  )
}
