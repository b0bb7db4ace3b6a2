/** The plans of the installation: what each allows and lacks. */
import type { Plan } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Messages, useMessages } from '../../messages/messages.tsx'
import { intervalPrice } from '../../product/billing/subscription-words.ts'
import { fileSize } from '../../product/file-size.ts'
import { wholeList } from '../../product/lists/use-list.ts'
import { offeredName } from '../../product/plan-words.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'
import { PlanForm } from './plan-form.tsx'
import { plans, plansQuery } from './queries.ts'

/** In the first of its currencies; how many others there are is told in the form. */
function pricesOf({ prices, is_public, plan_type }: Plan, messages: Messages): string {
  const { t, list } = messages
  const currency = prices[0]?.currency
  const own = prices.filter(price => price.currency === currency)
  const words =
    own.length > 0 ? list(own.map(price => intervalPrice(price, price.interval, messages))) : t('pricing.free')
  const offered = plan_type === 'account' ? t('console.plan_public') : t('console.add_on_public')
  return is_public ? `${words} · ${offered}` : words
}

function limitsOf({ limits }: Plan, messages: Messages): string {
  const { t, number, list } = messages
  const most = (name: string, limit: number) => (name === 'storage' ? fileSize(limit, messages) : number(limit))
  return list(Object.entries(limits).map(([name, limit]) => `${offeredName(name, t)}: ${most(name, limit)}`))
}

export function PlanTable() {
  const messages = useMessages()
  const { t, number } = messages
  const all = wholeList(useQuery(plansQuery()))
  const [edited, edit] = useState<Plan | 'new'>()
  const [leaving, leave] = useState<Plan>()
  const remove = useChange({
    run: ({ id }: Plan) => plans.delete({ plan_id: id }),
    shows: 'the answer',
    refreshes: [plansQuery().queryKey],
    done: (_, { name }) => ({ text: t('console.plan_deleted_toast', { name }) }),
    isHandled: () => true,
  })
  const close = () => edit(undefined)
  const isNew = edited === 'new'
  return (
    <Section
      title={t('console.plans')}
      description={t('console.plans_text')}
      action={
        <Button icon={<Plus size={16} aria-hidden />} onPress={() => edit('new')}>
          {t('console.new_plan')}
        </Button>
      }
      isFlush
    >
      <DataTable
        label={t('console.plans')}
        {...all}
        isPart
        nameOf={({ name }) => name}
        empty={<EmptyState title={t('console.no_plans')} text={t('console.no_plans_text')} />}
        columns={[
          {
            id: 'name',
            label: t('console.plan_name'),
            cell: ({ name, is_default }) => (is_default ? `${name} · ${t('console.is_default')}` : name),
          },
          {
            id: 'limits',
            label: t('console.limits'),
            hideBelow: 1024,
            cell: plan => limitsOf(plan, messages) || t('console.unlimited'),
          },
          { id: 'prices', label: t('console.plan_prices'), hideBelow: 600, cell: plan => pricesOf(plan, messages) },
          { id: 'accounts', label: t('console.accounts'), width: '120px', cell: ({ accounts }) => number(accounts) },
        ]}
        actionsOf={plan => [
          {
            id: 'edit',
            label: t('console.edit_plan'),
            icon: <Pencil size={16} aria-hidden />,
            onAction: () => edit(plan),
          },
          {
            id: 'delete',
            label: t('console.delete_plan'),
            icon: <Trash2 size={16} aria-hidden />,
            isDanger: true,
            onAction: () => leave(plan),
          },
        ]}
      />
      <Dialog
        title={edited && !isNew ? t('console.edit_plan') : t('console.new_plan')}
        isOpen={edited !== undefined}
        onClose={close}
      >
        <PlanForm plan={isNew ? undefined : edited} onClose={close} />
      </Dialog>
      <ConfirmDialog
        title={t('console.delete_plan_title', { name: leaving?.name ?? '' })}
        action={t('console.delete_plan')}
        isOpen={leaving !== undefined}
        onClose={() => leave(undefined)}
        onConfirm={async () => leaving && (await remove.mutateAsync(leaving))}
      >
        <p>{t('console.delete_plan_text')}</p>
      </ConfirmDialog>
    </Section>
  )
}
