/** Comparisons of every open subscription with Stripe: each night's, and those that were started here. */
import type { Reconciliation, ReconciliationStatus } from '@leadwright/sdk'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Tone } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { Differences } from './differences.tsx'
import { billingConsole, reconciliationsQuery } from './queries.ts'

const looks: Record<ReconciliationStatus, [MessageKey, Tone | undefined]> = {
  running: ['billing_console.comparison_running', 'info'],
  done: ['billing_console.comparison_done', 'good'],
  failed: ['billing_console.comparison_failed', 'bad'],
}

export function ReconciliationTable() {
  const { t, moment, number } = useMessages()
  const [isRunning, setRunning] = useState(false)
  const list = useList(reconciliationsQuery(isRunning))
  const hasRunning = list.rows?.some(({ status }) => status === 'running') ?? false
  // The list is read again and again as long as one runs.
  if (list.rows && hasRunning !== isRunning) setRunning(hasRunning)
  const [opened, open] = useState<Reconciliation>()
  const start = useChange({
    run: () => billingConsole.startReconciliation(),
    shows: 'the answer',
    refreshes: [reconciliationsQuery(false).queryKey],
    done: () => ({ text: t('billing_console.comparison_started_toast') }),
  })
  return (
    <Section
      title={t('billing_console.reconciliation')}
      description={t('billing_console.reconciliation_text')}
      action={
        <Button isPending={start.isPending} isDisabled={hasRunning} onPress={() => start.mutate(undefined)}>
          {t('billing_console.compare_now')}
        </Button>
      }
      isFlush
    >
      <DataTable
        label={t('billing_console.reconciliation')}
        {...list}
        isPart
        nameOf={({ started_at }) => moment(started_at)}
        onOpen={open}
        empty={
          <EmptyState title={t('billing_console.no_comparisons')} text={t('billing_console.no_comparisons_text')} />
        }
        columns={[
          { id: 'at', label: t('billing_console.started'), cell: ({ started_at }) => moment(started_at) },
          { id: 'status', label: t('billing_console.state'), cell: one => <ComparisonBadge comparison={one} /> },
          {
            id: 'compared',
            label: t('billing_console.compared'),
            width: '150px',
            align: 'end',
            hideBelow: 600,
            cell: ({ subscriptions_compared }) => number(subscriptions_compared),
          },
        ]}
      />
      <Dialog
        title={opened ? moment(opened.started_at) : ''}
        size="large"
        isOpen={opened !== undefined}
        onClose={() => open(undefined)}
      >
        {opened && <Differences comparison={opened} />}
      </Dialog>
    </Section>
  )
}

function ComparisonBadge({ comparison: { status, differences } }: { comparison: Reconciliation }) {
  const { t } = useMessages()
  const [label, tone] = looks[status]
  if (status === 'done' && differences.length > 0)
    return <Badge tone="warning">{t('billing_console.differences', { count: differences.length })}</Badge>
  return <Badge tone={tone}>{t(label)}</Badge>
}
