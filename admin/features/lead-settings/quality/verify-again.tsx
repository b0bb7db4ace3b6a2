/** Verifies existing leads again by the present lists and exceptions, with progress. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { leadSettingsClient } from '../../../product/lead-settings/client.ts'
import { OperationProgress } from '../../../product/operations/operation-progress.tsx'
import { operationsPath } from '../../../product/operations/paths.ts'
import { latestOperationsQuery } from '../../../product/operations/queries.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import styles from './try-address.module.css'

const unknown = { type: 'rule', field: 'email_validity', op: 'is', value: 'unknown' } as const

export function VerifyAgain({ site_id }: { site_id: string }) {
  const { t, moment } = useMessages()
  const { site } = useSite()
  const [which, choose] = useState<'all' | 'unknown'>('all')
  const { data } = useQuery(latestOperationsQuery(site_id, { type: 'email_verification' }, 1))
  const last = data?.data[0]
  const verify = useChange({
    run: () =>
      leadSettingsClient.leadQuality.verifyEmails({ site_id, body: which === 'all' ? {} : { filter: unknown } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'operations'),
    isHandled: () => true,
  })
  return (
    <Section title={t('quality.again')} description={t('quality.again_text')}>
      <div className="stack">
        <Form onSubmit={() => verify.mutateAsync()}>
          <div className={styles.tryAddress}>
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
            <SubmitButton isDisabled={last?.can_cancel ?? false}>{t('quality.again_action')}</SubmitButton>
          </div>
        </Form>
        {last && (
          <div role="status" className="stack">
            <span className="row-of">
              <StatusBadge status={last.status} /> {moment(last.ended_at ?? last.created_at, site?.timezone)}
            </span>
            <OperationProgress operation={last} />
            <Link href={operationsPath(site_id)}>{t('operations.see_all')}</Link>
          </div>
        )}
      </div>
    </Section>
  )
}
