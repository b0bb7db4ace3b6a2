/** The checkout of a plan, and the addresses to which payment pages return. */
import { screen } from '../../product/screens/screen.ts'
import { matching, oneOf, text } from '../../product/screens/search.ts'

/** Who pays comes back with the checkout's ID. */
const search = { state: oneOf('success', 'cancel'), session: text }

export const screens = [
  screen('/checkout', {
    name: 'Checkout',
    access: 'public',
    search: {
      ...search,
      step: oneOf('payment'),
      plan: text,
      interval: oneOf('month', 'year'),
      currency: matching(/^[A-Z]{3}$/),
    },
    hasPayment: true,
    load: () => import('./checkout.tsx').then(module => module.loadCheckout()),
  }),
  screen('/success', {
    name: 'Checkout Success',
    access: 'public',
    search,
    load: () => import('./return.tsx').then(module => module.CheckoutSuccess),
  }),
  screen('/cancel', {
    name: 'Checkout Cancel',
    access: 'public',
    search,
    load: () => import('./return.tsx').then(module => module.CheckoutCancel),
  }),
] as const
