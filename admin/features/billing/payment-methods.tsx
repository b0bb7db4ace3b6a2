/** What the account pays with: add one, make it the default, remove it. */
import type { PaymentMethod } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { CreditCard, Landmark, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './billing.module.css'
import { toMethodName } from './method-name.ts'
import { billing, paymentMethodsQuery } from './queries.ts'

/** Stripe's package comes with the dialog. */
const AddPaymentMethod = lazy(() =>
  import('./add-payment-method.tsx').then(module => ({ default: module.AddPaymentMethod })),
)

export function PaymentMethods() {
  const messages = useMessages()
  const { t } = messages
  const { data, error, refetch } = useQuery(paymentMethodsQuery())
  const [isAdding, setAdding] = useState(false)
  const [leaving, leave] = useState<PaymentMethod>()
  const remove = useChange({
    run: ({ id }: PaymentMethod) => billing.deletePaymentMethod({ payment_method_id: id }),
    shows: 'the answer',
    refreshes: [['billing']],
    done: () => ({ text: t('billing.method_removed_toast') }),
    isHandled: () => true,
  })
  return (
    <Section
      title={t('billing.methods')}
      action={
        !isAdding && (
          <Button icon={<Plus size={16} aria-hidden />} onPress={() => setAdding(true)}>
            {t('billing.add_method')}
          </Button>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton />}
      {data?.length === 0 && <EmptyState title={t('billing.no_methods')} text={t('billing.no_methods_text')} />}
      {data && data.length > 0 && (
        <ul className={styles.methods}>
          {data.map(method => (
            <MethodRow key={method.id} method={method} onRemove={() => leave(method)} />
          ))}
        </ul>
      )}
      {/* In no dialog: it would make the window inert in which a bank asks for a confirmation. */}
      {isAdding && (
        <div className={styles.adding}>
          <Suspense fallback={<Skeleton />}>
            <AddPaymentMethod onClose={() => setAdding(false)} />
          </Suspense>
        </div>
      )}
      <ConfirmDialog
        title={t('billing.remove_method_title', { name: leaving ? toMethodName(leaving, messages) : '' })}
        action={t('billing.remove_method')}
        isOpen={leaving !== undefined}
        onClose={() => leave(undefined)}
        onConfirm={async () => leaving && (await remove.mutateAsync(leaving))}
      >
        <p>{t('billing.remove_method_text')}</p>
      </ConfirmDialog>
    </Section>
  )
}

function MethodRow({ method, onRemove }: { method: PaymentMethod; onRemove: () => void }) {
  const messages = useMessages()
  const { t } = messages
  const { id, type, name, expires_month, expires_year, is_default, expires_soon } = method
  const makeDefault = useChange({
    run: () => billing.setDefaultPaymentMethod({ payment_method_id: id }),
    shows: 'the answer',
    refreshes: [['billing']],
    done: () => ({ text: t('billing.default_toast') }),
  })
  const label = toMethodName(method, messages)
  const expiry = expires_month && expires_year ? `${String(expires_month).padStart(2, '0')}/${expires_year}` : undefined
  return (
    <li>
      {type === 'card' ? <CreditCard size={20} aria-hidden /> : <Landmark size={20} aria-hidden />}
      <div className={styles.method}>
        <strong className="numbers">{label}</strong>
        {expiry && <span className="muted numbers">{t('billing.expires', { date: expiry })}</span>}
        {name && <span className="muted">{name}</span>}
        {is_default && <Badge tone="good">{t('billing.default')}</Badge>}
        {expires_soon && <Badge tone="warning">{t('billing.expires_soon')}</Badge>}
      </div>
      <Menu
        label={t('billing.actions_of', { name: label })}
        actions={[
          ...(is_default
            ? []
            : [{ id: 'default', label: t('billing.make_default'), onAction: () => makeDefault.mutate(undefined) }]),
          { id: 'remove', label: t('billing.remove_method'), isDanger: true, onAction: onRemove },
        ]}
      />
    </li>
  )
}
