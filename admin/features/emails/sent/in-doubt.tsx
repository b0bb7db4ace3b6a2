/** An email that failed or whose outcome is unknown: the owner's decision. */

import type { EmailDetail, InDoubtDecision } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { patched } from '../../../product/lists/shown.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

export function InDoubt({ email }: { email: EmailDetail }) {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const of = { site_id, email_id: email.id }
  const refreshes = ofSite(site_id, 'emails', 'runs')
  const decided = (decision: InDoubtDecision) => () => [
    patched('emails', email.id, {
      ...{ decision, decided_at: new Date().toISOString() },
      ...(email.status === 'not_delivered' && { status: 'not_started' as const }),
    }),
  ]
  const resend = useChange({
    run: () => emailClient.emails.resend(of),
    shows: decided('resent'),
    refreshes,
    done: () => ({ text: t('doubt.resent_toast') }),
  })
  const settle = useChange({
    run: () => emailClient.emails.resolveDelivery(of),
    shows: decided('not_resent'),
    refreshes,
    done: () => ({ text: t('doubt.settled_toast') }),
  })
  if (email.status === 'not_delivered')
    return (
      <Notice tone="warning" title={t('failed.title')}>
        <p>{t('failed.text')}</p>
        <Button isPending={resend.isPending} onPress={() => resend.mutate()}>
          {t('doubt.resend')}
        </Button>
      </Notice>
    )
  if (email.decision && email.decided_at) {
    const at = moment(email.decided_at, timezone)
    return <Notice tone="info" title={t(email.decision === 'resent' ? 'doubt.resent' : 'doubt.settled', { at })} />
  }
  if (email.status !== 'unknown' || !email.ended_at) return null
  return (
    <Notice tone="warning" title={t('doubt.title')}>
      <p>{t('doubt.text')}</p>
      <div className="row-of">
        <Button isPending={resend.isPending} isDisabled={settle.isPending} onPress={() => resend.mutate()}>
          {t('doubt.resend')}
        </Button>
        <Button isPending={settle.isPending} isDisabled={resend.isPending} onPress={() => settle.mutate()}>
          {t('doubt.settle')}
        </Button>
      </div>
    </Notice>
  )
}
