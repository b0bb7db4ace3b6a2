/** Add-ons of one type, each with its price, how many the site has, and the way into the cart. */
import type { PlanType } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PaymentsOff } from '../payment/payments-off.tsx'
import { pathTo } from '../screens/path-to.ts'
import { AddOnCard } from './add-on-card.tsx'
import styles from './add-on-list.module.css'
import { addOnsQuery, cartQuery } from './queries.ts'

interface AddOnListProps {
  site_id: string
  /** All that one may buy if absent. */
  plan_type?: PlanType
  /** This one alone. */
  plan_id?: string
  /** Where no heading stands between the screen's and theirs. */
  isScreen?: boolean
}

export function AddOnList({ site_id, plan_type, plan_id, isScreen = false }: AddOnListProps) {
  const { t } = useMessages()
  const addOns = useQuery(addOnsQuery(site_id, plan_type))
  const cart = useQuery(cartQuery(site_id))
  const error = addOns.error ?? cart.error
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([addOns.refetch(), cart.refetch()])} />
  if (!addOns.data || !cart.data) return <Skeleton />
  const { payments } = addOns.data
  if (payments !== 'on') return <PaymentsOff payments={payments} />
  const shown = addOns.data.data.filter(({ id }) => plan_id === undefined || id === plan_id)
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<ShoppingCart size={20} aria-hidden />}
        title={t('cart.no_add_ons')}
        text={t('cart.no_add_ons_text')}
      />
    )
  return (
    <ul className={styles.list}>
      {shown.map(addOn => (
        <AddOnCard key={addOn.id} site_id={site_id} addOn={addOn} cart={cart.data} heading={isScreen ? 'h2' : 'h3'} />
      ))}
    </ul>
  )
}

/** The way to the cart, with how many things are in it. */
export function CartLink({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  const { data } = useQuery(cartQuery(site_id))
  const count = data?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  return (
    <Link look="button" href={pathTo('/sites/$site_id/cart', { site_id })}>
      <ShoppingCart size={16} aria-hidden />
      {t('cart.open', { count })}
    </Link>
  )
}
