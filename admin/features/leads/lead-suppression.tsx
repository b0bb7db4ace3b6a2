/** That a lead's address gets no email: why, since when, and how to allow it again. */

import type { Lead } from '@leadwright/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { emailClient } from '../../product/emails/client.ts'
import { RemoveDialog } from '../../product/emails/suppressions/remove-dialog.tsx'
import { reasonNames, sourceNames } from '../../product/emails/suppressions/words.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

const suppressionOfQuery = (site_id: string, lead_id: string) =>
  queryOptions({
    queryKey: ['suppressions', site_id, 'of', lead_id],
    queryFn: async ({ signal }) =>
      (await emailClient.suppressions.list({ site_id, lead_id, status: 'active', limit: 1 }, { signal })).data[0] ??
      null,
  })

export function LeadSuppression({
  site_id,
  lead,
  timezone,
}: {
  site_id: string
  lead: Lead
  timezone: string | undefined
}) {
  const { t, moment } = useMessages()
  const [isRemoving, setRemoving] = useState(false)
  const { data: suppression } = useQuery(suppressionOfQuery(site_id, lead.id))
  if (suppression === undefined) return null
  if (suppression === null)
    return lead.suppression?.reason === 'unsubscribed' ? (
      <Notice tone="warning" title={t('leads.left_before')}>
        <p>{t('leads.left_before_text')}</p>
      </Notice>
    ) : null
  const { email, reason, source, evidence, note, email_id, created_at } = suppression
  const said_at = email === lead.email ? null : (email ?? t('suppressions.erased'))
  return (
    <>
      <Notice
        tone="warning"
        title={t('leads.suppressed', { reason: t(reasonNames[reason]), at: moment(created_at, timezone) })}
        action={<Button onPress={() => setRemoving(true)}>{t('suppressions.remove')}</Button>}
      >
        <p>{t(reason === 'hard_bounce' ? 'suppressions.stops_all' : 'suppressions.stops_marketing')}</p>
        <p className="muted">{[said_at, t(sourceNames[source]), evidence, note].filter(Boolean).join(' · ')}</p>
        {email_id && (
          <Link href={pathTo('/sites/$site_id/emails/sent/$email_id', { site_id, email_id })}>
            {t('leads.suppressed_by_email')}
          </Link>
        )}
      </Notice>
      {isRemoving && <RemoveDialog {...{ site_id, suppression }} onClose={() => setRemoving(false)} />}
    </>
  )
}
