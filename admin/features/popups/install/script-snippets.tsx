/** The script itself: the line that keeps itself up to date, and the one that stays at today's version and can be checked. */
import type { Popup } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { CodeSnippet } from '../../../ui/code-snippet.tsx'
import { Section } from '../../../ui/section.tsx'
import { widgetFilesQuery } from '../queries.ts'
import { pinned } from './snippets.ts'

export function ScriptSnippets({ popup }: { popup: Popup }) {
  const { t } = useMessages()
  const { data } = useQuery(widgetFilesQuery())
  const file = data?.['widget.js']
  return (
    <Section title={t('popup_editor.snippet')} description={t('popup_editor.snippet_note')}>
      <div className="stack">
        <CodeSnippet label="HTML" code={popup.snippet} />
        {file && (
          <div className="stack" data-near>
            <CodeSnippet label={t('popup_editor.pinned')} code={pinned(popup.snippet, file)} />
            <p className="muted">{t('popup_editor.pinned_note')}</p>
          </div>
        )}
      </div>
    </Section>
  )
}
