/** What stops email: a pause, no postal address, no signing key, no server. */

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

export function DashboardNotices({ site, paused }: { site: Site; paused: ReactNode }) {
  const { t } = useMessages()
  const can = useCan()
  const mayMail = can('manage-emails', site.id)
  const { data: settings } = useQuery({ ...settingsQuery(site.id), enabled: mayMail })
  const [knowsUnsigned, dismissUnsigned] = useDismissed(`unsigned.${site.id}`)
  const [knowsFiles, dismissFiles] = useDismissed(`files.${site.id}`)
  const addKey = (
    <Link look="button" href={pathTo('/sites/$site_id/emails/settings', { site_id: site.id })}>
      {t('dashboard.add_key')}
    </Link>
  )
  return (
    <div className={styles.notices}>
      {paused}
      {site.postal_address === '' && (
        <Notice
          tone="warning"
          title={t('dashboard.no_address_title')}
          action={
            can('manage-sites', site.id) && (
              <Link look="button" href={pathTo('/sites/$site_id/site/information', { site_id: site.id })}>
                {t('dashboard.add_address')}
              </Link>
            )
          }
        >
          {t('dashboard.no_address_text')}
        </Notice>
      )}
      {settings?.uses_server && !settings.dkim_configured && !knowsUnsigned && (
        <Notice tone="info" title={t('dashboard.unsigned_title')} action={addKey} onDismiss={dismissUnsigned}>
          {t('dashboard.unsigned_text')}
        </Notice>
      )}
      {settings && !settings.uses_server && !knowsFiles && (
        <Notice tone="info" title={t('dashboard.files_title')} onDismiss={dismissFiles}>
          {t('dashboard.files_text')}
        </Notice>
      )}
    </div>
  )
}
