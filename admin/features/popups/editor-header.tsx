/** The head of the editor: name, state, whether it is kept, undo, publishing, and the way to the other views. */

import { constraints } from '@leadwright/sdk'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { SavingIndicator } from '../../product/editor/saving-indicator.tsx'
import { UndoButtons } from '../../product/editor/undo-buttons.tsx'
import { useTypeWords } from '../../product/popups/type-words.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { Badge } from '../../ui/badge.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu, type MenuAction } from '../../ui/menu.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useTitle } from '../../ui/use-title.ts'
import type { PopupEditor } from './draft/use-popup-editor.ts'
import styles from './editor-header.module.css'
import type { EditorView } from './use-editor-view.ts'

export type EditorHeaderProps = {
  site_id: string
  editor: PopupEditor
  view: EditorView
  views: EditorView[]
  onView: (view: EditorView) => void
  /** Why publishing was refused. */
  refusal: string | undefined
  action: ReactNode
  menu: MenuAction[]
}

export function EditorHeader({ site_id, editor, view, views, onView, refusal, action, menu }: EditorHeaderProps) {
  const { t } = useMessages()
  const types = useTypeWords()
  const { draft, edit, saved } = editor
  useTitle(draft.name)
  const words: Record<EditorView, string> = {
    design: t('popup_editor.design'),
    install: t('popup_editor.install'),
    results: t('popup_editor.results'),
    submissions: t('popups.submissions'),
    history: t('popup_editor.history'),
  }
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <Link href={pathTo('/sites/$site_id/site/popups', { site_id })} look="plain" aria-label={t('popups.title')}>
          <ChevronLeft size={20} aria-hidden />
        </Link>
        <h1 className="unseen">{draft.name}</h1>
        <input
          className={styles.nameInput}
          aria-label={t('popups.name')}
          maxLength={constraints.PopupChanges.name.maxLength}
          value={draft.name}
          onChange={event => edit('name', draft => ({ ...draft, name: event.target.value }))}
          onBlur={() => draft.name.trim() === '' && edit('name', draft => ({ ...draft, name: saved.name }))}
        />
        <Badge>{types.one[editor.popup.type]}</Badge>
        <StatusBadge status={editor.popup.status} />
        <SavingIndicator editor={editor} refusal={refusal} />
      </div>
      <ChoiceBar<EditorView>
        label={t('popup_editor.views')}
        value={view}
        onChange={onView}
        options={views.map(id => ({ id, label: words[id] }))}
      />
      <div className={styles.actions}>
        <UndoButtons editor={editor} />
        {action}
        <Menu actions={menu} />
      </div>
    </header>
  )
}
