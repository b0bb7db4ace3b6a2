/** How the chat comes onto pages: as a page of its own, or as a frame in another. */
import type { Assistant } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { CodeSnippet } from '../../../ui/code-snippet.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export function InstallSection({ assistant: { name, page_url, status } }: { assistant: Assistant }) {
  const { t } = useMessages()
  const frame = `<iframe src="${escaped(page_url)}" title="${escaped(name)}" width="400" height="640" style="border:0"></iframe>`
  return (
    <Section title={t('assistants.install')} description={t('assistants.install_text')}>
      <div className="stack">
        {status !== 'published' && <Notice tone="info" title={t('assistants.install_draft')} />}
        <CodeSnippet label={t('assistants.page')} code={page_url} />
        <CodeSnippet label={t('assistants.frame')} code={frame} />
      </div>
    </Section>
  )
}
