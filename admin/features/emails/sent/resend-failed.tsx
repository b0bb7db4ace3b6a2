/** Sending all emails that failed once more: how far back, the number, then an operation. */

import type { FailedEmailFilter } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { resendPreviewQuery } from '../../../product/emails/queries.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Select } from '../../../ui/select.tsx'

const day_ms = 86_400_000
const periods = [
  { id: 'day', label: 'emails.resend_day', ms: day_ms },
  { id: 'week', label: 'emails.resend_week', ms: 7 * day_ms },
  { id: 'ever', label: 'emails.resend_ever', ms: undefined },
] as const

type ResendFailedProps = { filter: Omit<FailedEmailFilter, 'queued_from'>; onClose: () => void }

export function ResendFailed({ filter, onClose }: ResendFailedProps) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const [opened_at] = useState(() => Date.now())
  const [period, setPeriod] = useState<string>('week')
  const ms = periods.find(({ id }) => id === period)?.ms
  const asked = { ...filter, ...(ms !== undefined && { queued_from: new Date(opened_at - ms).toISOString() }) }
  const { data } = useQuery(resendPreviewQuery(site_id, asked))
  const count = data?.matching
  const begin = useChange({
    run: () => emailClient.emails.createResend({ site_id, body: { filter: asked } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'operations', 'emails'),
    done: () => ({ text: t('operations.started') }),
    isHandled: () => true,
  })
  const title = count === undefined ? t('runs.counting') : t('emails.resend_count', { count })
  return (
    <ConfirmDialog
      title={title}
      action={title}
      isDanger={false}
      isDisabled={!count}
      isOpen
      onClose={onClose}
      onConfirm={() => begin.mutateAsync()}
    >
      <Select
        label={t('emails.resend_due')}
        isRequired
        value={period}
        onChange={setPeriod}
        options={periods.map(({ id, label }) => ({ id, label: t(label) }))}
      />
      <p>{count === 0 ? t('emails.resend_none') : t('emails.resend_note')}</p>
    </ConfirmDialog>
  )
}
