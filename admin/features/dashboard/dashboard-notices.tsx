/** What stops email, the most important first and one at a time: a pause, no postal address, no signing key, no server. */

import type { Site } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { settingsQuery } from '../../product/emails/queries.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useDismissed } from '../../product/session/use-dismissed.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './dashboard-notices.module.css'
import { FirstSteps, useFirstSteps } from './first-steps.tsx'

export function DashboardNotices({ site, paused }: { site: Site; paused: ReactNode }) {
  const { t } = useMessages()
  const can = useCan()
  const steps = useFirstSteps(site)
  const { data: settings } = useQuery({ ...settingsQuery(site.id), enabled: can('manage-emails', site.id) })
  const [knowsUnsigned, dismissUnsigned] = useDismissed(`unsigned.${site.id}`)
  const [knowsFiles, dismissFiles] = useDismissed(`files.${site.id}`)
  const link = (to: 'site' | 'emails') =>
    to === 'site' ? (
      <Link look="button" href={pathTo('/sites/$site_id/site/information', { site_id: site.id })}>
        {t('dashboard.add_address')}
      </Link>
    ) : (
      <Link look="button" href={pathTo('/sites/$site_id/emails/settings', { site_id: site.id })}>
        {t('dashboard.add_key')}
      </Link>
    )
  const notices = [
    paused,
    steps.next && <FirstSteps site={site} status={steps} />,
    site.postal_address === '' && (
      <Notice
        tone="warning"
        title={t('dashboard.no_address_title')}
        action={can('manage-sites', site.id) && link('site')}
      >
        {t('dashboard.no_address_text')}
      </Notice>
    ),
    settings?.uses_server && !settings.dkim_configured && !knowsUnsigned && (
      <Notice tone="info" title={t('dashboard.unsigned_title')} action={link('emails')} onDismiss={dismissUnsigned} />
    ),
    settings && !settings.uses_server && !knowsFiles && (
      <Notice tone="info" title={t('dashboard.files_title')} onDismiss={dismissFiles} />
    ),
  ]
  return <div className={styles.notices}>{notices.find(Boolean)}</div>
}
