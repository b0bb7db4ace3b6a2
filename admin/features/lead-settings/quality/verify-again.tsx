/** Leads that are known, judged again by the lists and exceptions of today; how far that has come stands beneath. */
import type { EmailVerification } from '@leadwright/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { verificationsQuery } from '../../../product/lead-settings/queries.ts'
import { client } from '../../../product/session/api.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'

const unknown = { kind: 'rule', field: 'email_validity', op: 'is', value: 'unknown' } as const

export function VerifyAgain({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const [which, choose] = useState<'all' | 'unknown'>('all')
  const { data } = useQuery(verificationsQuery(site_id))
  const last = data?.data[0]
  return (
    <Section title={t('quality.again')} description={t('quality.again_text')}>
      <div className="stack">
        <Form
          onSubmit={async () => {
            await client.leadQuality.verifyEmails({ site_id, body: which === 'all' ? {} : { filter: unknown } })
            await queries.invalidateQueries({ queryKey: verificationsQuery(site_id).queryKey })
          }}
        >
          <div className="try-address">
            <Select
              label={t('quality.again_which')}
              isRequired
              value={which}
              options={[
                { id: 'all', label: t('quality.again_all') },
                { id: 'unknown', label: t('quality.again_unknown') },
              ]}
              onChange={id => choose(id === 'unknown' ? id : 'all')}
            />
            <SubmitButton isDisabled={last?.status === 'running'}>{t('quality.again_action')}</SubmitButton>
          </div>
        </Form>
        {last && <Progress verification={last} />}
      </div>
    </Section>
  )
}

function Progress({ verification }: { verification: EmailVerification }) {
  const { t, number, moment } = useMessages()
  const { site } = useSite()
  const { status, matching_leads, verified_leads: judged, changed_leads: changed, unanswered_leads } = verification
  const values = { judged: number(judged), changed: number(changed) }
  const at = moment(verification.finished_at ?? verification.created_at, site?.timezone)
  const text =
    status === 'done'
      ? t('quality.again_done', { ...values, at })
      : t('quality.again_running', { ...values, matching: number(matching_leads ?? judged) })
  return (
    <p role="status" className="numbers muted">
      {text}
      {unanswered_leads > 0 && ` ${t('quality.again_unanswered', { count: unanswered_leads })}`}
    </p>
  )
}
