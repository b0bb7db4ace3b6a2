/** For developers: the package that loads the same script in an app that is built. */
import type { Popup } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { CodeSnippet } from '../../../ui/code-snippet.tsx'
import { pageElsewhere } from '../../../ui/href.ts'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { packaged } from './snippets.ts'

export function PackageSnippets({ popup }: { popup: Popup }) {
  const { t } = useMessages()
  const { install, load, react } = packaged(popup.snippet)
  return (
    <Section title={t('popup_editor.package')} description={t('popup_editor.package_note')}>
      <div className="stack">
        <CodeSnippet label={t('popup_editor.package_install')} code={install} />
        <CodeSnippet label={t('popup_editor.package_load')} code={load} />
        <CodeSnippet label="React" code={react} />
        <p className="muted">
          <Link href={pageElsewhere('/docs/widget')} target="_blank">
            {t('popup_editor.package_guide')}
          </Link>
        </p>
      </div>
    </Section>
  )
}
