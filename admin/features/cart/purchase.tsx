/** Add-ons of leads or of audiences, or the one that the path names. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { AddOnList, CartLink } from '../../product/cart/add-on-list.tsx'
import { addOnsQuery } from '../../product/cart/queries.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useHeldFocus } from '../../ui/use-held-focus.ts'

export const PurchaseLeads = () => <Purchase plan_type="lead" />
export const PurchaseAudiences = () => <Purchase plan_type="audience" />

function Purchase({ plan_type }: { plan_type: 'lead' | 'audience' }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const { plan_id } = useParams({ strict: false })
  const { data: addOns } = useQuery(addOnsQuery(site_id, plan_type))
  useHeldFocus()
  return (
    <>
      <PageHeader
        title={t(plan_type === 'lead' ? 'cart.buy_leads' : 'cart.buy_audiences')}
        description={t('cart.add_ons_text')}
        action={addOns?.payments === 'on' && <CartLink site_id={site_id} />}
      />
      <AddOnList isScreen site_id={site_id} plan_type={plan_type} {...(plan_id !== undefined && { plan_id })} />
    </>
  )
}
