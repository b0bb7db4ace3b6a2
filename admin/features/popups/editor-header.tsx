/** The head of a popup: as every thing's, with its undo, whether it is saved, and publishing. */

import { constraints } from '@leadwright/sdk'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { SavingIndicator } from '../../product/editor/saving-indicator.tsx'
import { UndoButtons } from '../../product/editor/undo-buttons.tsx'
import { ObjectHeader, type ObjectTab } from '../../product/objects/object-header.tsx'
import { popupPath, popupsPath } from '../../product/popups/paths.ts'
import { useTypeWords } from '../../product/popups/type-words.ts'
import { Badge } from '../../ui/badge.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { PopupEditor } from './draft/use-popup-editor.ts'
import type { EditorView } from './use-editor-view.ts'

export type EditorHeaderProps = {
  site_id: string
  editor: PopupEditor
  view: EditorView
  views: EditorView[]
  /** Before another view is shown. */
  onLeave: () => void
  /** Why publishing was refused. */
  refusal: string | undefined
  action: ReactNode
  menu: MenuAction[]
}

const tabs: Record<EditorView, ObjectTab> = {
  overview: 'overview',
  design: 'edit',
  install: 'install',
  submissions: 'people',
  results: 'results',
  history: 'history',
}

export function EditorHeader({ site_id, editor, view, views, onLeave, refusal, action, menu }: EditorHeaderProps) {
  const { t } = useMessages()
  const types = useTypeWords()
  const { draft, edit, popup } = editor
  return (
    <ObjectHeader
      back={{
        label: t(popup.type === 'embedded' ? 'forms.title' : 'popups.title'),
        href: popupsPath(site_id, popup.type),
      }}
      name={draft.name}
      rename={{
        label: t('popups.name'),
        maxLength: constraints.PopupChanges.name.maxLength,
        onChange: name => edit('name', draft => ({ ...draft, name })),
        onLeft: () => draft.name.trim() === '' && edit('name', draft => ({ ...draft, name: editor.saved.name })),
      }}
      status={
        <>
          <Badge>{types.one[popup.type]}</Badge>
          <StatusBadge status={popup.status} />
        </>
      }
      saving={<SavingIndicator editor={editor} refusal={refusal} />}
      tools={view === 'design' && <UndoButtons editor={editor} />}
      action={action}
      menu={menu}
      tabs={views.map(id => ({
        id: tabs[id],
        href: popupPath(site_id, popup.id, id === 'design' ? undefined : id),
      }))}
      here={tabs[view]}
      onLeave={onLeave}
      isEditor
    />
  )
}
