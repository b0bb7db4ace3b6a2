/** How fast the site sends: its limits with what was sent under them today and in the last hour. */
import type { SendingLimit } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useChange } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Section } from '../../../ui/section.tsx'
import { sendingLimits } from './client.ts'
import { LimitForm } from './limit-form.tsx'
import { sendingLimitsQuery } from './transport-query.ts'

export function SendingLimits() {
  const site_id = useSiteId()
  const { t, number } = useMessages()
  const { data, error, refetch } = useQuery(sendingLimitsQuery(site_id))
  const [edited, edit] = useState<SendingLimit | 'new'>()
  const remove = useChange({
    run: ({ domain }: SendingLimit) =>
      sendingLimits.update({
        site_id,
        body: { domain, emails_per_second: null, emails_per_hour: null, warm_up: false },
      }),
    shows: () => [],
    refreshes: [sendingLimitsQuery(site_id).queryKey],
    done: () => ({ text: t('sending_limits.removed') }),
  })
  const nameOf = ({ domain }: SendingLimit) => domain ?? t('sending_limits.site')
  const todayOf = ({ sent_today, warm_up }: SendingLimit) =>
    warm_up
      ? t('sending_limits.warm_up_day', {
          sent: number(sent_today),
          max: number(warm_up.emails_max),
          day: warm_up.day,
        })
      : number(sent_today)
  const lastHourOf = ({ sent_last_hour, emails_per_hour }: SendingLimit) =>
    emails_per_hour === null
      ? number(sent_last_hour)
      : t('sending_limits.of', { sent: number(sent_last_hour), max: number(emails_per_hour) })
  return (
    <Section
      title={t('sending_limits.title')}
      description={t('sending_limits.note')}
      action={<Button onPress={() => edit('new')}>{t('sending_limits.add')}</Button>}
    >
      {data?.data.length === 0 ? (
        <p className="muted">{t('sending_limits.none')}</p>
      ) : (
        <DataTable
          label={t('sending_limits.title')}
          rows={data?.data}
          idOf={nameOf}
          error={error}
          onRetry={refetch}
          isPart
          nameOf={nameOf}
          onOpen={edit}
          actionsOf={limit => [
            {
              id: 'edit',
              label: t('sending_limits.edit'),
              icon: <Pencil size={16} aria-hidden />,
              onAction: () => edit(limit),
            },
            {
              id: 'remove',
              label: t('sending_limits.remove'),
              icon: <Trash2 size={16} aria-hidden />,
              isDanger: true,
              onAction: () => remove.mutate(limit),
            },
          ]}
          empty={null}
          columns={[
            { id: 'name', label: t('sending_limits.name'), cell: nameOf },
            { id: 'today', label: t('sending_limits.today'), cell: todayOf },
            { id: 'hour', label: t('sending_limits.last_hour'), width: '160px', hideBelow: 600, cell: lastHourOf },
            {
              id: 'second',
              label: t('sending_limits.per_second'),
              width: '120px',
              align: 'end',
              hideBelow: 600,
              cell: ({ emails_per_second }) => (emails_per_second === null ? '–' : number(emails_per_second)),
            },
          ]}
        />
      )}
      {data && (
        <Dialog title={t('sending_limits.title')} isOpen={edited !== undefined} onClose={() => edit(undefined)}>
          {edited && (
            <LimitForm
              limit={edited === 'new' ? undefined : edited}
              plan={data.warm_up_plan}
              onSaved={() => edit(undefined)}
            />
          )}
        </Dialog>
      )}
    </Section>
  )
}
