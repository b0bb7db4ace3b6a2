/** `window.Stripe` as a payment form meets it: a session of 29 euros whose confirmations end as a test says. */

interface Contact {
  name?: string | null
  address: { country: string; postal_code?: string | null }
}
export interface FakeStripePage {
  /** Who paid, by each confirmation. */
  confirmed: Contact[]
  /** The secrets of what a bank was asked to confirm. */
  asked: string[]
  remove(): void
}

const money = (minorUnitsAmount: number) => ({ minorUnitsAmount, amount: `€${minorUnitsAmount / 100}` })
const session = (status: 'open' | 'complete', tax = 0) => ({
  id: 'cs_test_a1',
  currency: 'eur',
  status: { type: status },
  lineItems: [{ id: 'li_1', name: 'Starter', quantity: 1, subtotal: money(2_900) }],
  tax: { status: present.taxOf && tax === 0 ? 'requires_billing_address' : 'ready' },
  total: { total: money(2_900 + tax), discount: money(0), taxExclusive: money(tax) },
})

interface Answers {
  /** Taxes are on: the tax of a country. */
  taxOf?: ((country: string) => number | Promise<number>) | undefined
  /** Refusals of the first confirmations. */
  confirm?: string[]
  /** The bank's window: how it ends, which may be later. */
  bank?: () => Promise<{ error?: { type: string; code: string; message: string } }>
}

/** Of the test that runs: the loader keeps the first `window.Stripe` of a file. */
let present: Required<Omit<Answers, 'taxOf'>> & Pick<Answers, 'taxOf'> & Pick<FakeStripePage, 'asked' | 'confirmed'>

export function serveStripe({ confirm = [], bank = async () => ({}), taxOf }: Answers = {}): FakeStripePage {
  const asked: string[] = []
  const confirmed: Contact[] = []
  present = { confirm: [...confirm], bank, taxOf, asked, confirmed }
  const element = () => {
    const node = document.createElement('div')
    const self = {
      mount: (target: HTMLElement) => target.append(node),
      destroy: () => node.remove(),
      unmount: () => node.remove(),
      on: () => self,
      once: () => self,
      off: () => self,
      update: () => undefined,
    }
    return self
  }
  let changed: ((shown: object) => void) | undefined
  let tax = 0
  const actions = {
    getSession: () => session('open', tax),
    updateBillingAddress: async ({ address }: Contact) => {
      tax = (await present.taxOf?.(address.country)) ?? 0
      const shown = session('open', tax)
      changed?.(shown)
      return { type: 'success', session: shown }
    },
    confirm: async ({ billingAddress }: { billingAddress: Contact }) => {
      present.confirmed.push(billingAddress)
      const message = present.confirm.shift()
      return message
        ? { type: 'error', error: { message, code: 'paymentFailed', paymentFailed: { declineCode: null } } }
        : { type: 'success', session: session('complete') }
    },
  }
  const Stripe = () => ({
    elements: () => ({}),
    createToken: async () => ({}),
    createPaymentMethod: async () => ({}),
    confirmCardPayment: async () => ({}),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => {
      present.asked.push(clientSecret)
      return present.bank()
    },
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
    initCheckoutElementsSdk: () => ({
      on: (_event: string, listener: (shown: object) => void) => {
        changed = listener
      },
      loadActions: async () => ({ type: 'success', actions }),
      changeAppearance: () => undefined,
      loadFonts: () => undefined,
      createPaymentElement: element,
      getPaymentElement: () => null,
    }),
  })
  const place = window as unknown as { Stripe?: unknown }
  place.Stripe = Object.assign(Stripe, { version: 'dahlia' })
  return {
    confirmed,
    asked,
    remove: () => {
      delete place.Stripe
    },
  }
}
