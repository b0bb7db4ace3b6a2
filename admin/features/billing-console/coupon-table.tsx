/** Coupons with the code that buyers type: create them, and end them. */
import type { Coupon } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { wholeList } from '../../product/lists/use-list.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './billing-console.module.css'
import { CouponForm } from './coupon-form.tsx'
import { discountWords } from './coupon-words.ts'
import { billingConsole, couponsQuery } from './queries.ts'

export function CouponTable() {
  const messages = useMessages()
  const { t, date, number } = messages
  const all = wholeList(useQuery(couponsQuery()))
  const [isAdding, setAdding] = useState(false)
  const [leaving, leave] = useState<Coupon>()
  const remove = useChange({
    run: ({ id }: Coupon) => billingConsole.deleteCoupon({ coupon_id: id }),
    shows: 'the answer',
    refreshes: [couponsQuery().queryKey],
    done: (_, { code }) => ({ text: t('billing_console.coupon_deleted_toast', { code }) }),
    isHandled: () => true,
  })
  return (
    <Section
      title={t('billing_console.coupons')}
      action={
        <Button icon={<Plus size={16} aria-hidden />} onPress={() => setAdding(true)}>
          {t('billing_console.new_coupon')}
        </Button>
      }
      isFlush
    >
      <DataTable
        label={t('billing_console.coupons')}
        {...all}
        isPart
        nameOf={({ code }) => code}
        empty={<EmptyState title={t('billing_console.no_coupons')} text={t('billing_console.no_coupons_text')} />}
        columns={[
          { id: 'code', label: t('billing_console.code'), cell: ({ code }) => code },
          { id: 'discount', label: t('billing_console.discount'), cell: one => discountWords(one, messages) },
          {
            id: 'used',
            label: t('billing_console.used'),
            width: '90px',
            align: 'end',
            cell: ({ redemptions, max_redemptions }) =>
              max_redemptions === null ? (
                number(redemptions)
              ) : (
                <span className={styles.whole}>
                  {t('billing_console.used_of', { used: number(redemptions), most: number(max_redemptions) })}
                </span>
              ),
          },
          {
            id: 'expires',
            label: t('billing_console.expires'),
            width: '140px',
            hideBelow: 1024,
            // The last day, which ends at midnight in UTC.
            cell: ({ expires_at }) => (expires_at ? date(expires_at, 'UTC') : t('billing_console.never')),
          },
          {
            id: 'status',
            label: t('billing_console.state'),
            width: '100px',
            cell: ({ active }) => (
              <Badge tone={active ? 'good' : undefined}>
                {t(active ? 'billing_console.coupon_active' : 'billing_console.coupon_ended')}
              </Badge>
            ),
          },
        ]}
        actionsOf={coupon =>
          coupon.active
            ? [
                {
                  id: 'delete',
                  label: t('billing_console.delete_coupon'),
                  icon: <Trash2 size={16} aria-hidden />,
                  isDanger: true,
                  onAction: () => leave(coupon),
                },
              ]
            : []
        }
      />
      <Dialog title={t('billing_console.new_coupon')} isOpen={isAdding} onClose={() => setAdding(false)}>
        <CouponForm onClose={() => setAdding(false)} />
      </Dialog>
      <ConfirmDialog
        title={t('billing_console.delete_coupon_title', { code: leaving?.code ?? '' })}
        action={t('billing_console.delete_coupon')}
        isOpen={leaving !== undefined}
        onClose={() => leave(undefined)}
        onConfirm={async () => leaving && (await remove.mutateAsync(leaving))}
      >
        <p>{t('billing_console.delete_coupon_text')}</p>
      </ConfirmDialog>
    </Section>
  )
}
