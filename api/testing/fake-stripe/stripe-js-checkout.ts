/** `initCheckoutElementsSdk` of the fake Stripe.js. This function runs in a page, as text: it uses nothing from outside itself. */
import type { ElementOptions, FakeElement } from './stripe-js-element.ts'

export type BrowserCaller = (action: string, body: object) => Promise<Record<string, unknown>>

export interface ScriptParts {
  key: string
  call: BrowserCaller
  createElement(kind: string, options?: ElementOptions): FakeElement
}

interface Contact {
  name?: string | null
  address?: Record<string, string | null>
}
interface SessionView {
  id: string
  email: string | null
  canConfirm: boolean
  billingAddress: Contact | null
  fake?: { returnUrl: string | null; needsCard: boolean }
  [name: string]: unknown
}
interface ConfirmArgs {
  returnUrl?: string
  redirect?: 'always' | 'if_required'
  paymentMethod?: string
  email?: string
  billingAddress?: Contact
}

export function createCheckoutSdk(
  { call, createElement }: ScriptParts,
  options: { clientSecret: string | Promise<string>; defaultValues?: { email?: string; billingAddress?: Contact } },
) {
  const elements = new Map<string, FakeElement>()
  const listeners = new Set<(session: SessionView) => void>()
  const inputs = { email: options.defaultValues?.email ?? null, billing: options.defaultValues?.billingAddress ?? null }
  let client_secret = ''
  let session: SessionView | undefined
  let needs = { returnUrl: null as string | null, needsCard: true }

  function show(view: SessionView): SessionView {
    const { fake, ...shown } = view
    if (fake) needs = fake
    const email = inputs.email ?? view.email
    const hasCard = elements.get('payment')?.isComplete() === true || !needs.needsCard
    const isOpen = (view.status as { type: string }).type === 'open'
    session = {
      ...shown,
      id: view.id,
      email,
      billingAddress: inputs.billing ?? view.billingAddress,
      canConfirm: isOpen && hasCard && email !== null,
    }
    return session
  }
  function change(view: SessionView): SessionView {
    const shown = show(view)
    for (const listener of listeners) listener(shown)
    return shown
  }
  const success = (view: SessionView) => ({ type: 'success' as const, session: change(view) })
  const failure = (message: string, code: string | null = null, more = {}) => ({
    type: 'error' as const,
    error: { message, code, ...more },
  })

  async function act(action: string, body: object, code: string | null = null) {
    const answer = await call(action, { client_secret, ...body })
    const error = answer.error as { message: string } | undefined
    return error ? failure(error.message, code) : success(answer.session as SessionView)
  }

  function add(kind: string, settings?: ElementOptions): FakeElement {
    if (elements.has(kind)) throw new Error(`IntegrationError: this page has a ${kind} element already.`)
    const element = createElement(kind === 'billing' || kind === 'shipping' ? 'address' : kind, settings)
    const destroy = element.destroy as () => void
    element.destroy = () => {
      elements.delete(kind)
      destroy()
    }
    elements.set(kind, element)
    element.onChange(() => session && change(session))
    return element
  }

  async function confirm(args: ConfirmArgs = {}) {
    const payment = elements.get('payment')
    const contact = args.billingAddress ?? inputs.billing
    const email = args.email ?? inputs.email ?? session?.email ?? undefined
    if (!email) return failure('An email is required.')
    if (needs.needsCard && !args.paymentMethod && !payment?.isComplete())
      return failure('Your card number is incomplete.')
    const card = payment?.isComplete() ? payment.getCard() : undefined
    const address = { ...payment?.getAddress(), ...contact?.address }
    const billing = { name: contact?.name ?? undefined, address }
    let answer = await call('confirm', { client_secret, card, payment_method: args.paymentMethod, email, billing })
    if (answer.status === 'requires_action' && payment)
      answer = await call('authenticate', { client_secret, succeeds: await payment.authenticate() })
    const error = answer.error as { message: string; decline_code?: string } | undefined
    const declined = answer.status === 'declined' ? (answer as { message?: string; decline_code?: string }) : error
    if (declined)
      return failure(declined.message ?? '', 'paymentFailed', {
        paymentFailed: { declineCode: declined.decline_code ?? null },
      })
    const result = success(answer.session as SessionView)
    const target = args.returnUrl ?? needs.returnUrl
    if (args.redirect !== 'if_required' && target)
      window.location.href = target.replace('{CHECKOUT_SESSION_ID}', result.session.id)
    return result
  }

  const actions = {
    getSession: () => session,
    confirm,
    applyPromotionCode: (code: string) => act('apply_promotion_code', { code }, 'invalidCode'),
    removePromotionCode: () => act('remove_promotion_code', {}),
    updateLineItemQuantity: (args: { lineItem: string; quantity: number }) => act('update_quantity', args),
    async updateEmail(email: string | null) {
      if (email !== null && !/^\S+@\S+\.\S+$/.test(email)) return failure('Your email is invalid.', 'invalidEmail')
      inputs.email = email
      return success(session!)
    },
    async updateBillingAddress(contact: Contact | null) {
      inputs.billing = contact
      return act('update_billing_address', { billing: contact ?? {} })
    },
    updateShippingAddress: async () => success(session!),
    updatePhoneNumber: async () => success(session!),
    updateTaxIdInfo: async () => success(session!),
    async runServerUpdate(update: () => Promise<unknown>) {
      await update()
      return act('retrieve', {})
    },
    async validateElements() {
      return needs.needsCard && !elements.get('payment')?.isComplete()
        ? failure('Your card number is incomplete.', 'validation_error', {
            validation_errors: [{ element: 'payment', message: 'Your card number is incomplete.' }],
          })
        : success(session!)
    },
  }

  const get = (kind: string) => () => elements.get(kind) ?? null
  return {
    on: (event: string, listener: (session: SessionView) => void) =>
      void (event === 'change' && listeners.add(listener)),
    async loadActions() {
      client_secret = await options.clientSecret
      const answer = await call('retrieve', { client_secret })
      const error = answer.error as { message: string } | undefined
      if (error) return failure(error.message)
      show(answer.session as SessionView)
      return { type: 'success' as const, actions }
    },
    changeAppearance: () => undefined,
    loadFonts: () => undefined,
    createPaymentElement: (settings?: ElementOptions) => add('payment', settings),
    createBillingAddressElement: () => add('billing'),
    createShippingAddressElement: () => add('shipping'),
    createExpressCheckoutElement: () => add('expressCheckout'),
    createCurrencySelectorElement: () => add('currencySelector'),
    createTaxIdElement: () => add('taxId'),
    createContactDetailsElement: () => add('contactDetails'),
    createTermsElement: () => add('terms'),
    getPaymentElement: get('payment'),
    getBillingAddressElement: get('billing'),
    getShippingAddressElement: get('shipping'),
    getExpressCheckoutElement: get('expressCheckout'),
    getCurrencySelectorElement: get('currencySelector'),
    getTaxIdElement: get('taxId'),
  }
}
