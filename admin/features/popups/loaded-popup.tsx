/** The editor of one popup that has been read: joins draft, preview, properties, issues and the other views. */

import type { Popup, Site } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { EditorDialogs } from '../../product/editor/editor-dialogs.tsx'
import { useEditorKeys } from '../../product/editor/use-editor-keys.ts'
import { popupsPath } from '../../product/popups/paths.ts'
import { DeletePopup } from './delete-popup.tsx'
import { usePopupEditor } from './draft/use-popup-editor.ts'
import { EditorDesign } from './editor-design.tsx'
import { EditorHeader } from './editor-header.tsx'
import { EditorPage } from './editor-page.tsx'
import { issuesOf } from './issues.tsx'
import styles from './loaded-popup.module.css'
import { PublishButton } from './publish-button.tsx'
import { useEditorView } from './use-editor-view.ts'
import { useIssues } from './use-issues.ts'
import { usePopupChanges } from './use-popup-changes.ts'

export function LoadedPopup({ site, popup }: { site: Site; popup: Popup }) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const editor = usePopupEditor(site.id, popup)
  const { view, views } = useEditorView(site.id)
  const [isDeleting, setDeleting] = useState(false)
  const { duplicate } = usePopupChanges(site.id)
  const found = useIssues(editor, issuesOf(popup.missing))
  const element = useFocusOnOpening()
  useEditorKeys(editor, view === 'design')

  const keep = () => {
    if (editor.isAutomatic) void editor.save()
  }

  return (
    <div className={styles.editor} data-slot="editor" ref={element} tabIndex={-1}>
      <EditorHeader
        site_id={site.id}
        editor={editor}
        view={view}
        views={views}
        onLeave={keep}
        refusal={found.refusal}
        action={<PublishButton site={site} editor={editor} unfinished={found.unfinished} onRefused={found.refuse} />}
        menu={[
          { id: 'duplicate', label: t('popups.duplicate'), onAction: () => duplicate.mutate(popup) },
          { id: 'delete', label: t('popups.delete'), isDanger: true, onAction: () => setDeleting(true) },
        ]}
      />
      {view === 'design' ? (
        <EditorDesign site={site} editor={editor} found={found} />
      ) : (
        <EditorPage site={site} editor={editor} view={view} />
      )}
      <DeletePopup
        site_id={site.id}
        popup={isDeleting ? popup : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate({ href: popupsPath(site.id, popup.type) })}
      />
      <EditorDialogs editor={editor} isLeaving={isDeleting} />
    </div>
  )
}

/** The editor takes the focus that the screen before left behind. */
function useFocusOnOpening() {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
