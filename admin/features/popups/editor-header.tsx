/** The head of the editor: name, state, whether it is kept, undo, publishing, and the way to the other views. */
import { ChevronLeft, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu, type MenuAction } from '../../ui/menu.tsx'
import { useTitle } from '../../ui/page-header.tsx'
import { SaveStatus } from '../../ui/save-status.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Editor } from './draft/use-editor.ts'
import { useTypeWords } from './type-words.ts'
import type { EditorView } from './use-editor-view.ts'

export type EditorHeaderProps = {
  site_id: string
  editor: Editor
  view: EditorView
  views: EditorView[]
  onView: (view: EditorView) => void
  failure: string | undefined
  action: ReactNode
  menu: MenuAction[]
}

export function EditorHeader({ site_id, editor, view, views, onView, failure, action, menu }: EditorHeaderProps) {
  const { t } = useMessages()
  const types = useTypeWords()
  const { draft, edit, state } = editor
  useTitle(draft.name)
  const words: Record<EditorView, string> = {
    design: t('popup_editor.design'),
    install: t('popup_editor.install'),
    results: t('popup_editor.results'),
    submissions: t('popups.submissions'),
    history: t('popup_editor.history'),
  }
  return (
    <header className="editor-head">
      <div className="editor-name">
        <Link href={`/sites/${site_id}/site/popups`} look="plain" aria-label={t('popups.title')}>
          <ChevronLeft size={20} aria-hidden />
        </Link>
        <h1 className="unseen">{draft.name}</h1>
        <input
          className="editor-name-input"
          aria-label={t('popups.name')}
          maxLength={100}
          value={draft.name}
          onChange={event => edit('name', draft => ({ ...draft, name: event.target.value }))}
          onBlur={() => draft.name.trim() === '' && edit('name', draft => ({ ...draft, name: state.saved.name }))}
        />
        <Badge>{types.one[editor.popup.type]}</Badge>
        <StatusBadge status={editor.popup.status} />
        <SaveStatus
          state={state.isSaving ? 'saving' : editor.isDirty ? 'not_saved' : 'saved'}
          error={editor.isDirty && !state.isSaving ? failure : undefined}
        />
      </div>
      <ChoiceBar<EditorView>
        label={t('popup_editor.views')}
        value={view}
        onChange={onView}
        options={views.map(id => ({ id, label: words[id] }))}
      />
      <div className="editor-actions">
        <IconButton
          label={t('popup_editor.undo')}
          icon={<Undo2 size={16} aria-hidden />}
          isDisabled={!editor.canUndo}
          onPress={editor.undo}
        />
        <IconButton
          label={t('popup_editor.redo')}
          icon={<Redo2 size={16} aria-hidden />}
          isDisabled={!editor.canRedo}
          onPress={editor.redo}
        />
        {action}
        <Menu actions={menu} />
      </div>
    </header>
  )
}
