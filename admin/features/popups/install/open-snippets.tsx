/** How the owner's own button or script opens the popup, whatever its triggers say. */
import type { Popup } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { CodeSnippet } from '../../../ui/code-snippet.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { snippetsQuery } from '../queries.ts'
import { queued } from './snippets.ts'

export function OpenSnippets({ site_id, popup }: { site_id: string; popup: Popup }) {
  const { t } = useMessages()
  const { data } = useQuery(snippetsQuery(site_id, popup))
  return (
    <Section title={t('popup_editor.own_button')} description={t('popup_editor.own_button_note')}>
      {data ? (
        <div className="stack">
          <CodeSnippet label="HTML" code={data.click} />
          <CodeSnippet label="JavaScript" code={queued(data.call)} />
        </div>
      ) : (
        <Skeleton lines={['80%', '60%']} />
      )}
    </Section>
  )
}
