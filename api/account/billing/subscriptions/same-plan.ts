/** Whether a subscription has what a change is to make of it. Pure. */
import type { ChangeItem } from '../table.ts'
import type { SubscriptionRow } from './store.ts'

const sort = (list: readonly ChangeItem[]) =>
  list
    .map(({ plan_id, quantity }) => `${plan_id} ${quantity}`)
    .toSorted()
    .join()

/** Whether a subscription has the plans and the interval already. */
export const isSamePlan = (
  row: Pick<SubscriptionRow, 'items' | 'interval'>,
  { items, interval }: { items: readonly ChangeItem[]; interval: SubscriptionRow['interval'] },
): boolean => interval === row.interval && sort(items) === sort(row.items)
