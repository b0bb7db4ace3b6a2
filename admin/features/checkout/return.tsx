/** `/success` and `/cancel`: both lead to the checkout, which says how it ended. */
import { Navigate } from '@tanstack/react-router'
import { useView } from '../../product/screens/use-view.ts'

export function CheckoutSuccess() {
  const [{ session }] = useView('/success')
  return <Navigate to="/checkout" search={{ state: 'success', session }} replace />
}

export function CheckoutCancel() {
  const [{ session }] = useView('/cancel')
  return <Navigate to="/checkout" search={{ state: 'cancel', session }} replace />
}
