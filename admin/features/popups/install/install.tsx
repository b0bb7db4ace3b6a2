/** How the popup comes onto the owner's pages: the snippets, trying it on a page of theirs, and whether it is live there. */

import type { Popup, Site } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from '../editor-page.module.css'
import { EmbeddedSnippets } from './embedded-snippets.tsx'
import { LivePage } from './live-page.tsx'
import { OpenSnippets } from './open-snippets.tsx'
import { PackageSnippets } from './package-snippets.tsx'
import { PreviewOnPage } from './preview-on-page.tsx'
import { ScriptSnippets } from './script-snippets.tsx'

export function Install({ site, popup }: { site: Site; popup: Popup }) {
  const { t } = useMessages()
  const isEmbedded = popup.type === 'embedded'
  return (
    <div className={styles.page}>
      {site.status === 'draft' && <Notice tone="warning" title={t('popup_editor.site_is_draft')} />}
      <ScriptSnippets popup={popup} />
      {isEmbedded && <EmbeddedSnippets site={site} popup={popup} />}
      <PackageSnippets popup={popup} />
      <PreviewOnPage site={site} popup_id={popup.id} />
      <LivePage site={site} />
      {!isEmbedded && <OpenSnippets site_id={site.id} popup={popup} />}
      <p className="muted">
        {t('popup_editor.why_note')}{' '}
        <Link href={pathTo('/sites/$site_id/site/popups/why', { site_id: site.id })}>{t('popup_editor.why_link')}</Link>
      </p>
    </div>
  )
}
