/** The checkout for which somebody registers: after they confirmed their address, in whatever tab, it goes on from there. */
import type { Href } from '../../ui/href.ts'

const key = 'leadwright.checkout'

export const pendingCheckout = {
  keep: (href: Href) => localStorage.setItem(key, href),
  get: (): Href | undefined => (localStorage.getItem(key) ?? undefined) as Href | undefined,
  forget: () => localStorage.removeItem(key),
}
