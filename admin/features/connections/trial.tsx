/** What would be sent of ten leads with the present mapping, and what the service would refuse. Nothing is sent. */
import type { Connection, SyncTrialLead } from '@leadwright/sdk'
import { FlaskConical } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { connections } from '../../product/connections/client.ts'
import { serviceNames } from '../../product/connections/paths.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { canAsk, trialActionWords } from './connection-words.ts'
import styles from './connections.module.css'

export function Trial({ site_id, connection }: { site_id: string; connection: Connection }) {
  const { t } = useMessages()
  const service = serviceNames[connection.service]
  const trial = useChange({
    run: () => connections.trial({ site_id, connection_id: connection.id, body: {} }),
    shows: 'the answer',
  })
  const leads = trial.data?.data
  const refused = leads?.filter(({ refusals }) => refusals.length > 0).length ?? 0
  return (
    <Section
      title={t('connections.trial')}
      description={t('connections.trial_text', { service })}
      action={
        <Button
          icon={<FlaskConical size={16} aria-hidden />}
          isPending={trial.isPending}
          isDisabled={!canAsk(connection)}
          onPress={() => trial.mutate()}
        >
          {leads ? t('connections.trial_again') : t('connections.trial_run')}
        </Button>
      }
    >
      {!leads && (
        <p className="muted">
          {canAsk(connection) ? t('connections.trial_nothing_sent') : t('connections.trial_after_authorization')}
        </p>
      )}
      {leads && leads.length === 0 && <p className="muted">{t('connections.trial_no_leads')}</p>}
      {leads && leads.length > 0 && (
        <div className="stack">
          <Notice
            tone={refused > 0 ? 'warning' : 'good'}
            title={
              refused > 0
                ? t('connections.trial_refused', { count: refused, service })
                : t('connections.trial_good', { count: leads.length, service })
            }
          />
          <ol className={styles.rows}>
            {leads.map(lead => (
              <TrialLead key={lead.lead_id} lead={lead} />
            ))}
          </ol>
        </div>
      )}
    </Section>
  )
}

function TrialLead({ lead }: { lead: SyncTrialLead }) {
  const { t } = useMessages()
  const { email, action, reason_text, fields, tags, refusals } = lead
  return (
    <li>
      <div>
        <strong>{email}</strong>
        {reason_text && <p>{reason_text}</p>}
        {fields.length > 0 && (
          <p className="muted">
            {fields.map(({ service_name, value }) => `${service_name}: ${value || '–'}`).join(' · ')}
          </p>
        )}
        {tags.length > 0 && <p className="muted">{t('connections.trial_tags', { tags: tags.join(', ') })}</p>}
        {refusals.map(({ field, reason, text }) => (
          <p key={`${field} ${reason}`} className={styles.refusal}>
            {field ? `${field}: ${text}` : text}
          </p>
        ))}
      </div>
      <Badge tone={refusals.length > 0 ? 'bad' : action === 'left_out' ? 'warning' : undefined}>
        {refusals.length > 0 ? t('connections.trial_would_refuse') : t(trialActionWords[action])}
      </Badge>
    </li>
  )
}
