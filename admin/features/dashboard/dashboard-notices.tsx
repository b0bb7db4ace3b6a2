/** What stands in the way of mail: a hold, no postal address, no key to sign with, no server. */
import type { Site } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { settingsQuery } from '../../product/emails/queries.ts'
import { useCan } from '../../product/session/abilities.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import './dashboard.css'

export function DashboardNotices({ site, paused }: { site: Site; paused: ReactNode }) {
  const { t } = useMessages()
  const can = useCan()
  const mayMail = can('manage-emails', site.id)
  const { data: settings } = useQuery({ ...settingsQuery(site.id), enabled: mayMail })
  const addKey = (
    <Link look="button" href={`/sites/${site.id}/emails/settings`}>
      {t('dashboard.add_key')}
    </Link>
  )
  return (
    <div className="dashboard-notices">
      {paused}
      {site.postal_address === '' && (
        <Notice
          tone="warning"
          title={t('dashboard.no_address_title')}
          action={
            can('manage-sites', site.id) && (
              <Link look="button" href={`/sites/${site.id}/site/information`}>
                {t('dashboard.add_address')}
              </Link>
            )
          }
        >
          {t('dashboard.no_address_text')}
        </Notice>
      )}
      {settings?.uses_server && !settings.dkim_configured && (
        <Notice tone="info" title={t('dashboard.unsigned_title')} action={addKey}>
          {t('dashboard.unsigned_text')}
        </Notice>
      )}
      {settings && !settings.uses_server && (
        <Notice tone="info" title={t('dashboard.files_title')} action={!settings.dkim_configured && addKey}>
          {t('dashboard.files_text')} {!settings.dkim_configured && t('dashboard.files_unsigned')}
        </Notice>
      )}
    </div>
  )
}
