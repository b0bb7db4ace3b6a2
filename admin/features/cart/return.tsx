/** `success` and `cancel` lead to the cart, which says how its payment ended. */
import { Navigate } from '@tanstack/react-router'
import { useSiteId } from '../../product/screens/use-view.ts'

const to = '/sites/$site_id/cart'

export const CartSuccess = () => (
  <Navigate to={to} params={{ site_id: useSiteId() }} search={{ state: 'success' }} replace />
)

export const CartCancel = () => (
  <Navigate to={to} params={{ site_id: useSiteId() }} search={{ state: 'cancel' }} replace />
)
