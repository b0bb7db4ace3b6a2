/** The bank's part of paying for more add-ons: confirmed there, the cart is paid for and empty. */
import { useNavigate } from '@tanstack/react-router'
import { cart } from '../../product/cart/queries.ts'
import { type BankConfirmation, useBankConfirmation } from '../../product/payment/use-bank-confirmation.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { problemOf } from '../../ui/problem.ts'

export const changedByCart = (site_id: string) => [['carts', site_id], ['usage'], ['billing']] as const

export function useCartAtBank(site_id: string): BankConfirmation {
  const navigate = useNavigate()
  return useBankConfirmation({
    repeat: async change_id => {
      try {
        return (await cart.checkOut({ site_id, body: { change_id } })).confirmation
      } catch (error) {
        // Stripe's event was here before and has emptied it.
        if (problemOf(error).code === 'cart_empty') return undefined
        throw error
      }
    },
    refreshes: changedByCart(site_id),
    onDone: () => void navigate({ href: pathTo('/sites/$site_id/cart', { site_id }, { state: 'success' }) }),
  })
}
