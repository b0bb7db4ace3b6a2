/** How the chat comes onto pages: by the snippet, as a page of its own, or as a frame in another. */
import { useMessages } from '../../../messages/messages.tsx'
import { CodeSnippet } from '../../../ui/code-snippet.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { ScreenState } from '../screen/assistant-screen.tsx'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export function InstallSection({ assistant: { id, name, page_url, status }, editor: { draft, put } }: ScreenState) {
  const { t } = useMessages()
  const frame = `<iframe src="${escaped(page_url)}" title="${escaped(name)}" width="400" height="640" style="border:0"></iframe>`
  return (
    <Section title={t('assistants.install')} description={t('assistants.install_text')}>
      <div className="stack">
        {status !== 'published' && <Notice tone="info" title={t('assistants.install_draft')} />}
        <Switch
          isSelected={draft.on_every_page}
          onChange={on_every_page => put({ on_every_page })}
          description={t('assistants.on_every_page_note')}
        >
          {t('assistants.on_every_page')}
        </Switch>
        <CodeSnippet label={t('assistants.element')} code={`<div data-leadwright-chat="${id}"></div>`} />
        <CodeSnippet label={t('assistants.page')} code={page_url} />
        <CodeSnippet label={t('assistants.frame')} code={frame} />
      </div>
    </Section>
  )
}
